#include "engine/learning/training/capture_search.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Only a rough order is needed: the dearest victim first, then the cheapest attacker.
constexpr int kOrderValue[] = {1, 3, 3, 5, 9, 20, 0};

int orderValue(const Position& position, Move move) {
    const int victim = kOrderValue[typeOf(position.pieceAt(move.to()))];
    return 32 * victim - kOrderValue[typeOf(position.pieceAt(move.from()))];
}

}  // namespace

int captureSearch(Position& position, Evaluator& evaluator, int alpha, int beta, Position* reached) {
    int best = evaluator.evaluate(position);
    if (reached) *reached = position;
    if (best >= beta) return best;
    alpha = std::max(alpha, best);
    MoveList moves;
    generateLegalCaptures(position, moves);
    std::stable_sort(moves.begin(), moves.end(),
                     [&](Move a, Move b) { return orderValue(position, a) > orderValue(position, b); });
    Position below = position;
    for (const Move move : moves) {
        Undo undo;
        evaluator.push(position.deltaOf(move));
        position.makeMove(move, undo);
        const int score = -captureSearch(position, evaluator, -beta, -alpha, reached ? &below : nullptr);
        position.undoMove(move, undo);
        evaluator.pop();
        if (score > best && reached) *reached = below;
        best = std::max(best, score);
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    return best;
}

}  // namespace plyglass
