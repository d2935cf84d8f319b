#include "engine/learning/training/capture_search.h"

#include <algorithm>
#include <vector>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// A rough order suffices: MVV-LVA.
constexpr int kOrderValue[] = {1, 3, 3, 5, 9, 20, 0};

int orderValue(const Position& position, Move move) {
    const int victim = kOrderValue[typeOf(position.pieceAt(move.to()))];
    return 32 * victim - kOrderValue[typeOf(position.pieceAt(move.from()))];
}

/// `line`, if given, receives the captures that lead to the score.
int search(Position& position, Evaluator& evaluator, int alpha, int beta, std::vector<Move>* line) {
    int best = evaluator.evaluate(position);
    if (line) line->clear();
    if (best >= beta) return best;
    alpha = std::max(alpha, best);
    MoveList moves;
    generateLegalCaptures(position, moves);
    std::stable_sort(moves.begin(), moves.end(),
                     [&](Move a, Move b) { return orderValue(position, a) > orderValue(position, b); });
    std::vector<Move> below;
    for (const Move move : moves) {
        Undo undo;
        evaluator.push(position.deltaOf(move));
        position.makeMove(move, undo);
        const int score = -search(position, evaluator, -beta, -alpha, line ? &below : nullptr);
        position.undoMove(move, undo);
        evaluator.pop();
        if (score > best && line) {
            line->assign(1, move);
            line->insert(line->end(), below.begin(), below.end());
        }
        best = std::max(best, score);
        alpha = std::max(alpha, best);
        if (alpha >= beta) break;
    }
    return best;
}

}  // namespace

int captureSearch(Position& position, Evaluator& evaluator, int alpha, int beta) {
    return search(position, evaluator, alpha, beta, nullptr);
}

Position afterBestCaptures(Position position, Evaluator& evaluator) {
    constexpr int kAnyScore = 32000;  // above every evaluation
    std::vector<Move> line;
    evaluator.reset(position);
    search(position, evaluator, -kAnyScore, kAnyScore, &line);
    Undo undo;
    for (const Move move : line) position.makeMove(move, undo);
    return position;
}

}  // namespace plyglass
