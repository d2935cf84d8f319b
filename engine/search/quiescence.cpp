// The search beyond the horizon: captures, promotions and answers to checks, until the position is quiet or
// the cap is reached. The idea that only quiet positions may be evaluated is Shannon's (1950).
#include <algorithm>

#include "engine/eval/see.h"
#include "engine/search/has_move.h"
#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

/// What a capture is allowed to gain beyond the piece it takes, in centipawns, before it is called hopeless.
constexpr int kDeltaMargin = 250;

}  // namespace

/// `node.depth` counts down from 0: its negative is the number of quiescence plies already played.
Score SearchThread::quiescence(Node node) {
    // 1. Count the node; leave if time, nodes or patience are used up.
    if (!enter(node, NodeKind::Quiescence)) return kDrawScore;

    // 2. A draw by the rules needs no search.
    if (isDraw(node.ply)) return kDrawScore;

    // 3. At the cap the evaluator decides.
    if (-node.depth >= m_techniques.quiescencePlies || node.ply >= kMaxPly - 1) return scoreLeaf(node);

    // 4. The table may know the answer. With a cap its depths would mean something else.
    const bool asksTable = hasTable() && m_techniques.quiescencePlies == kAllPlies;
    const int pliesPlayed = -node.depth;
    if (asksTable) {
        node.depth = 0;
        if (const auto answer = answerFromTable(node)) return *answer;
    }

    // 5. Nobody is obliged to capture: the board as it stands is a lower bound, except in check.
    const Score alphaAtEntry = node.alpha;
    if (isCalm()) {
        if (!hasMove(m_position)) return scoreWithoutMoves(node.ply);
        if (standPat(node)) return node.best;
    }

    // 6. Captures and promotions, the most promising first; in check every evasion, and none at all is mate.
    const MoveKnowledge knowledge = knowledgeOf(node);
    MovePicker picker = quiescenceMovesOf(node, knowledge);
    for (Move move = picker.next(); !move.isNull(); move = picker.next()) {
        if (isWorthless(node, move)) continue;
        makeMove(node.ply, move);
        if (asksTable) m_table->prefetch(m_position.key());
        const Score score = searchCapture(node, pliesPlayed);
        undoMove(node.ply, move);
        if (m_stopped) return kDrawScore;
        if (raise(node, score, move)) break;
    }
    if (!isCalm() && node.movesTried == 0) return matedAt(node.ply);

    // 7. Remember the result.
    if (asksTable) storeInTable(node, boundOf(node, alphaAtEntry));
    return node.best;
}

/// The position after the capture just made in `parent`.
Score SearchThread::searchCapture(const Node& parent, int pliesPlayed) {
    const Node child{
        .alpha = -parent.beta, .beta = -parent.alpha, .depth = -pliesPlayed - 1, .ply = parent.ply + 1};
    if (m_recorder) return -recorded(&SearchThread::quiescence, child, TraceRole::Move);
    return -quiescence(child);
}

/// True if the board as it stands is already too good for the opponent to allow.
bool SearchThread::standPat(Node& node) {
    m_statistics.evasionNodes += m_position.inCheck();
    if (node.rawScore == kNoScore) node.rawScore = evaluate();
    node.staticScore = node.rawScore;
    if (m_techniques.correctionHistory && !m_position.inCheck())
        node.staticScore += m_history.correction(frame(node.ply).keys, m_position.sideToMove());
    node.best = node.staticScore;
    if (!m_techniques.alphaBeta || node.best <= node.alpha) return false;
    node.alpha = node.best;
    if (node.best < node.beta) return false;
    ++m_statistics.standPats;
    return true;
}

/// Captures that lose material by exchange, and those that cannot bring the score up to alpha.
bool SearchThread::isWorthless(const Node& node, Move move) {
    if (m_position.inCheck()) {
        // Once one evasion is known not to lose by force, quiet ones that come later are hardly better.
        return m_techniques.quiescenceExchange && node.best > -kMateThreshold && isQuiet(move);
    }
    if (m_techniques.quiescenceDelta && !move.isPromotion()) {
        const PieceType taken = move.isEnPassant() ? Pawn : typeOf(m_position.pieceAt(move.to()));
        if (node.staticScore + kExchangeValues[taken] + kDeltaMargin <= node.alpha) {
            ++m_statistics.deltaSkips;
            return true;
        }
    }
    if (!m_techniques.quiescenceExchange || winsExchange(m_position, move, 0)) return false;
    ++m_statistics.exchangeSkips;
    return true;
}

}  // namespace plyglass
