// The main search: what one node does, step by step. Each technique is a small function below, guarded by its
// switch and counted in one place. With every switch off this is plain minimax, written from the side to
// move's view.
#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/search/has_move.h"
#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

/// Positions this many plies after the last capture or pawn move are not answered by the table: the same
/// position with a younger clock may be won where this one is about to be a draw.
constexpr int kOldClock = 90;

}  // namespace

Score SearchThread::negamax(Node node) {
    // 1. Beyond the horizon only exchanges are searched.
    if (node.depth <= 0 && m_techniques.quiescencePlies > 0) return quiescence(node);

    // 2. Count the node; leave if time, nodes or patience are used up.
    if (!enter(node, NodeKind::Main)) return kDrawScore;

    // 3. A draw by the rules needs no search.
    if (isDraw(node)) return kDrawScore;

    // 4. The table may know the answer, or at least the best move.
    if (const auto answer = answerFromTable(node)) return *answer;

    // 5. At the horizon the evaluator decides.
    if (node.depth <= 0) {
        node.best = scoreLeaf(node);
        storeInTable(node, Bound::Exact);
        return node.best;
    }

    // 6. No moves: mate or stalemate.
    MoveList& moves = m_frames[node.ply].moves;
    generateLegal(m_position, moves);
    if (moves.empty()) return scoreWithoutMoves(node);

    // 7. Try the moves, the most promising first, until one is too good to be allowed.
    const Score alphaAtEntry = node.alpha;
    orderMoves(node, moves);
    for (const Move move : moves) {
        const Score score = searchMove(node, move);
        if (m_stopped) return kDrawScore;
        if (raise(node, score, move)) break;
    }

    // 8. Remember the result.
    storeInTable(node, boundOf(node, alphaAtEntry));
    return node.best;
}

bool SearchThread::enter(const Node& node, NodeKind kind) {
    if (--m_countdown < 0 && !poll()) return false;
    ++m_nodes;
    ++m_statistics.nodes[static_cast<std::size_t>(kind)];
    if (node.ply > m_statistics.selectiveDepth) m_statistics.selectiveDepth = node.ply;
    m_pvLength[node.ply] = 0;
    return true;
}

bool SearchThread::isDraw(const Node& node) {
    if (m_position.hasInsufficientMaterial()) return true;
    if (!m_techniques.repetition) return false;
    const bool fiftyMoves =
        m_position.halfmoveClock() >= 100 && (!m_position.inCheck() || hasMove(m_position));
    if (!fiftyMoves && !isRepetition(node.ply)) return false;
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

std::optional<TableEntry> SearchThread::lookUp(Node& node) {
    ++m_statistics.tableProbes;
    const auto entry = m_table->probe(m_position.key());
    if (!entry) return std::nullopt;
    ++m_statistics.tableHits;
    node.tableMove = entry->move;
    return entry;
}

/// An entry answers if it was searched at least as deep as is asked for and its bound decides the window.
std::optional<Score> SearchThread::answerFromTable(Node& node) {
    if (!hasTable()) return std::nullopt;
    const auto entry = lookUp(node);
    if (!entry || entry->depth < node.depth) return std::nullopt;
    if (m_techniques.repetition && m_position.halfmoveClock() >= kOldClock) return std::nullopt;
    const Score score = scoreFromTable(entry->score, node.ply);
    const bool decides = entry->bound == Bound::Exact ||
                         (entry->bound == Bound::Lower && score >= node.beta) ||
                         (entry->bound == Bound::Upper && score <= node.alpha);
    if (!decides) return std::nullopt;
    ++m_statistics.tableCutoffs;
    return score;
}

void SearchThread::storeInTable(const Node& node, Bound bound) {
    if (!hasTable() || m_stopped) return;
    m_table->store(m_position.key(), {node.bestMove, scoreToTable(node.best, node.ply), node.depth, bound});
}

Score SearchThread::scoreWithoutMoves(const Node& node) const {
    return m_position.inCheck() ? matedAt(node.ply) : kDrawScore;
}

Score SearchThread::scoreLeaf(const Node& node) {
    return hasMove(m_position) ? evaluate() : scoreWithoutMoves(node);
}

Score SearchThread::searchMove(const Node& node, Move move) {
    makeMove(node.ply, move);
    if (hasTable() && node.depth > 1) m_table->prefetch(m_position.key());
    const Score score = -negamax({-node.beta, -node.alpha, node.depth - 1, node.ply + 1});
    undoMove(node.ply, move);
    return score;
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
    if (node.movesTried == 1) ++m_statistics.firstMoveCutoffs;
    return true;
}

void SearchThread::updateLine(int ply, Move move) {
    m_pv[ply][0] = move;
    std::copy_n(m_pv[ply + 1].begin(), m_pvLength[ply + 1], m_pv[ply].begin() + 1);
    m_pvLength[ply] = m_pvLength[ply + 1] + 1;
}

void SearchThread::makeMove(int ply, Move move) {
    m_evaluator->push(m_position.deltaOf(move));
    m_position.makeMove(move, m_frames[ply].undo);
    m_keys[m_rootIndex + ply + 1] = m_position.key();
}

void SearchThread::undoMove(int ply, Move move) {
    m_position.undoMove(move, m_frames[ply].undo);
    m_evaluator->pop();
}

Score SearchThread::evaluate() {
    ++m_statistics.boardsScored;
    return m_evaluator->evaluate(m_position);
}

}  // namespace plyglass
