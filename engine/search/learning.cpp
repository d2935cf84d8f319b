// What cutoffs teach: the move that refuted a position is tried earlier elsewhere, those tried before it in
// vain later; and how far the static score was off.
#include <algorithm>

#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

constexpr int kBonusPerPly = 150;
constexpr int kBonusOffset = -80;
constexpr int kLargestBonus = 1600;

}  // namespace

void SearchThread::learn(const Node& node, const TriedMoves& quiets, const TriedMoves& captures) {
    if (node.bestMove.isNull() || m_techniques.ordering != Ordering::Full) return;
    const int bonus = std::min(kBonusPerPly * node.depth + kBonusOffset, kLargestBonus);
    if (isQuiet(node.bestMove)) {
        auto& killers = frame(node.ply).killers;
        const bool isKiller =
            m_techniques.killers && (node.bestMove == killers[0] || node.bestMove == killers[1]);
        if (node.best >= node.beta) ++(isKiller ? m_statistics.killerCutoffs : m_statistics.quietCutoffs);
        if (node.bestMove != killers[0]) killers = {node.bestMove, killers[0]};
        rewardQuiet(node, node.bestMove, bonus);
        for (int i = 0; i < quiets.size; ++i) rewardQuiet(node, quiets.moves[i], -bonus);
    } else {
        rewardCapture(node.bestMove, bonus);
    }
    for (int i = 0; i < captures.size; ++i) rewardCapture(captures.moves[i], -bonus);
}

void SearchThread::rewardQuiet(const Node& node, Move move, int bonus) {
    m_history.quiet(m_position.sideToMove(), move).add(bonus);
    const Piece piece = m_position.pieceAt(move.from());
    for (const int back : {1, 2})
        if (ContinuationTable* table = frame(node.ply - back).continuation)
            (*table)[piece][move.to()].add(bonus);
}

void SearchThread::rewardCapture(Move move, int bonus) {
    const Piece piece = m_position.pieceAt(move.from());
    m_history.capture(piece, move.to(), typeOf(m_position.pieceAt(move.to()))).add(bonus);
}

/// Learns from a node whose score says something about the quiet worth of its position.
void SearchThread::learnCorrection(const Node& node, Bound bound) {
    if (!m_techniques.correctionHistory || node.staticScore == kNoScore || !node.excluded.isNull()) return;
    if (isMate(node.best)) return;
    if (!node.bestMove.isNull() && !isQuiet(node.bestMove)) return;
    if (bound == Bound::Lower && node.best <= node.staticScore) return;
    if (bound == Bound::Upper && node.best >= node.staticScore) return;
    m_history.learnCorrection(frame(node.ply).keys, m_position.sideToMove(), node.depth,
                              node.best - node.staticScore);
}

}  // namespace plyglass
