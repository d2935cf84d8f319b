#include "app/services/analysis/page_state.h"

#include "app/services/analysis/diagram_svg.h"
#include "app/services/analysis/nag_text.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/chess/fen.h"
#include "engine/chess/game_text.h"
#include "engine/words/report_words.h"

namespace plyglass {

std::string escaped(std::string_view words) { return escaped(text(words)); }
std::string escaped(const Text& words) { return escaped(translated(words)); }

PageGame::PageGame(const Game& shown, const GameReport& itsReport)
    : game(shown), report(itsReport), positions(report.line), nodes(nodesTo(game.mainLineEnd())) {}

bool PageGame::isJudgedTwice(int move) const {
    const int nag = judgingNag(node(move).nags);
    return nag != 0 && nag != markNag(judged(move).mark) && !markSign(judged(move).mark).empty();
}

std::string PageGame::moveText(int move) const {
    const GameNode& made = node(move);
    const std::string sign = judgingNag(made.nags) != 0 ? "" : markSign(judged(move).mark);
    return moveNumber(made) + made.san() + sign + nagSigns(made.nags).toStdString();
}

PageJson stateJson(const Position& position, Move last, const std::string& words,
                   const std::vector<Mark>& marks) {
    PageJson json = {{"placement", toPlacement(position)}, {"fen", toFen(position)}, {"text", words}};
    json["squares"] = PageJson::array();
    if (!last.isNull()) json["squares"] = {static_cast<int>(last.from()), static_cast<int>(targetOf(last))};
    if (!marks.empty()) json["arrows"] = marksSvg(marks);
    return json;
}

}  // namespace plyglass
