#include "engine/lab/teaching/judge.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/lab/teaching/goals.h"
#include "engine/lab/teaching/refutation.h"
#include "engine/lab/teaching/tactics.h"

namespace plyglass {

namespace {

/// Own moves that a series by the tables may take: the fewest possible, times this, and some more.
constexpr int kPatience = 2;
constexpr int kMoreMoves = 6;
/// Two rooks, or queen and rook, mate without their king: a king move is hinted at only if it saves as many
/// plies.
constexpr int kKingPlies = 6;

const Goal& mainGoal(const Task& task) { return task.goals.front(); }

int movesToMate(const Position& position) {
    const auto value = EndgameTables::builtIn().probe(position);
    return value ? value->movesToMate() : 0;
}

/// Own moves from the start of a series to its end.
int movesOf(const Task& task) {
    return task.moves > 0 ? task.moves : kPatience * movesToMate(task.position) + kMoreMoves;
}

/// The goals of the move to be made in this state: later moves of a trick only have to keep what it won.
std::vector<Goal> goalsNow(const Task& task, const TaskState& state) {
    if (state.movesMade == 0) return task.goals;
    const Goal& goal = mainGoal(task);
    switch (goal.kind) {
        case GoalKind::Mate:
            return {{.kind = GoalKind::Mate, .count = goal.count - state.movesMade}};
        case GoalKind::Win:
        case GoalKind::Draw:
            return {goal};
        default:
            return {{.kind = GoalKind::LoseNothing}};
    }
}

/// Whether the move, a right one, ends the task.
bool isEnd(const Task& task, const TaskState& state, const JudgedMove& judged) {
    if (task.kind == TaskKind::Move || !hasLegalMove(judged.after())) return true;
    const GoalKind goal = mainGoal(task).kind;
    if (goal == GoalKind::Win) return judged.move().isPromotion();
    if (goal == GoalKind::Draw && judged.after().hasInsufficientMaterial()) return true;
    return goal != GoalKind::Mate && state.movesMade + 1 >= task.moves;
}

/// The legal reply for which `rank` is highest; the first of equal ones.
template <class Rank>
Move bestReply(const Position& position, Rank rank) {
    const MoveList replies = legalMoves(position);
    Move best = replies[0];
    int highest = rank(best);
    for (const Move reply : replies) {
        const int value = rank(reply);
        if (value <= highest) continue;
        best = reply;
        highest = value;
    }
    return best;
}

int countMoves(const Position& position, const auto& isWanted) {
    const MoveList moves = legalMoves(position);
    return static_cast<int>(std::count_if(moves.begin(), moves.end(), isWanted));
}

/// In a won ending the defence that lasts longest, in a drawn one the attempt with the fewest right answers,
/// before a mate the defence with the fewest mates.
Move replyTo(const Task& task, const TaskState& state, JudgedMove& judged) {
    const Position& after = judged.after();
    switch (mainGoal(task).kind) {
        case GoalKind::Win:
            return bestReply(after, [&](Move reply) { return movesToMate(after.after(reply)); });
        case GoalKind::Draw:
            return bestReply(after, [&](Move reply) {
                const Position next = after.after(reply);
                return -countMoves(next, [&](Move answer) {
                    JudgedMove held(next, answer);
                    return reaches({.kind = GoalKind::Draw}, held);
                });
            });
        case GoalKind::Mate:
            return bestReply(after, [&](Move reply) {
                const Position next = after.after(reply);
                const int left = mainGoal(task).count - state.movesMade - 1;
                return -countMoves(next, [&](Move answer) { return forcesMate(next, answer, left); });
            });
        default:
            return judged.own().moves.size() > 1 ? judged.own().moves[1] : legalMoves(after)[0];
    }
}

void goOn(const Task& task, const TaskState& state, JudgedMove& judged, TaskVerdict& verdict) {
    verdict.movesLeft = movesOf(task) - state.movesMade - 1;
    if (isEnd(task, state, judged)) {
        verdict.grade = Grade::Right;
        verdict.next = {judged.after(), state.movesMade + 1};
        return;
    }
    if (verdict.movesLeft <= 0) {
        verdict.grade = Grade::OutOfMoves;
        verdict.next = startOf(task);
        return;
    }
    verdict.grade = Grade::GoOn;
    verdict.reply = replyTo(task, state, judged);
    verdict.next = {judged.after().after(verdict.reply), state.movesMade + 1};
}

/// The piece that explains why a marked square is wrong: what guards the piece on it.
Square whyWrong(const Task& task, Square square) {
    const Position& position = task.position;
    if (position.pieceAt(square) == NoPiece || task.squares != SquaresKind::FreePieces) return NoSquare;
    const Bitboard guards = position.attackersTo(square, position.occupied()) &
                            position.pieces(colorOf(position.pieceAt(square)));
    return guards ? lowest(guards) : NoSquare;
}

}  // namespace

TaskState startOf(const Task& task) { return {task.position, 0}; }

TaskVerdict judge(const Task& task, const TaskState& state, Move move) {
    TaskVerdict verdict{.move = move, .next = state};
    if (!isLegal(state.position, move)) return verdict;
    JudgedMove judged(state.position, move);
    verdict.questions = threeQuestions(judged.after());
    for (const Goal& goal : goalsNow(task, state)) {
        if (reaches(goal, judged)) continue;
        verdict.grade = Grade::Wrong;
        verdict.missed = goal;
        refute(verdict, judged);
        return verdict;
    }
    goOn(task, state, judged, verdict);
    return verdict;
}

TaskVerdict judgeSquares(const Task& task, Bitboard marked) {
    const Bitboard right = rightSquares(task);
    TaskVerdict verdict{.next = startOf(task)};
    verdict.missing = right & ~marked;
    verdict.extra = marked & ~right;
    verdict.grade = verdict.missing || verdict.extra ? Grade::Wrong : Grade::Right;
    if (verdict.extra) verdict.why = whyWrong(task, lowest(verdict.extra));
    return verdict;
}

TaskVerdict judgeChoice(const Task& task, std::size_t choice) {
    TaskVerdict verdict{.next = startOf(task)};
    verdict.key = rightKey(task);
    verdict.grade = task.choices[choice].key == verdict.key ? Grade::Right : Grade::Wrong;
    return verdict;
}

namespace {

/// The right move that a hint leads to: the best one by tables or search, else the first.
Move rightMove(const Task& task, const TaskState& state) {
    std::vector<Move> candidates;
    if (mainGoal(task).kind == GoalKind::Win) {
        const Bitboard own = state.position.pieces(state.position.sideToMove());
        const bool isLadder = count(own & ~state.position.pieces(Pawn)) > 2;
        candidates.push_back(bestReply(state.position, [&](Move move) {
            const Position after = state.position.after(move);
            const auto value = EndgameTables::builtIn().probe(after);
            const bool isWon = value && value->outcome == EndgameOutcome::Loss;
            const bool isSlow = isLadder && move.from() == state.position.king(state.position.sideToMove());
            return isWon ? -value->pliesToMate - (isSlow ? kKingPlies : 0) : -kMateScore;
        }));
    } else if (mainGoal(task).kind > GoalKind::Draw) {
        const JudgedLine best = bestLine(state.position);
        if (!best.moves.empty()) candidates.push_back(best.moves.front());
    }
    const MoveList moves = legalMoves(state.position);
    candidates.insert(candidates.end(), moves.begin(), moves.end());
    for (const Move move : candidates)
        if (judge(task, state, move).isRight()) return move;
    return {};
}

}  // namespace

std::optional<Hint> hintFor(const Task& task, const TaskState& state, Bitboard marked) {
    if (task.kind == TaskKind::Choice) return std::nullopt;
    if (task.kind == TaskKind::Squares) {
        const Bitboard left = rightSquares(task) & ~marked;
        return left ? std::optional(Hint{.to = lowest(left)}) : std::nullopt;
    }
    const Move move = rightMove(task, state);
    if (move.isNull()) return std::nullopt;
    return Hint{typeOf(state.position.pieceAt(move.from())), move.from(), targetOf(state.position, move),
                move};
}

}  // namespace plyglass
