#include "engine/lab/teaching/refutation.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/endgame_tables.h"

namespace plyglass {

namespace {

void setAnswer(TaskVerdict& verdict, const Position& after, Refutation kind, std::vector<Move> line) {
    verdict.refutation = kind;
    verdict.line = std::move(line);
    if (verdict.line.empty()) return;
    verdict.answering = typeOf(after.pieceAt(verdict.line.front().from()));
    verdict.lost = after.takenBy(verdict.line.front());
}

/// A check where mate was asked: its first answer.
void answerCheck(TaskVerdict& verdict, const Position& after) {
    const ThreeQuestions answers = *threeQuestions(after);
    if (!answers.kingMoves.empty())
        return setAnswer(verdict, after, Refutation::KingEscapes, {answers.kingMoves.front()});
    if (!answers.captures.empty())
        return setAnswer(verdict, after, Refutation::TakesChecker, {answers.captures.front()});
    setAnswer(verdict, after, Refutation::StepsBetween, {answers.blocks.front()});
}

/// The move does not force mate in `count` moves: the answer that shows it, if one is needed.
void answerNoMate(TaskVerdict& verdict, const Position& after, int count) {
    if (count == 1) {
        if (after.inCheck()) return answerCheck(verdict, after);
        return setAnswer(verdict, after, Refutation::NotMate, {});
    }
    const MoveList replies = legalMoves(after);
    for (const Move reply : replies)
        if (!canForceMate(after.after(reply), count - 1))
            return setAnswer(verdict, after, Refutation::NotMate, {reply});
}

/// An ending that the move spoils: the answer that keeps what it gives.
void answerEnding(TaskVerdict& verdict, const Position& after) {
    const EndgameTables& tables = EndgameTables::builtIn();
    const auto value = tables.probe(after);
    if (!value) return;
    const bool isLost = value->outcome == EndgameOutcome::Win;
    const MoveList replies = legalMoves(after);
    std::vector<Move> line;
    const auto keeps = [&](Move reply) {
        const auto then = tables.probe(after.after(reply));
        return then &&
               (isLost ? then->outcome == EndgameOutcome::Loss : then->outcome != EndgameOutcome::Win);
    };
    // A capture shows it best.
    for (const Move reply : replies)
        if (keeps(reply) && (line.empty() || (after.isCapture(reply) && !after.isCapture(line.front()))))
            line = {reply};
    setAnswer(verdict, after, isLost ? Refutation::Wins : Refutation::Draws, std::move(line));
}

bool promotes(const Fact& fact) {
    return fact.kind == FactKind::Promotion || fact.kind == FactKind::UnstoppablePawn;
}

/// By a short search: what the move loses against the best one.
void answerTactics(TaskVerdict& verdict, JudgedMove& judged) {
    const Position& after = judged.after();
    const JudgedLine &own = judged.own(), &best = judged.best();
    std::vector<Move> answers(own.moves.begin() + (own.moves.empty() ? 0 : 1), own.moves.end());
    if (own.score <= -kMateThreshold) return setAnswer(verdict, after, Refutation::Mates, std::move(answers));
    if (judged.losesNothing() || answers.empty()) return setAnswer(verdict, after, Refutation::None, {});
    verdict.facts = factsAgainst({judged.position(), {}, own, best});
    const auto isTheirs = [&](const Fact& fact) { return fact.by == after.sideToMove(); };
    const Move first = answers.front();
    if (after.isCapture(first) && winsOnSquare(after, first)) {
        const bool isMoved = first.to() == targetOf(judged.position(), judged.move());
        return setAnswer(verdict, after, isMoved ? Refutation::TakesMoved : Refutation::TakesOther,
                         std::move(answers));
    }
    for (const Fact& fact : verdict.facts) {
        if (!isTheirs(fact)) continue;
        if (promotes(fact)) return setAnswer(verdict, after, Refutation::Promotes, std::move(answers));
        if (fact.kind == FactKind::Material)
            return setAnswer(verdict, after, Refutation::WinsMaterial, std::move(answers));
    }
    verdict.better = best.moves.empty() ? Move() : best.moves.front();
    setAnswer(verdict, after, Refutation::LessThanBest, {});
}

}  // namespace

void refute(TaskVerdict& verdict, JudgedMove& judged) {
    const Goal& goal = *verdict.missed;
    const Position& after = judged.after();
    if (isStalemate(after)) return setAnswer(verdict, after, Refutation::Stalemate, {});
    switch (goal.kind) {
        case GoalKind::Mate:
            return answerNoMate(verdict, after, goal.count);
        case GoalKind::Win:
        case GoalKind::Draw:
            return answerEnding(verdict, after);
        case GoalKind::TakeFree:
        case GoalKind::TakeBest:
        case GoalKind::LoseNothing:
        case GoalKind::Fork:
        case GoalKind::Pin:
        case GoalKind::Skewer:
        case GoalKind::Discover:
            return answerTactics(verdict, judged);
        default:
            return;
    }
}

}  // namespace plyglass
