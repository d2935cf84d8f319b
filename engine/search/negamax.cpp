// The main search: what one node does, step by step. Each technique is a small function, guarded by its
// switch and counted in one place. With every switch off this is plain minimax, written from the side to
// move's view (negamax).
#include <algorithm>

#include "engine/search/has_move.h"
#include "engine/search/search_thread.h"

namespace plyglass {

Score SearchThread::negamax(Node node) {
    // 1. Beyond the horizon only exchanges are searched.
    node.depth = std::max(node.depth, 0);
    if (node.depth == 0 && m_techniques.quiescencePlies > 0) return quiescence(node);

    // 2. Count the node; leave if time, nodes or patience are used up.
    if (!enter(node, node.kind)) return kDrawScore;

    // 3. A draw by the rules needs no search; nor does a position in which no mate could come soon enough.
    if (const auto score = settledByRules(node)) return *score;

    // 4. The table may know the answer, or at least the best move.
    if (const auto answer = answerFromTable(node)) return *answer;

    // 5. At the horizon the evaluator decides.
    if (node.depth == 0 || node.ply >= kMaxPly - 1) {
        node.best = scoreLeaf(node);
        storeInTable(node, Bound::Exact);
        return node.best;
    }

    // 6. What does the board look like, before any move?
    judge(node);

    // 7. Hopeless positions, and those the opponent will hardly allow, are not worth a full search.
    if (const auto score = pruneNode(node)) return *score;

    // 8. Without a move to begin with, look less deep.
    reduceWithoutTableMove(node);

    // 9. Does the table's move stand alone?
    if (const auto score = testTableMove(node)) return *score;

    // 10. Try the moves, the most promising first, until one is too good to be allowed.
    const Score alphaAtEntry = node.alpha;
    tryMoves(node);
    if (m_stopped) return kDrawScore;

    // 11. No moves: mate or stalemate.
    if (node.movesTried == 0) return node.excluded.isNull() ? scoreWithoutMoves(node.ply) : node.alpha;

    // 12. Remember the result.
    const Bound bound = boundOf(node, alphaAtEntry);
    learnCorrection(node, bound);
    storeInTable(node, bound);
    return node.best;
}

bool SearchThread::enter(const Node& node, NodeKind kind) {
    if (--m_countdown < 0 && !poll()) return false;
    ++m_nodes;
    ++m_statistics.nodes[static_cast<std::size_t>(kind)];
    if (node.ply > m_statistics.selectiveDepth) noteDeepestLine(node.ply);
    m_pvLength[node.ply] = 0;
    return true;
}

/// Draws, and mate-distance pruning: the best that can happen here is to mate with the next move, the worst
/// is to be mated already; if that cannot change the choice elsewhere, nothing here can.
std::optional<Score> SearchThread::settledByRules(Node& node) {
    if (isDraw(node.ply)) return kDrawScore;
    if (!m_techniques.mateDistance) return std::nullopt;
    node.alpha = std::max(node.alpha, matedAt(node.ply));
    node.beta = std::min(node.beta, -matedAt(node.ply + 1));
    if (node.alpha < node.beta) return std::nullopt;
    ++m_statistics.mateDistanceCutoffs;
    return node.alpha;
}

bool SearchThread::isDraw(int ply) {
    if (m_position.hasInsufficientMaterial()) return true;
    if (!m_techniques.repetition) return false;
    const bool fiftyMoves =
        m_position.halfmoveClock() >= 100 && (!m_position.inCheck() || hasMove(m_position));
    if (!fiftyMoves && !isRepetition(ply)) return false;
    ++m_statistics.repetitions;
    return true;
}

/// A position that comes back on the way from the root will come back again: a draw at once. One that stood
/// on the board before the root counts as the rules have it, at its third occurrence.
bool SearchThread::isRepetition(int ply) const {
    const std::uint64_t* const now = m_keys.data() + m_rootIndex + ply;
    const int reach = std::min(m_position.halfmoveClock(), m_rootIndex + ply);
    bool seenInGame = false;
    for (int back = 4; back <= reach; back += 2) {
        if (now[-back] != now[0]) continue;
        if (back <= ply || seenInGame) return true;
        seenInGame = true;
    }
    return false;
}

Score SearchThread::scoreWithoutMoves(int ply) const {
    return m_position.inCheck() ? matedAt(ply) : kDrawScore;
}

Score SearchThread::scoreLeaf(const Node& node) {
    return hasMove(m_position) ? evaluate() : scoreWithoutMoves(node.ply);
}

/// The static score, corrected by what was learnt of positions alike, and whether things get better. The
/// table's word counts for more where its bound allows.
void SearchThread::judge(Node& node) {
    frame(node.ply).staticScore = kNoScore;
    if (!m_judges || m_position.inCheck()) return;
    if (node.rawScore == kNoScore) node.rawScore = evaluate();
    node.staticScore = node.rawScore;
    if (m_techniques.correctionHistory) {
        const int correction = m_history.correction(frame(node.ply).keys, m_position.sideToMove());
        m_statistics.corrections += correction != 0;
        node.staticScore = std::clamp(node.rawScore + correction, -kMateThreshold + 1, kMateThreshold - 1);
    }
    frame(node.ply).staticScore = node.staticScore;
    const Score before = frame(node.ply - 2).staticScore != kNoScore ? frame(node.ply - 2).staticScore
                                                                     : frame(node.ply - 4).staticScore;
    node.improving = before == kNoScore || node.staticScore > before;
    node.estimate = node.staticScore;
    if (node.tableScore == kNoScore || isMate(node.tableScore)) return;
    const Bound telling = node.tableScore > node.estimate ? Bound::Lower : Bound::Upper;
    if (node.tableBound == Bound::Exact || node.tableBound == telling) node.estimate = node.tableScore;
}

void SearchThread::tryMoves(Node& node) {
    const MoveKnowledge knowledge = knowledgeOf(node);
    MovePicker picker = movesOf(node, knowledge);
    TriedMoves quiets;
    TriedMoves captures;
    for (Move move = picker.next(); !move.isNull(); move = picker.next()) {
        if (move == node.excluded || isPruned(node, move, knowledge, picker)) continue;
        const Score score = searchMove(node, move, knowledge);
        if (m_stopped) return;
        if (raise(node, score, move)) break;
        (isQuiet(move) ? quiets : captures).add(move);
    }
    learn(node, quiets, captures);
}

Score SearchThread::searchMove(const Node& node, Move move, const MoveKnowledge& knowledge) {
    const int depth = node.depth - 1 + extensionOf(node, move);
    const int reduction = reductionOf(node, move, knowledge);
    makeMove(node.ply, move);
    if (hasTable()) m_table->prefetch(m_position.key());
    const Score score = searchAhead(node, depth, std::min(depth, std::max(depth - reduction, 1)));
    undoMove(node.ply, move);
    return score;
}

/// The score of the move just made. Principal variation search: once there is a best move, the others only
/// have to prove that they are no better, in a window without width and first at the reduced depth; a move
/// that turns out better is searched again.
Score SearchThread::searchAhead(const Node& node, int depth, int reducedDepth) {
    const bool scouts = m_techniques.principalVariation && node.movesTried > 0;
    const Score scoutBeta = scouts ? node.alpha + 1 : node.beta;
    NodeKind kind = node.kind;
    if (reducedDepth < depth) {
        ++m_statistics.reductions;
        const Score score = searchChild(node, scoutBeta, reducedDepth, NodeKind::Reduced, true);
        if (score <= node.alpha || m_stopped) return score;
        ++m_statistics.reductionReSearches;
        kind = NodeKind::ReSearch;
    }
    if (scouts) {
        const Score score = searchChild(node, scoutBeta, depth, kind, !node.cutExpected);
        if (score <= node.alpha || score >= node.beta || m_stopped) return score;
        ++m_statistics.nullWindowReSearches;
        kind = NodeKind::ReSearch;
    }
    return searchChild(node, node.beta, depth, kind, !node.isOpen() && !node.cutExpected);
}

/// The position after the move just made in `parent`, searched with a window from the parent's alpha to
/// `beta`.
Score SearchThread::searchChild(const Node& parent, Score beta, int depth, NodeKind kind, bool cutExpected) {
    const Node child{.alpha = -beta,
                     .beta = -parent.alpha,
                     .depth = depth,
                     .ply = parent.ply + 1,
                     .kind = kind,
                     .cutExpected = cutExpected};
    if (m_recorder) return -recorded(&SearchThread::negamax, child, roleOfChild(child.ply));
    return -negamax(child);
}

/// Takes a searched move into account. True if it is too good: the opponent will not let this position arise.
bool SearchThread::raise(Node& node, Score score, Move move) {
    ++node.movesTried;
    if (score <= node.best) return false;
    node.best = score;
    if (score <= node.alpha) return false;
    node.bestMove = move;
    updateLine(node.ply, move);
    if (!m_techniques.alphaBeta) return false;
    node.alpha = score;
    if (score < node.beta) return false;
    ++m_statistics.betaCutoffs;
    m_statistics.firstMoveCutoffs += node.movesTried == 1;
    return true;
}

}  // namespace plyglass
