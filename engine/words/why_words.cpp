#include "engine/words/why_words.h"

#include <algorithm>
#include <cstdlib>

#include "engine/chess/names.h"
#include "engine/lab/analysis/evaluation_view.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

/// Score in centipawns from which both moves count as winning.
constexpr int kBothWinCp = 500;
constexpr int kWonMoreCp = 50;
/// Maximum length of a quoted mating line; longer mates are described by their fact.
constexpr std::size_t kQuotedMatePlies = 10;

std::size_t quotedPlies(Score score) { return isMate(score) ? kQuotedMatePlies : kQuotedPlies; }

/// "5…dxe5 6.Qd2": the line after its first move; may be empty.
std::string replyText(const std::vector<Move>& line, const Position& position, Score score) {
    if (line.size() < 2) return {};
    return lineToText(position.after(line.front()), {line.begin() + 1, line.end()}, quotedPlies(score));
}

std::string firstMove(const std::vector<Move>& line, const Position& position) {
    return lineToText(position, line, 1);
}

/// Reply to the move, and what the best move keeps.
Text linesText(const WhyNotAnswer& answer, const Position& position) {
    const Color mover = position.sideToMove();
    const std::string reply = replyText(answer.candidateLine, position, answer.candidateScore);
    const Text leaves = scoreWords(answer.candidateScore, mover);
    const std::string best = lineToText(position, answer.bestLine, quotedPlies(answer.bestScore));
    const Text keeps = scoreWords(answer.bestScore, mover);
    if (answer.verdict == WhyNotVerdict::Best)
        return makeText(translatable("Engine", "{} scores {}."), best, keeps);
    if (reply.empty() && !position.after(answer.candidateLine.front()).inCheck())
        return makeText(translatable("Engine", "Its score is {}; {} scores {}."), leaves, best, keeps);
    if (reply.empty())
        return makeText(translatable("Engine", "It ends the game with {}; {} scores {}."), leaves, best,
                        keeps);
    return makeText(translatable("Engine", "After {} the score is {}; with {} it is {}."), reply, leaves,
                    best, keeps);
}

/// Position at the end of the quoted part of a line.
Position quotedEnd(const std::vector<Move>& line, const Position& position, std::size_t plies) {
    return LineWalk(position, line).at(static_cast<int>(std::min(line.size(), plies)));
}

/// Minimum difference of an evaluation term worth mentioning, in centipawns.
constexpr int kTellingPartCp = 15;

/// Fallback without a fact: the evaluation term in which the quoted lines differ most in the mover's favour;
/// empty if no difference is large enough.
Text differenceText(const WhyNotAnswer& answer, const Position& position) {
    if (answer.facts.empty() || answer.facts.front().kind != FactKind::Plan) return {};
    const std::vector<TermChange> parts =
        termChanges(EvaluatorKind::Classical, quotedEnd(answer.candidateLine, position, kQuotedPlies + 1),
                    quotedEnd(answer.bestLine, position, kQuotedPlies));
    const int sign = position.sideToMove() == White ? 1 : -1;
    const auto most =
        std::ranges::max_element(parts, {}, [&](const TermChange& part) { return sign * part.changeCp(); });
    if (most == parts.end() || sign * most->changeCp() < kTellingPartCp) return {};
    return makeText(
        translatable("Engine",
                     "At the end of these two lines the classical evaluation differs most in “{}”."),
        Text{most->name, most->name});
}

/// Facts by weight. Omits a mate that is itself the verdict, since its line follows.
Text againstText(const WhyNotAnswer& answer, const Position& position, bool hasVerdict) {
    std::vector<Text> texts;
    for (const Fact& fact : answer.facts) {
        const bool isVerdict = fact.by == position.sideToMove() ? answer.verdict == WhyNotVerdict::MissesMate
                                                                : answer.verdict == WhyNotVerdict::GetsMated;
        texts.push_back(hasVerdict && isMateFact(fact) && isVerdict && fact.line.size() <= kQuotedMatePlies
                            ? mateReasonText(fact, position)
                            : factText(fact, position, Telling::Against));
    }
    return sentences(std::move(texts));
}

/// Explains the score "White wins", once for both moves.
Text tablesText(const WhyNotAnswer& answer) {
    if (!isTableWin(answer.candidateScore) && !isTableWin(answer.bestScore)) return {};
    return makeText(translatable("Engine", "The Syzygy tables know who wins."));
}

Text fallText(const WhyNotAnswer& answer) {
    if (answer.rejectedAtDepth == 0 || answer.depths.empty()) return {};
    if (answer.rejectedAtDepth == answer.depths.front().depth)
        return makeText(translatable("Engine", "The search preferred another move at every depth."));
    return makeText(
        translatable("Engine", "At depth {} the search still preferred it; from depth {} on it did not."),
        answer.rejectedAtDepth - 1, answer.rejectedAtDepth);
}

}  // namespace

Text scoreWords(Score score, Color view) {
    const std::string text = scoreToText(score, view);
    return isTableWin(score) ? Text{text, text} : Text{text};
}

Text pawnsText(int cp) {
    const std::string pawns = decimalToText(cp / 100.0, 1);
    if (pawns == "1.0") return makeText(translatable("Engine", "1 pawn"));
    return makeText(translatable("Engine", "{} pawns"), pawns);
}

Text verdictText(WhyNotVerdict verdict, Score best, Score candidate) {
    switch (verdict) {
        case WhyNotVerdict::OnlyMove:
            return makeText(translatable("Engine", "is the only move"));
        case WhyNotVerdict::Best:
            return makeText(translatable("Engine", "is the engine's choice"));
        case WhyNotVerdict::AsGood:
            if (std::abs(best - candidate) < kWonMoreCp || std::abs(best) < kBothWinCp)
                return makeText(translatable("Engine", "is equally good"));
            return best > 0 ? makeText(translatable("Engine", "wins as well"))
                            : makeText(translatable("Engine", "loses as well"));
        case WhyNotVerdict::MatesLater:
            return makeText(translatable("Engine", "mates too, in {} instead of {}"), mateInMoves(candidate),
                            mateInMoves(best));
        case WhyNotVerdict::MissesMate:
            return makeText(translatable("Engine", "misses a mate in {}"), mateInMoves(best));
        case WhyNotVerdict::GetsMated:
            return makeText(translatable("Engine", "is mated in {}"), -mateInMoves(candidate));
        case WhyNotVerdict::OnlyDraws:
            return makeText(translatable("Engine", "only draws"));
        case WhyNotVerdict::ThrowsDraw:
            return makeText(translatable("Engine", "gives a draw away"));
        case WhyNotVerdict::LosesAnyway:
            return makeText(translatable("Engine", "is lost like the rest"));
        case WhyNotVerdict::Worse:
            break;
    }
    if (isTableWin(best)) return makeText(translatable("Engine", "misses a win that the Syzygy tables know"));
    if (isTableWin(candidate)) return makeText(translatable("Engine", "loses, as the Syzygy tables know"));
    return makeText(translatable("Engine", "costs {}"), pawnsText(best - candidate));
}

Text whyNotText(const WhyNotAnswer& answer, const Position& position, bool hasVerdict) {
    if (answer.verdict == WhyNotVerdict::OnlyMove || answer.bestLine.empty()) return {};
    return sentences({againstText(answer, position, hasVerdict), linesText(answer, position),
                      differenceText(answer, position), tablesText(answer), fallText(answer)});
}

int depthOf(const WhyNotAnswer& answer) {
    // A search that has proved a mate ends early: take the depth of the other.
    const bool isProved = isMate(answer.candidateScore) || isMate(answer.bestScore);
    return isProved ? std::max(answer.bestDepth, answer.candidateDepth)
                    : std::min(answer.bestDepth, answer.candidateDepth);
}

Text depthText(const WhyNotAnswer& answer) {
    if (answer.isFromTables) return makeText(translatable("Engine", "From the endgame tables"));
    const char* const sentence =
        !answer.isFinal        ? translatable("Engine", "So far: depth {}, {} positions in all searches")
        : answer.isInterrupted ? translatable("Engine", "Stopped: depth {}, {} positions in all searches")
                               : translatable("Engine", "Depth {}, {} positions in all searches");
    return makeText(sentence, depthOf(answer), grouped(answer.nodes));
}

Text fullText(const WhyNotAnswer& answer, const Position& position) {
    const Text head = makeText("{}: {}.", firstMove(answer.candidateLine, position),
                               verdictText(answer.verdict, answer.bestScore, answer.candidateScore));
    return sentences({head, whyNotText(answer, position), makeText("{}.", depthText(answer))});
}

Text causeText(const WhyThisAnswer& answer, const Position& position) {
    switch (answer.cause) {
        case LevelCause::OverlookedMove:
            return makeText(translatable("Engine", "This level overlooked {}."),
                            firstMove({answer.overlooked}, position));
        case LevelCause::OverlookedReply:
            return makeText(translatable("Engine", "This level overlooked the answer {}."),
                            firstMove({answer.overlooked}, position.after(answer.played)));
        case LevelCause::TooShallow:
            return makeCounted(
                answer.levelPlies, "This level looks 1 ply ahead: to that depth the move looks as good.",
                translatablePlural("Engine",
                                   "This level looks %n plies ahead: to that depth the move looks as good."));
        case LevelCause::Misjudged:
            return makeText(translatable(
                "Engine", "This level judges positions less exactly: to it the move looked as good."));
        case LevelCause::Strayed:
            return makeText(translatable(
                "Engine", "This level saw the better move but sometimes plays another one at random."));
        case LevelCause::None:
            break;
    }
    return {};
}

namespace {

Text preventedText(const WhyThisAnswer& answer, const Position& position) {
    if (answer.prevented.empty()) return {};
    const Position passed = position.afterPass();
    return sentences({makeText(translatable("Engine", "It meets a threat: if {} passed, {} would play {}."),
                               colorName(position.sideToMove()), colorName(passed.sideToMove()),
                               firstMove(answer.prevented.front().line, passed)),
                      factsText(answer.prevented, passed, Telling::For)});
}

}  // namespace

Text whyThisText(const WhyThisAnswer& answer, const Position& position) {
    const Telling telling = isAgainst(answer.verdict) ? Telling::Against : Telling::For;
    // The line is already quoted with what the move wins.
    const bool isToldLine =
        telling == Telling::For && !answer.facts.empty() && answer.facts.back().line.size() > 1;
    const Text score = scoreWords(answer.score, position.sideToMove());
    const std::string line = lineToText(position, answer.line, kQuotedPlies);
    return sentences({factsText(answer.facts, position, telling), preventedText(answer, position),
                      !isToldLine            ? makeText(translatable("Engine", "{} scores {}."), line, score)
                      : isMate(answer.score) ? Text{}
                                             : makeText(translatable("Engine", "The score is {}."), score),
                      causeText(answer, position)});
}

}  // namespace plyglass
