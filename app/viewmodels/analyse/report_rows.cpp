#include "app/viewmodels/analyse/report_rows.h"

#include <QCoreApplication>

#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/words/report_words.h"

namespace plyglass {

namespace {

struct RowWords {
    Q_DECLARE_TR_FUNCTIONS(ReportRows)
};

ReportFigure counted(const GameReport& report, const QString& name, const QString& tone,
                     int ReportSide::*count) {
    const ReportSide& white = report.sides[White];
    const ReportSide& black = report.sides[Black];
    const bool any = white.*count + black.*count > 0;
    return {name, QString::number(white.*count), QString::number(black.*count),
            any ? tone : QStringLiteral("neutral")};
}

bool isNotable(const ReportMove& move) { return move.isTurningPoint || !markSign(move.mark).empty(); }

bool isListed(ReportedSides sides, Color mover) {
    return sides == ReportedSides::Both || (sides == ReportedSides::White) == (mover == White);
}

ReportLine lineOf(const QString& name, const Position& before, const RootLine& line) {
    const AnalysisLine shown = analysisLineOf(before, line);
    return {name, shown.score, shown.isMate, shown.html, shown.text, line.pv};
}

}  // namespace

QString toneOf(MoveMark mark) {
    if (isBad(mark)) return QStringLiteral("bad");
    if (mark == MoveMark::Inaccuracy) return QStringLiteral("warn");
    return mark == MoveMark::Best ? QStringLiteral("good") : QStringLiteral("neutral");
}

QList<ReportFigure> reportFigures(const GameReport& report) {
    const ReportSide& white = report.sides[White];
    const ReportSide& black = report.sides[Black];
    const QString neutral = QStringLiteral("neutral");
    return {
        {RowWords::tr("Accuracy"), translated(accuracyText(white.accuracy)),
         translated(accuracyText(black.accuracy)), neutral},
        {RowWords::tr("Average loss"), translated(averageLossText(white)), translated(averageLossText(black)),
         neutral},
        counted(report, RowWords::tr("Best moves"), QStringLiteral("good"), &ReportSide::best),
        counted(report, RowWords::tr("Inaccuracies"), QStringLiteral("warn"), &ReportSide::inaccuracies),
        counted(report, RowWords::tr("Mistakes"), QStringLiteral("bad"), &ReportSide::mistakes),
        counted(report, RowWords::tr("Blunders"), QStringLiteral("bad"), &ReportSide::blunders),
    };
}

QList<ReportedMove> reportedMoves(const GameReport& report, ReportedSides sides, int current) {
    QList<ReportedMove> rows;
    for (int i = 0; i < static_cast<int>(report.moves.size()); ++i) {
        const ReportMove& move = report.moves[static_cast<std::size_t>(i)];
        if (!isNotable(move) || !isListed(sides, moverOf(report.line, i))) continue;
        rows += {i,
                 QString::fromStdString(reportMoveText(report, i)),
                 translated(markName(move.mark)),
                 toneOf(move.mark),
                 translated(swingText(report, i)),
                 move.isTurningPoint,
                 move.awaitsSearch,
                 i == current};
    }
    return rows;
}

QList<ReportLine> reportLines(const GameReport& report, int move) {
    const ReportMove& judged = report.moves[static_cast<std::size_t>(move)];
    if (!judged.isKnown) return {};
    const auto& moves = report.line.moves;
    const Position before = LineWalk(report.line.start, {moves.begin(), moves.begin() + move}).last();
    QList<ReportLine> lines;
    if (const std::vector<Move> best = report.best(move).line; !best.empty() && best.front() != judged.played)
        lines += lineOf(RowWords::tr("Better"), before, {judged.bestScore, best});
    lines += lineOf(RowWords::tr("Played"), before, {judged.playedScore, report.played(move).line});
    return lines;
}

}  // namespace plyglass
