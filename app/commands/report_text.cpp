#include "app/commands/report_text.h"

#include <fmt/format.h>

#include "app/services/translated.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

constexpr std::size_t kMoveWidth = 14;
constexpr std::size_t kNumberWidth = 8;

std::string utf8(const Text& text) { return translated(text).toStdString(); }

/// Pads by visible characters, not by bytes.
std::string padded(const QString& text, std::size_t width, bool isRight) {
    const auto size = static_cast<qsizetype>(width);
    return (isRight ? text.rightJustified(size) : text.leftJustified(size)).toStdString();
}

std::string playerLine(const Game& game, const GameReport& report, Color color) {
    const std::string_view name = game.tag(color == White ? "White" : "Black");
    return fmt::format("{}: {}{}\n", color == White ? "White" : "Black",
                       name.empty() || name == "?" ? "" : std::string(name) + ". ",
                       utf8(sideText(report.sides[color])));
}

std::string moveRow(const GameReport& report, int index) {
    const ReportMove& move = report.moves[static_cast<std::size_t>(index)];
    const std::string name = reportMoveText(report, index);
    if (!move.isKnown) return name + '\n';
    const auto white = report.whitePercent(index + 1);
    std::string row = padded(QString::fromStdString(name), kMoveWidth, false);
    row += padded(translated(reportScoreText(report, index + 1)), kNumberWidth, true);
    row += padded(white ? translated(winPercentText(*white)) : QString(), kNumberWidth, true);
    row += padded(move.loss > 0.05 ? QString::number(move.loss, 'f', 1) : QString(), kNumberWidth, true);
    const Text mark = markName(move.mark);
    if (!mark.isEmpty()) row += "  " + utf8(mark);
    if (move.isTurningPoint) row += "  (turning point)";
    return row + '\n';
}

std::string movesTable(const GameReport& report) {
    std::string table = fmt::format("{:<{}}{:>{}}{:>{}}{:>{}}\n", "Move", kMoveWidth, "Score", kNumberWidth,
                                    "White", kNumberWidth, "Cost", kNumberWidth);
    for (int i = 0; i < static_cast<int>(report.moves.size()); ++i) table += moveRow(report, i);
    return table;
}

std::string worseMoves(const GameReport& report) {
    std::string text;
    for (int i = 0; i < static_cast<int>(report.moves.size()); ++i) {
        const ReportMove& move = report.moves[static_cast<std::size_t>(i)];
        if (markSign(move.mark).empty()) continue;
        const Text why = whyMissedText(report, i);
        text +=
            fmt::format("\n{}  {}. {} {}\n", reportMoveText(report, i), utf8(markName(move.mark)),
                        utf8(swingSentence(report, i)), utf8(why.isEmpty() ? betterText(report, i) : why));
    }
    return text;
}

std::string turningLine(const GameReport& report) {
    std::string line;
    for (const int move : report.turningPoints)
        line += (line.empty() ? "Turning points: " : ", ") + reportMoveText(report, move);
    return line.empty() ? "" : line + '\n';
}

}  // namespace

std::string gameReportText(const Game& game, const GameReport& report) {
    std::string text = playerLine(game, report, White) + playerLine(game, report, Black);
    text += turningLine(report);
    text += fmt::format("{}.\n", utf8(provenanceText(report.provenance)));
    if (!report.isComplete())
        text += fmt::format("Not complete: {} of {} positions searched.\n", report.searchedPositions(),
                            report.positions.size());
    return text + '\n' + movesTable(report) + worseMoves(report);
}

}  // namespace plyglass
