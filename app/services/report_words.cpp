#include "app/services/report_words.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "app/services/sentences.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/services/why_words.h"
#include "engine/chess/san.h"
#include "engine/knowledge/opening_names.h"
#include "engine/lab/analysis/format.h"
#include "engine/levels/levels.h"

namespace plyglass {

namespace {

struct ReportWords {
    Q_DECLARE_TR_FUNCTIONS(ReportWords)
};

Position positionBefore(const GameReport& report, int move) {
    const auto& moves = report.line.moves;
    return endOf(report.line.start, {moves.begin(), moves.begin() + move});
}

const ReportMove& moveAt(const GameReport& report, int move) {
    return report.moves[static_cast<std::size_t>(move)];
}

/// Lines and reasons are worded as the answer to "why not this move?".
WhyNotAnswer asAnswer(const MissedMove& missed) {
    WhyNotAnswer answer;
    answer.verdict = missed.verdict;
    answer.bestScore = missed.bestScore;
    answer.candidateScore = missed.playedScore;
    answer.bestLine = missed.bestLine;
    answer.candidateLine = missed.playedLine;
    answer.reasons = missed.reasons;
    return answer;
}

QString numberedMove(const LinePositions& positions, const GameLine& line, int move) {
    return text(lineToText(positions.at(move), {line.moves[static_cast<std::size_t>(move)]}, 1));
}

/// Where a game left the book; "" if it never was in it.
QString bookEndText(const GameLine& line, const LinePositions& positions, const OpeningBook& book) {
    int known = 0;
    const auto isKnown = [&](int move) {
        const auto moves = book.movesAt(positions.at(move));
        return std::any_of(moves.begin(), moves.end(), [&](const BookMove& one) {
            return one.move == line.moves[static_cast<std::size_t>(move)];
        });
    };
    const int length = static_cast<int>(line.moves.size());
    while (known < length && isKnown(known)) ++known;
    if (known == 0) return {};
    if (known == length) return ReportWords::tr("All its moves are in the book.");
    const QString last = numberedMove(positions, line, known - 1);
    if (book.movesAt(positions.at(known)).empty()) return ReportWords::tr("In the book until %1.").arg(last);
    return ReportWords::tr("In the book until %1; %2 is not in it.")
        .arg(last, numberedMove(positions, line, known));
}

/// The command line has no translation that knows of singular and plural.
QString countText(int count, const QString& none, const QString& one, const QString& several) {
    if (count == 0) return none;
    return count == 1 ? one : several;
}

}  // namespace

QString markName(MoveMark mark) {
    switch (mark) {
        case MoveMark::Blunder:
            return ReportWords::tr("Blunder");
        case MoveMark::Mistake:
            return ReportWords::tr("Mistake");
        case MoveMark::Inaccuracy:
            return ReportWords::tr("Inaccuracy");
        case MoveMark::Best:
            return ReportWords::tr("Best move");
        case MoveMark::OnlyMove:
            return ReportWords::tr("Only move");
        case MoveMark::None:
            break;
    }
    return {};
}

QString markSign(MoveMark mark) {
    if (mark == MoveMark::Blunder) return QStringLiteral("??");
    if (mark == MoveMark::Mistake) return QStringLiteral("?");
    return mark == MoveMark::Inaccuracy ? QStringLiteral("?!") : QString();
}

int markNag(MoveMark mark) {
    if (mark == MoveMark::Blunder) return 4;
    if (mark == MoveMark::Mistake) return 2;
    return mark == MoveMark::Inaccuracy ? 6 : 0;
}

QString accuracyText(const std::optional<double>& percent) {
    return percent ? ReportWords::tr("%1 %").arg(text(decimalToText(*percent, 1))) : QStringLiteral("–");
}

QString averageLossText(const ReportSide& side) {
    constexpr double kCpPerPawn = 100;
    return side.averageLossCp
               ? ReportWords::tr("%1 pawns").arg(text(decimalToText(*side.averageLossCp / kCpPerPawn, 2)))
               : QStringLiteral("–");
}

QString winPercentText(double percent) {
    return ReportWords::tr("%1 %").arg(text(decimalToText(percent, 0)));
}

QString reportMoveText(const GameReport& report, int move) {
    const ReportMove& made = moveAt(report, move);
    return text(lineToText(positionBefore(report, move), {made.played}, 1)) + markSign(made.mark);
}

QString reportScoreText(const GameReport& report, int position) {
    const auto& searched = report.positions[static_cast<std::size_t>(position)];
    return searched ? translated(scoreToText(searched->score, moverOf(report.line, position))) : QString();
}

QString reportOpeningText(const GameLine& line, const OpeningBook* book) {
    const LinePositions positions(line);
    const OpeningName* name = nullptr;
    for (int i = 1; i < positions.count(); ++i)
        if (const OpeningName* found = OpeningNames::builtIn().find(positions.at(i))) name = found;
    const QString named = name ? text(name->code) + u' ' + text(name->name) + u'.' : QString();
    return joined({named, book ? bookEndText(line, positions, *book) : QString()});
}

QString sideText(const ReportSide& side) {
    if (side.moves == 0) return ReportWords::tr("No moves.");
    const QString exactness = ReportWords::tr("Accuracy %1, average loss %2.")
                                  .arg(accuracyText(side.accuracy), averageLossText(side));
    const QString marks =
        ReportWords::tr("%1, %2, %3.", "2 inaccuracies, 1 mistake, no blunders")
            .arg(countText(side.inaccuracies, ReportWords::tr("No inaccuracies"),
                           ReportWords::tr("1 inaccuracy"),
                           ReportWords::tr("%n inaccuracies", "", side.inaccuracies)),
                 countText(side.mistakes, ReportWords::tr("no mistakes"), ReportWords::tr("1 mistake"),
                           ReportWords::tr("%n mistakes", "", side.mistakes)),
                 countText(side.blunders, ReportWords::tr("no blunders"), ReportWords::tr("1 blunder"),
                           ReportWords::tr("%n blunders", "", side.blunders)));
    return joined({exactness, marks});
}

QString swingText(const ReportMove& move) {
    return ReportWords::tr("Win percentage %1 → %2.")
        .arg(winPercentText(move.winBefore), winPercentText(move.winAfter));
}

QString betterText(const GameReport& report, int move) {
    const MoveMark mark = moveAt(report, move).mark;
    const auto& line = report.bestLine(move);
    if (mark == MoveMark::Best || mark == MoveMark::OnlyMove || line.empty()) return {};
    return ReportWords::tr("Better was %1.")
        .arg(text(lineToText(positionBefore(report, move), line, kQuotedPlies)));
}

QString seenAtDepthText(const MissedMove& missed) {
    if (missed.seenAtDepth == 0) return {};
    if (missed.seenAtDepth == 1)
        return ReportWords::tr("The engine likes another move better from depth 1 on.");
    return ReportWords::tr("The engine sees this when it looks %1 half-moves ahead.").arg(missed.seenAtDepth);
}

QString seenByLevelText(const MissedMove& missed, const Position& before) {
    if (missed.seenByLevel == 0) return {};
    const auto level = levelFromNumber(missed.seenByLevel);
    if (!level || level->isFull()) return ReportWords::tr("Only full strength sees it.");
    const QString name = translated(level->name);
    if (missed.levelMove.isNull())
        return ReportWords::tr("The weakest level that sees it: %1 (%2).").arg(name).arg(level->number);
    return ReportWords::tr("The weakest level that sees it: %1 (%2), which plays %3.")
        .arg(name)
        .arg(level->number)
        .arg(text(toSan(before, missed.levelMove)));
}

QString missedTermsText(const MissedMove& missed, Color mover) {
    QStringList terms;
    for (const TermChange& term : missed.terms) {
        const int own = mover == White ? term.changeCp() : -term.changeCp();
        terms +=
            ReportWords::tr("%1 %2", "Material −3.20").arg(translated(term.name), text(pawnsToText(own)));
    }
    if (terms.isEmpty()) return {};
    return ReportWords::tr("Compared with the best line, this line ends with: %1.")
        .arg(terms.join(QStringLiteral(", ")));
}

QString whyMissedText(const GameReport& report, int move, MissedLines lines) {
    const MissedMove* missed = report.missedAt(move);
    if (!missed || !isAgainst(missed->verdict)) return {};
    const Position before = positionBefore(report, move);
    const QString why =
        lines == MissedLines::Told ? whyNotText(asAnswer(*missed), before) : reasonsSentence(missed->reasons);
    return joined({why, seenAtDepthText(*missed), seenByLevelText(*missed, before),
                   missedTermsText(*missed, before.sideToMove())});
}

QString noteText(const GameReport& report, int move) {
    const MoveMark mark = moveAt(report, move).mark;
    if (markSign(mark).isEmpty()) return {};
    const MissedMove* missed = report.missedAt(move);
    const auto& best = report.bestLine(move);
    const QString better =
        best.empty()
            ? QString()
            : ReportWords::tr("Better was %1.").arg(text(toSan(positionBefore(report, move), best.front())));
    return joined({ReportWords::tr("%1.", "Blunder.").arg(markName(mark)),
                   missed ? reasonsSentence(missed->reasons) : QString(), better});
}

QString provenanceText(const ReportProvenance& provenance) {
    return ReportWords::tr("%1 nodes a position, evaluator %2, Plyglass %3")
        .arg(text(grouped(provenance.nodes)), text(provenance.evaluator), text(provenance.version));
}

}  // namespace plyglass
