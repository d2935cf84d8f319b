// The search beyond the horizon: captures, promotions and answers to checks, until the position is quiet or
// the cap is reached. The idea that only quiet positions may be evaluated is Shannon's (1950). The
// transposition table is not asked here: the nodes are so cheap that a look into the table would cost more
// than it saves (a fifth of the time for a twentieth of the nodes, measured at depths 7 to 9).
#include "engine/chess/movegen.h"
#include "engine/search/has_move.h"
#include "engine/search/search_thread.h"

namespace plyglass {

/// `node.depth` counts down from 0: its negative is the number of quiescence plies already played.
Score SearchThread::quiescence(Node node) {
    // 1. Count the node; leave if time, nodes or patience are used up.
    if (!enter(node, NodeKind::Quiescence)) return kDrawScore;

    // 2. A draw by the rules needs no search.
    if (isDraw(node)) return kDrawScore;

    // 3. At the cap the evaluator decides.
    if (-node.depth >= m_techniques.quiescencePlies || node.ply >= kMaxPly) return scoreLeaf(node);

    // 4. Nobody is obliged to capture: the board as it stands is a lower bound, except in check.
    if (!m_position.inCheck()) {
        if (!hasMove(m_position)) return kDrawScore;
        if (standPat(node)) return node.best;
    }

    // 5. Captures and promotions; in check every evasion, and none at all is mate.
    MoveList& moves = m_frames[node.ply].moves;
    generateQuiescenceMoves(moves);
    if (moves.empty() && m_position.inCheck()) return matedAt(node.ply);

    // 6. Try them, the most promising first, until one is too good to be allowed.
    orderMoves(node, moves);
    for (const Move move : moves) {
        const Score score = searchMove(node, move);
        if (m_stopped) return kDrawScore;
        if (raise(node, score, move)) break;
    }
    return node.best;
}

/// True if the board as it stands is already too good for the opponent to allow.
bool SearchThread::standPat(Node& node) {
    node.best = evaluate();
    if (!m_techniques.alphaBeta || node.best <= node.alpha) return false;
    node.alpha = node.best;
    return node.best >= node.beta;
}

void SearchThread::generateQuiescenceMoves(MoveList& moves) const {
    if (m_position.inCheck())
        generateLegal(m_position, moves);
    else
        generateLegalCaptures(m_position, moves);
}

}  // namespace plyglass
