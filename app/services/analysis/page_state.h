// Shared data of an exported game page: game, report, texts, and the positions for the page's script.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/analysis/printed_tags.h"
#include "app/services/utf8_text.h"
#include "engine/base/text_value.h"
#include "engine/chess/game.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

using PageJson = nlohmann::ordered_json;

struct PageWords {
    Q_DECLARE_TR_FUNCTIONS(HtmlExport)
};

/// As `escaped` of a QString.
std::string escaped(std::string_view words);
std::string escaped(const Text& words);

/// Both must outlive it.
struct PageGame {
    PageGame(const Game& game, const GameReport& report);

    bool hasReport() const { return report.searchedPositions() > 0; }
    const GameNode& node(int move) const { return *nodes[static_cast<std::size_t>(move)]; }
    const ReportMove& judged(int move) const { return report.moves[static_cast<std::size_t>(move)]; }
    /// Whether both the game and the report rate the move.
    bool isJudgedTwice(int move) const;
    /// "12…Qxb2??", with the signs of the game, otherwise the report's.
    std::string moveText(int move) const;
    QString player(Color color) const { return printedPlayer(game, color); }

    const Game& game;
    const GameReport& report;
    const LinePositions positions;
    const std::vector<const GameNode*> nodes;  ///< one per move of the main line
};

/// A position as shown by the script; `words` describe its location.
PageJson stateJson(const Position& position, Move last, const std::string& words,
                   const std::vector<Mark>& marks = {});

/// Lines outside the game by id, and where each starts.
struct PageLines {
    PageJson lines = PageJson::object();    ///< arrays of states
    PageJson origins = PageJson::object();  ///< {ply} or {ply, line, step}; none for lines of the report
};

}  // namespace plyglass
