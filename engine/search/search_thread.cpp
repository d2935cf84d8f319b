// A search from the root: iterations, root moves, limits, reports.
#include "engine/search/search_thread.h"

#include <algorithm>
#include <utility>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Nodes between two looks at the stop flag, the clock and the node limit: well under a millisecond.
constexpr std::int64_t kPollInterval = 1024;
constexpr std::int64_t kReportIntervalMs = 100;

}  // namespace

SearchThread::SearchThread(const SearchRequest& request, TranspositionTable* table,
                           const std::atomic<bool>& stop, const Searcher::InfoCallback& onInfo)
    : m_techniques(request.techniques),
      m_limits(request.limits),
      m_table(table),
      m_stop(stop),
      m_onInfo(onInfo),
      m_time(request.limits),
      m_position(request.position),
      m_evaluator(makeEvaluator(request.evaluator)),
      m_random(request.seed),
      m_keys(request.history) {
    // A game's own list of keys ends with the root itself, which is no earlier position.
    if (!m_keys.empty() && m_keys.back() == m_position.key()) m_keys.pop_back();
    m_rootIndex = static_cast<int>(m_keys.size());
    m_keys.resize(m_keys.size() + kMaxPly + 1);
    m_keys[m_rootIndex] = m_position.key();
    m_evaluator->reset(m_position);
}

SearchResult SearchThread::run() {
    generateLegal(m_position, m_rootMoves);
    if (m_rootMoves.empty()) {
        const Node root{-kInfinity, kInfinity, 0, 0};
        enter(root, NodeKind::Main);
        m_info.score = scoreWithoutMoves(root);
        m_completed = true;
        return result();
    }
    prepareRoot();
    deepen();
    return result();
}

/// Puts the root moves in order and has an answer ready in case the search is stopped at once.
void SearchThread::prepareRoot() {
    m_info.pv = {m_rootMoves[0]};
    m_info.rootMoves = m_rootMoves.size();
    Node root{-kInfinity, kInfinity, 0, 0};
    if (hasTable()) lookUp(root);
    orderMoves(root, m_rootMoves);
}

/// Without a depth to go to there is nothing but deepening, whether it is switched on or not.
void SearchThread::deepen() {
    const int last = std::clamp(m_limits.depth.value_or(kMaxPly - 1), 1, kMaxPly - 1);
    const bool stepwise = m_techniques.iterativeDeepening || !m_limits.depth;
    for (int depth = stepwise ? 1 : last; depth <= last; ++depth) {
        searchRoot(depth);
        if (m_stopped) return;
        finishIteration(depth);
        m_completed = depth == last || isDecided(depth);
        if (m_completed || m_time.enoughThought(m_time.elapsedMs())) return;
    }
}

void SearchThread::searchRoot(int depth) {
    m_rootBest = {};
    m_info.depthInProgress = depth;
    m_info.rootMovesDone = 0;
    m_nodesBeforeIteration = m_nodes;
    Node root{-kInfinity, kInfinity, depth, 0};
    if (!enter(root, NodeKind::Main)) return;
    for (const Move move : m_rootMoves) {
        const Score score = searchMove(root, move);
        if (m_stopped) return;
        considerAtRoot(root, move, score);
        ++m_info.rootMovesDone;
    }
    storeInTable(root, Bound::Exact);
}

/// With ties drawn by lot the window stays one unit wider, so that a score equal to the best is exact and no
/// mere bound.
void SearchThread::considerAtRoot(Node& root, Move move, Score score) {
    const bool drawsLots = m_techniques.tieChancePercent > 0;
    const bool winsTie = drawsLots && score == root.best && m_random.chance(m_techniques.tieChancePercent);
    if (score <= root.best && !winsTie) return;
    root.best = score;
    root.bestMove = move;
    updateLine(0, move);
    m_rootBest = {move, score, {m_pv[0].begin(), m_pv[0].begin() + m_pvLength[0]}};
    if (m_techniques.alphaBeta) root.alpha = drawsLots ? score - 1 : score;
}

/// Publishes the iteration and puts its best move first for the next.
void SearchThread::finishIteration(int depth) {
    const auto best = std::find(m_rootMoves.begin(), m_rootMoves.end(), m_rootBest.move);
    std::rotate(m_rootMoves.begin(), best, best + 1);
    m_info.depth = depth;
    m_info.score = m_rootBest.score;
    m_info.pv = extendedPv(m_rootBest.pv, depth);
    const std::int64_t elapsed = m_time.elapsedMs();
    m_info.depths.push_back(
        {depth, m_nodes - m_nodesBeforeIteration, elapsed, m_rootBest.score, m_rootBest.move});
    report(elapsed);
}

/// Whether deeper search can change nothing: a mate within the depth that was searched in full is the
/// shortest, and a player with a clock does not ponder over an only move.
bool SearchThread::isDecided(int depth) const {
    if (m_limits.clock && m_rootMoves.size() == 1) return true;
    return isMate(m_info.score) && kMateScore - std::abs(m_info.score) <= depth;
}

SearchResult SearchThread::result() {
    SearchResult result;
    result.completed = m_completed;
    if (m_stopped && !m_rootBest.move.isNull()) {
        m_info.score = m_rootBest.score;
        m_info.pv = m_rootBest.pv;
    }
    if (m_info.depth == 0 && m_rootBest.move.isNull() && !m_rootMoves.empty()) m_info.score = evaluate();
    if (!m_info.pv.empty()) result.bestMove = m_info.pv.front();
    report(m_time.elapsedMs());
    result.info = std::move(m_info);
    return result;
}

/// Looks at the limits; false if the search has to end now.
bool SearchThread::poll() {
    const std::int64_t elapsed = m_time.elapsedMs();
    const bool nodesUsed = m_limits.nodes && m_nodes >= *m_limits.nodes;
    m_stopped = m_stop.load(std::memory_order_relaxed) || nodesUsed || m_time.mustStop(elapsed);
    if (m_stopped) return false;
    m_countdown = kPollInterval - 1;
    if (m_limits.nodes && *m_limits.nodes - m_nodes < kPollInterval)
        m_countdown = static_cast<std::int64_t>(*m_limits.nodes - m_nodes) - 1;
    if (elapsed - m_lastReportMs >= kReportIntervalMs) report(elapsed);
    return true;
}

void SearchThread::report(std::int64_t elapsedMs) {
    m_lastReportMs = elapsedMs;
    m_info.timeMs = elapsedMs;
    m_info.statistics = m_statistics;
    m_info.hashFullPermille = hasTable() ? m_table->fullPermille() : 0;
    if (m_onInfo) m_onInfo(m_info);
}

/// The line the search found, continued by exact entries of the table where a table answer cut it short.
std::vector<Move> SearchThread::extendedPv(std::vector<Move> pv, int length) const {
    if (!hasTable()) return pv;
    Position position = m_position;
    Undo undo;
    for (const Move move : pv) position.makeMove(move, undo);
    while (static_cast<int>(pv.size()) < length) {
        const auto entry = m_table->probe(position.key());
        if (!entry || entry->bound != Bound::Exact || !isLegal(position, entry->move)) break;
        position.makeMove(entry->move, undo);
        pv.push_back(entry->move);
    }
    return pv;
}

}  // namespace plyglass
