#include "app/services/analysis/page_report.h"

#include <fmt/format.h>

#include <algorithm>

#include "app/services/analysis/annotated_game.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"
#include "engine/lab/analysis/report_json.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

constexpr int kGraphWidth = 960;
constexpr int kGraphHeight = 200;

double graphY(double whitePercent) { return kGraphHeight * (1 - whitePercent / 100); }

std::string countRow(MoveMark mark, const QString& name, int count) {
    return fmt::format("<li class=\"{}\"><span>{}</span><b>{}</b></li>", count > 0 ? idOf(mark) : "",
                       escaped(name), count);
}

std::string playerCard(const PageGame& game, Color color) {
    const ReportSide& side = game.report.sides[color];
    return fmt::format(
        "<div class=\"player\"><div class=\"name\"><span class=\"colour {}\"></span>{}</div>"
        "<div class=\"accuracy\">{}</div><div class=\"label\">{}</div><ul class=\"counts\">{}{}{}"
        "<li><span>{}</span><b>{}</b></li></ul></div>\n",
        color == White ? "" : "black", escaped(game.player(color)), escaped(accuracyText(side.accuracy)),
        escaped(PageWords::tr("Accuracy")),
        countRow(MoveMark::Inaccuracy, PageWords::tr("Inaccuracies"), side.inaccuracies),
        countRow(MoveMark::Mistake, PageWords::tr("Mistakes"), side.mistakes),
        countRow(MoveMark::Blunder, PageWords::tr("Blunders"), side.blunders),
        escaped(PageWords::tr("Average loss")), escaped(averageLossText(side)));
}

/// Moves of a line as buttons; adds its positions to the page data.
std::string lineButtons(const PageGame& game, PageLines& lines, int move, const char* kind,
                        const QString& name, std::vector<Move> line) {
    if (line.empty()) return {};
    line.resize(std::min(line.size(), kVariationPlies));
    const std::string id = fmt::format("{}{}", kind, move);
    Position position = game.positions.at(move);
    std::string buttons;
    PageJson steps = PageJson::array();
    for (const Move each : line) {
        const bool isNumbered = position.sideToMove() == White || steps.empty();
        const QString words = text(isNumbered ? lineToText(position, {each}, 1) : toSan(position, each));
        buttons += fmt::format("<button data-line=\"{}\" data-step=\"{}\">{}</button>", id, steps.size(),
                               escaped(words));
        const std::string where = lineToText(position, {each}, 1);
        position.play(each);
        steps.push_back(stateJson(position, each, where));
    }
    lines.lines[id] = std::move(steps);
    return fmt::format("<div class=\"line\"><span>{}</span>{}</div>\n", escaped(name), buttons);
}

std::string note(const PageGame& game, PageLines& lines, int move) {
    const ReportMove& made = game.judged(move);
    const bool isMarked = !markSign(made.mark).empty();
    const QString name = translated(markName(made.mark));
    const QString mark = game.isJudgedTwice(move) ? PageWords::tr("Report: %1").arg(name) : name;
    std::string words =
        fmt::format("<h2>{}{}</h2>\n", escaped(game.moveText(move)),
                    mark.isEmpty() ? ""
                                   : fmt::format("<span class=\"chip {}\">{}</span>",
                                                 isMarked ? idOf(made.mark) : "", escaped(mark)));
    if (game.hasReport() && !made.isKnown)
        words += fmt::format("<p>{}</p>\n", escaped(PageWords::tr("Not searched yet.")));
    if (isMarked) {
        words += fmt::format("<p>{}</p>\n", escaped(swingSentence(game.report, move)));
        words += lineButtons(game, lines, move, "best", PageWords::tr("Better"), game.report.best(move).line);
        words +=
            lineButtons(game, lines, move, "played", PageWords::tr("Played"), game.report.played(move).line);
    }
    if (const Text why = whyMissedText(game.report, move, MissedLines::ShownBeside); !why.isEmpty())
        words += fmt::format("<p>{}</p>\n", escaped(why));
    return fmt::format("<section class=\"note\" data-ply=\"{}\"{}>\n{}</section>\n", move + 1,
                       isMarked ? "" : " hidden", words);
}

}  // namespace

double pageGraphX(const PageGame& game, int position) {
    const int last = game.positions.count() - 1;
    return last == 0 ? 0 : static_cast<double>(position) * kGraphWidth / last;
}

/// White's share as an area from below; even where not searched.
std::string pageGraph(const PageGame& game) {
    if (!game.hasReport()) return {};
    std::string area = fmt::format("M0 {}", kGraphHeight);
    std::string dots;
    for (int i = 0; i < game.positions.count(); ++i) {
        const double y = graphY(game.report.whitePercent(i).value_or(50));
        area += fmt::format("L{:.1f} {:.1f}", pageGraphX(game, i), y);
        const MoveMark mark = i == 0 ? MoveMark::None : game.judged(i - 1).mark;
        if (markSign(mark).empty()) continue;
        dots += fmt::format(
            "<circle class=\"dot {}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"6\"><title>{}</title></circle>\n",
            idOf(mark), pageGraphX(game, i), std::clamp(y, 8.0, kGraphHeight - 8.0),
            escaped(reportMoveText(game.report, i - 1)));
    }
    area += fmt::format("L{0} {1}Z", kGraphWidth, kGraphHeight);
    return fmt::format(
        "<section id=\"graph\"><h2>{0}</h2><svg viewBox=\"0 0 {1} {2}\" role=\"img\" "
        "aria-label=\"{0}\">\n<rect class=\"ground\" width=\"{1}\" height=\"{2}\"/>\n"
        "<path class=\"white\" d=\"{3}\"/>\n<line class=\"middle\" x1=\"0\" x2=\"{1}\" y1=\"{4}\" "
        "y2=\"{4}\"/>\n<line class=\"cursor\" x1=\"0\" x2=\"0\" y1=\"0\" y2=\"{2}\"/>\n{5}</svg>"
        "</section>\n",
        escaped(PageWords::tr("White's win percentage")), kGraphWidth, kGraphHeight, area, kGraphHeight / 2,
        dots);
}

std::string pagePlayers(const PageGame& game) {
    if (!game.hasReport()) return {};
    return "<section class=\"players\">\n" + playerCard(game, White) + playerCard(game, Black) +
           "</section>\n";
}

std::string pageTurningPoints(const PageGame& game) {
    if (game.report.turningPoints.empty()) return {};
    std::string rows;
    for (const int move : game.report.turningPoints) {
        rows += fmt::format(
            "<li><button data-ply=\"{}\"><b>{}</b><span class=\"swing\">{}</span></button></li>\n", move + 1,
            escaped(game.moveText(move)), escaped(swingText(game.report, move)));
    }
    return fmt::format("<section id=\"turning\"><h2>{}</h2><ol>\n{}</ol></section>\n",
                       escaped(PageWords::tr("Turning points")), rows);
}

std::string pageNotes(const PageGame& game, PageLines& lines) {
    std::string all;
    for (int move = 0; move < static_cast<int>(game.report.moves.size()); ++move)
        all += note(game, lines, move);
    return all;
}

}  // namespace plyglass
