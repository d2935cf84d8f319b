// What the parts of the page of a game share: the game with its report, words, and the positions that the
// page's script shows.
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

/// Both must live longer.
struct PageGame {
    PageGame(const Game& game, const GameReport& report);

    bool hasReport() const { return report.searchedPositions() > 0; }
    const GameNode& node(int move) const { return *nodes[static_cast<std::size_t>(move)]; }
    const ReportMove& judged(int move) const { return report.moves[static_cast<std::size_t>(move)]; }
    /// The game itself has a sign for the move, and the report judges it as well.
    bool isJudgedTwice(int move) const;
    /// "12…Qxb2??", with the signs of the game, or else the report's.
    std::string moveText(int move) const;
    QString player(Color color) const { return printedPlayer(game, color); }

    const Game& game;
    const GameReport& report;
    const LinePositions positions;
    const std::vector<const GameNode*> nodes;  ///< one for each move of the main line
};

/// What the script shows of a position; `words` tell where it is.
PageJson stateJson(const Position& position, Move last, const std::string& words,
                   const std::vector<Mark>& marks = {});

/// The lines beside the game by their ids, and where each leaves the game or another line.
struct PageLines {
    PageJson lines = PageJson::object();    ///< an array of states each
    PageJson origins = PageJson::object();  ///< {ply} or {ply, line, step}; none for lines of the report
};

}  // namespace plyglass
