#include "engine/words/report_words.h"

#include <algorithm>

#include "engine/chess/san.h"
#include "engine/knowledge/opening_names.h"
#include "engine/lab/analysis/format.h"
#include "engine/levels/levels.h"
#include "engine/words/why_words.h"

namespace plyglass {

namespace {

Position positionBefore(const GameReport& report, int move) {
    const auto& moves = report.line.moves;
    return LineWalk(report.line.start, {moves.begin(), moves.begin() + move}).last();
}

const ReportMove& moveAt(const GameReport& report, int move) {
    return report.moves[static_cast<std::size_t>(move)];
}

/// Converts to a why-not answer, to share its wording.
WhyNotAnswer answerOf(const GameReport& report, int move, const MissedMove& missed) {
    const SearchedPosition best = report.best(move), played = report.played(move);
    WhyNotAnswer answer;
    answer.verdict = missed.verdict;
    answer.bestScore = best.score;
    answer.candidateScore = played.score;
    answer.bestLine = best.line;
    answer.candidateLine = played.line;
    answer.facts = report.factsAgainst(move);
    return answer;
}

std::string numberedMove(const LinePositions& positions, const GameLine& line, int move) {
    return lineToText(positions.at(move), {line.moves[static_cast<std::size_t>(move)]}, 1);
}

/// The last book move, transpositions included; empty if there is none.
Text bookEndText(const GameLine& line, const LinePositions& positions, const OpeningBook& book) {
    const auto isKnown = [&](int move) {
        const auto moves = book.movesAt(positions.at(move));
        return std::any_of(moves.begin(), moves.end(), [&](const BookMove& one) {
            return one.move == line.moves[static_cast<std::size_t>(move)];
        });
    };
    const int length = static_cast<int>(line.moves.size());
    int known = length;
    while (known > 0 && !isKnown(known - 1)) --known;
    if (known == 0) return {};
    const std::string last = numberedMove(positions, line, known - 1);
    if (known == length)
        return makeText(translatable("Engine", "All moves are in the opening book in use, until {}."), last);
    if (!book.has(positions.at(known)))
        return makeText(translatable("Engine", "The opening book in use ends after {}."), last);
    return makeText(translatable("Engine", "{} is still in the opening book in use; {} is not."), last,
                    numberedMove(positions, line, known));
}

Text countText(int count, const char* none, std::string_view one, const char* several) {
    return count == 0 ? makeText(none) : makeCounted(count, one, several);
}

}  // namespace

Text markName(MoveMark mark) {
    switch (mark) {
        case MoveMark::Blunder:
            return makeText(translatable("Engine", "Blunder"));
        case MoveMark::Mistake:
            return makeText(translatable("Engine", "Mistake"));
        case MoveMark::Inaccuracy:
            return makeText(translatable("Engine", "Inaccuracy"));
        case MoveMark::Best:
            return makeText(translatable("Engine", "Best move"));
        case MoveMark::OnlyMove:
            return makeText(translatable("Engine", "Only move"));
        case MoveMark::None:
            break;
    }
    return {};
}

std::string markSign(MoveMark mark) {
    if (mark == MoveMark::Blunder) return "??";
    if (mark == MoveMark::Mistake) return "?";
    return mark == MoveMark::Inaccuracy ? "?!" : "";
}

int markNag(MoveMark mark) {
    if (mark == MoveMark::Blunder) return 4;
    if (mark == MoveMark::Mistake) return 2;
    return mark == MoveMark::Inaccuracy ? 6 : 0;
}

Text accuracyText(const std::optional<double>& percent) {
    return percent ? makeText(translatable("Engine", "{} %"), decimalToText(*percent, 1)) : Text{"–"};
}

Text averageLossText(const ReportSide& side) {
    constexpr double kCpPerPawn = 100;
    if (!side.averageLossCp) return Text{"–"};
    return makeText(translatable("Engine", "{} pawns"), decimalToText(*side.averageLossCp / kCpPerPawn, 2));
}

Text winPercentText(double percent) {
    return makeText(translatable("Engine", "{} %"), decimalToText(percent, 0));
}

std::string reportMoveText(const GameReport& report, int move) {
    const ReportMove& made = moveAt(report, move);
    return lineToText(positionBefore(report, move), {made.played}, 1) + markSign(made.mark);
}

Text reportScoreText(const GameReport& report, int position) {
    const auto searched = report.deepest(position);
    return searched ? scoreWords(searched->score, moverOf(report.line, position)) : Text{};
}

Text reportOpeningText(const GameLine& line, const OpeningBook* book) {
    const LinePositions positions(line);
    const OpeningName* name = nullptr;
    for (int i = 1; i < positions.count(); ++i)
        if (const OpeningName* found = OpeningNames::builtIn().find(positions.at(i))) name = found;
    const Text named = name ? Text{std::string(name->code) + ' ' + std::string(name->name) + '.'} : Text{};
    return sentences({named, book ? bookEndText(line, positions, *book) : Text{}});
}

Text sideText(const ReportSide& side) {
    if (side.moves == 0) return makeText(translatable("Engine", "No moves."));
    return sentences({makeText(translatable("Engine", "Accuracy {}, average loss {}."),
                               accuracyText(side.accuracy), averageLossText(side)),
                      makeText("{}, {}, {}.",
                               countText(side.inaccuracies, translatable("Engine", "No inaccuracies"),
                                         "1 inaccuracy", translatablePlural("Engine", "%n inaccuracies")),
                               countText(side.mistakes, translatable("Engine", "no mistakes"), "1 mistake",
                                         translatablePlural("Engine", "%n mistakes")),
                               countText(side.blunders, translatable("Engine", "no blunders"), "1 blunder",
                                         translatablePlural("Engine", "%n blunders")))});
}

namespace {

/// Whether the displayed win percentage changes; otherwise scores are shown.
bool isSwingOfPercent(const ReportMove& made) {
    return winPercentText(made.winBefore) != winPercentText(made.winAfter);
}

}  // namespace

Text swingText(const GameReport& report, int move) {
    const ReportMove& made = moveAt(report, move);
    if (isSwingOfPercent(made))
        return makeText("{} → {}", winPercentText(made.winBefore), winPercentText(made.winAfter));
    const Color mover = moverOf(report.line, move);
    return makeText("{} → {}", scoreWords(made.bestScore, mover), scoreWords(made.playedScore, mover));
}

Text swingSentence(const GameReport& report, int move) {
    return makeText(isSwingOfPercent(moveAt(report, move)) ? translatable("Engine", "Win percentage {}.")
                                                           : translatable("Engine", "Score {}."),
                    swingText(report, move));
}

Text betterText(const GameReport& report, int move) {
    const MoveMark mark = moveAt(report, move).mark;
    const std::vector<Move> line = report.best(move).line;
    if (mark == MoveMark::Best || mark == MoveMark::OnlyMove || line.empty()) return {};
    return makeText(translatable("Engine", "Better was {}."),
                    lineToText(positionBefore(report, move), line, kQuotedPlies));
}

Text seenAtDepthText(const MissedMove& missed) {
    if (missed.seenAtDepth <= 1) return {};
    return makeText(translatable("Engine", "The search sees this when it looks {} plies ahead."),
                    missed.seenAtDepth);
}

Text seenByLevelText(const MissedMove& missed, const Position& before) {
    if (missed.seenByLevel == 0) return {};
    const auto level = levelFromNumber(missed.seenByLevel);
    if (!level || level->isFull()) return makeText(translatable("Engine", "Only full strength sees it."));
    if (missed.levelMove.isNull())
        return makeText(translatable("Engine", "The weakest level that saw it in {} of {} tries: {} ({})."),
                        kLevelTries, kLevelTries, level->name.data(), level->number);
    return makeText(
        translatable("Engine", "The weakest level that avoided it in {} of {} tries: {} ({}), by {}."),
        kLevelTries, kLevelTries, level->name.data(), level->number,
        lineToText(before, {missed.levelMove}, 1));
}

Text depthsText(const GameReport& report, int move) {
    const int best = report.best(move).depth, played = report.played(move).depth;
    if (best == 0 || played == 0) return {};
    if (best == played) return makeText(translatable("Engine", "Both lines: depth {}."), best);
    return makeText(translatable("Engine", "Better line: depth {}; line played: depth {}."), best, played);
}

Text whyMissedText(const GameReport& report, int move, MissedLines lines) {
    const MissedMove* missed = report.missedAt(move);
    if (!missed) return {};
    const Position before = positionBefore(report, move);
    if (!isAgainst(missed->verdict))
        return sentences(
            {factsText(report.factsAgainst(move), before, Telling::Against), depthsText(report, move)});
    const WhyNotAnswer answer = answerOf(report, move, *missed);
    return sentences({lines == MissedLines::Told ? whyNotText(answer, before, false)
                                                 : factsText(answer.facts, before, Telling::Against),
                      seenAtDepthText(*missed), seenByLevelText(*missed, before), depthsText(report, move)});
}

Text noteText(const GameReport& report, int move) {
    const MoveMark mark = moveAt(report, move).mark;
    if (markSign(mark).empty()) return {};
    const Position before = positionBefore(report, move);
    const std::vector<Move> best = report.best(move).line;
    return sentences(
        {makeText("{}.", markName(mark)), factsText(report.factsAgainst(move), before, Telling::Against),
         best.empty() ? Text{}
                      : makeText(translatable("Engine", "Better was {}."), toSan(before, best.front()))});
}

Text provenanceText(const ReportProvenance& provenance) {
    return makeText(translatable("Engine",
                                 "{} nodes a position, dubious moves more; evaluator {}, Plyglass {}. "
                                 "Percentages are the chance to win of the side that moved. In the average "
                                 "loss mates and scores beyond 10 pawns count as 10 pawns"),
                    grouped(provenance.nodes), provenance.evaluator, provenance.version);
}

}  // namespace plyglass
