#include "engine/search/steps/history_update.h"

#include <algorithm>

namespace plyglass {

namespace {

constexpr int kBonusPerPly = 150;
constexpr int kBonusOffset = -80;
constexpr int kMaxBonus = 1600;

void rewardQuiet(SearchState& search, const Node& node, Move move, int bonus) {
    search.history.quiet(search.position().sideToMove(), move).add(bonus);
    const Piece piece = search.position().pieceAt(move.from());
    for (const int back : {1, 2})
        if (ContinuationTable* table = search.stack[node.ply - back].continuation)
            (*table)[piece][move.to()].add(bonus);
}

void rewardCapture(SearchState& search, Move move, int bonus) {
    const Piece piece = search.position().pieceAt(move.from());
    search.history.capture(piece, move.to(), typeOf(search.position().pieceAt(move.to()))).add(bonus);
}

}  // namespace

void updateHistories(SearchState& search, const Node& node, const TriedMoves& quiets,
                     const TriedMoves& captures) {
    if (node.bestMove.isNull() || search.techniques.ordering != Ordering::Full) return;
    const int bonus = std::min(kBonusPerPly * node.depth + kBonusOffset, kMaxBonus);
    if (search.isQuiet(node.bestMove)) {
        auto& killers = search.stack[node.ply].killers;
        const bool isKiller =
            search.techniques.killers && (node.bestMove == killers[0] || node.bestMove == killers[1]);
        if (node.best >= node.beta)
            ++(isKiller ? search.statistics.killerCutoffs : search.statistics.quietCutoffs);
        if (node.bestMove != killers[0]) killers = {node.bestMove, killers[0]};
        rewardQuiet(search, node, node.bestMove, bonus);
        for (int i = 0; i < quiets.size; ++i) rewardQuiet(search, node, quiets.moves[i], -bonus);
    } else {
        rewardCapture(search, node.bestMove, bonus);
    }
    for (int i = 0; i < captures.size; ++i) rewardCapture(search, captures.moves[i], -bonus);
}

void updateCorrection(SearchState& search, const Node& node, Bound bound) {
    if (!search.techniques.correctionHistory || node.staticEval == kNoScore || !node.excluded.isNull())
        return;
    if (isDecisive(node.best)) return;
    if (!node.bestMove.isNull() && !search.isQuiet(node.bestMove)) return;
    if (bound == Bound::Lower && node.best <= node.staticEval) return;
    if (bound == Bound::Upper && node.best >= node.staticEval) return;
    search.history.learnCorrection(search.stack[node.ply].keys, search.position().sideToMove(), node.depth,
                                   node.best - node.staticEval);
}

}  // namespace plyglass
