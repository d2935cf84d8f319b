// From one iteration to the next: deepening, the window of each, and when it is enough.
#include <algorithm>
#include <numeric>

#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

/// Nodes between two looks at the stop flag, the clock and the node limit, at most. There are fewer while
/// they take long, as they do when the system hands over memory or gives the processor to others: a look
/// should come about every millisecond.
constexpr std::int64_t kMaxPollInterval = 1024;
constexpr std::chrono::microseconds kPollTime{1000};
constexpr std::int64_t kReportIntervalMs = 100;

constexpr int kAspirationDepth = 4;
constexpr Score kAspirationWidth = 15;
/// Wide scores move more from one iteration to the next: the window grows with their square.
constexpr Score kAspirationScoreParts = 21000;

constexpr int kMostWindowReduction = 3;

constexpr int kStabilityDepth = 6;
/// A mate in n plies is proved in an iteration of more than so many times n plies.
constexpr int kProofDepths = 2;

}  // namespace

/// Without a depth to go to there is nothing but deepening, whether it is switched on or not. Every other
/// helper takes two plies at a time, so that the threads do not all do the same at once; whichever thread
/// finishes an iteration first finishes it for all.
void SearchThread::deepen() {
    const SearchLimits& limits = m_request.limits;
    const int last = std::clamp(limits.depth.value_or(kMaxPly - 1), 1, kMaxPly - 1);
    const bool stepwise = m_techniques.iterativeDeepening || !limits.depth;
    const int step = 1 + m_index % 2;
    for (int depth = stepwise ? std::min(step, last) : last;; depth = std::min(depth + step, last)) {
        searchIteration(depth);
        if (m_stopped && !takeOver(depth)) return;
        finishIteration(depth);
        m_completed = depth == last || isDecided(depth);
        if (m_index == 0 ? m_completed || hasEnough(depth) : depth == last) return;
    }
}

/// Once a mate is known far within the depth, an iteration looks for a quicker one without reductions and
/// pruning, as long as that takes no more nodes than the whole search before.
std::uint64_t SearchThread::proofBudget(int depth) const {
    const int plies = kMateScore - std::abs(m_info.score);
    const bool proves = m_judges && m_info.depth > 0 && isMate(m_info.score) && depth > kProofDepths * plies;
    return proves ? 2 * m_nodes : 0;
}

/// One iteration finds the best move, then the best of the others, and so on for as many lines as are wanted.
void SearchThread::searchIteration(int depth) {
    m_info.depthInProgress = depth;
    m_nodesBeforeIteration = m_nodes;
    m_proofBudget = proofBudget(depth);
    if (m_recorder) m_recorder->beginIteration(depth);
    const int lines = std::clamp(m_request.multiPv, 1, static_cast<int>(m_rootMoves.size()));
    for (m_line = 0; m_line < lines && !m_stopped; ++m_line) searchLine(depth);
}

/// Aspiration: the score will be near the last one, so a narrow window around it will do, and cuts off more.
/// If the score falls outside, the window is widened on that side and the search done again; above it, where
/// reductions are allowed, a little less deep, since the good move will be looked at in the next iteration.
void SearchThread::searchLine(int depth) {
    const auto line = static_cast<std::size_t>(m_line);
    const Score before = m_rootMoves[line].score;
    const bool narrow = m_techniques.aspiration && m_techniques.alphaBeta && depth >= kAspirationDepth &&
                        std::abs(before) < kMateThreshold;
    Score width = narrow ? kAspirationWidth + before * before / kAspirationScoreParts : kInfinity;
    Score alpha = narrow ? std::max(before - width, -kInfinity) : -kInfinity;
    Score beta = narrow ? std::min(before + width, kInfinity) : kInfinity;
    int reduction = 0;
    m_bestInProgress = Move();
    while (true) {
        const Node root{.alpha = alpha, .beta = beta, .depth = std::max(depth - reduction, 1), .ply = 0};
        const Score score = visit(&SearchThread::searchRoot, root, TraceRole::Root);
        if (m_stopped) return;
        const bool failsLow = score <= alpha && alpha > -kInfinity;
        // A selective search is content with any mate; a quicker one is left to the next iteration.
        const bool contentWithMate = m_judges && score >= kMateThreshold;
        const bool failsHigh = score >= beta && beta < kInfinity && !contentWithMate;
        if (!failsLow) moveToFront(m_bestInProgress);
        if (!failsLow && !failsHigh) return;
        ++m_statistics.aspirationReSearches;
        width += width / 2;
        const bool wide = width > kMateThreshold / 8 || isMate(score);
        if (failsLow) {
            beta = (alpha + beta) / 2;
            alpha = wide ? -kInfinity : std::max(score - width, -kInfinity);
            reduction = 0;
        } else {
            beta = wide ? kInfinity : std::min(score + width, kInfinity);
            reduction = m_techniques.lateMoveReductions ? std::min(reduction + 1, kMostWindowReduction) : 0;
        }
    }
}

/// Whether another thread's iteration would do as well as this thread's own. A mate is proved by the thread
/// that announces it, and only the best line is handed over.
bool SearchThread::mayTakeOver() const {
    return m_shared.threads.size() > 1 && m_request.multiPv == 1 && m_proofBudget == 0 &&
           m_shared.relay.depth() >= m_info.depthInProgress;
}

/// Goes on with what a quicker thread has found; false if the search was stopped for another reason. `depth`
/// becomes the depth of the iteration that was taken over.
bool SearchThread::takeOver(int& depth) {
    if (!m_overtaken) return false;
    m_overtaken = false;
    m_stopped = false;
    const IterationRelay::Iteration iteration = m_shared.relay.deepest();
    depth = iteration.depth;
    moveToFront(iteration.best.move);
    m_rootMoves.front().score = iteration.best.score;
    m_rootMoves.front().pv = iteration.best.pv;
    m_line = 1;
    return true;
}

/// Publishes the iteration.
void SearchThread::finishIteration(int depth) {
    const auto lines = static_cast<std::ptrdiff_t>(m_line);
    std::stable_sort(m_rootMoves.begin(), m_rootMoves.begin() + lines,
                     [](const RootMove& a, const RootMove& b) { return a.score > b.score; });
    const RootMove& best = m_rootMoves.front();
    const bool sameMove = !m_info.pv.empty() && m_info.pv.front() == best.move && m_info.depth > 0;
    m_iterationsWithoutChange = sameMove ? m_iterationsWithoutChange + 1 : 0;
    m_scoreBefore = m_info.depth > 0 ? m_info.score : best.score;
    m_bestInProgress = Move();
    ++m_statistics.iterations;
    m_info.depth = depth;
    m_info.score = best.score;
    m_info.lines.clear();
    for (auto line = m_rootMoves.begin(); line != m_rootMoves.begin() + lines; ++line)
        m_info.lines.push_back({line->score, extendedPv(line->pv, depth)});
    m_info.pv = m_info.lines.front().pv;
    const std::int64_t elapsed = m_time.elapsedMs();
    m_info.depths.push_back({depth, m_nodes - m_nodesBeforeIteration, elapsed, best.score, best.move});
    if (m_shared.threads.size() > 1 && !isMate(best.score)) m_shared.relay.publish(depth, best);
    if (m_index == 0) report(elapsed);
}

/// Whether deeper search can change nothing. Without reductions and pruning a mate within the depth that was
/// searched is the shortest; with them it is, once an iteration meant to prove it has found no other. A
/// player with a clock ponders neither over a mate that is certain nor over an only move.
bool SearchThread::isDecided(int depth) const {
    if (m_pondering) return false;
    const bool hasClock = m_request.limits.clock.has_value();
    if (hasClock && m_rootMoves.size() == 1) return true;
    if (!isMate(m_info.score) || m_request.multiPv > 1) return false;
    const auto& wanted = m_request.limits.mateIn;
    if (wanted && m_info.score > 0 && mateInMoves(m_info.score) <= *wanted) return true;
    if (m_judges && !hasClock) return m_nodes < m_proofBudget && m_info.score == m_scoreBefore;
    return depth >= kMateScore - std::abs(m_info.score);
}

/// Whether another iteration would hardly finish, or is not wanted.
bool SearchThread::hasEnough(int depth) {
    if (m_pondering) return false;
    const auto& softNodes = m_request.limits.softNodes;
    if (softNodes && nodesOfAll() >= *softNodes) return true;
    const double factor = m_techniques.timeByStability && depth >= kStabilityDepth ? stabilityFactor() : 1.0;
    return m_time.enoughThought(m_time.elapsedMs(), factor);
}

/// More time when the best move keeps changing, its score falls or other moves take most of the nodes; less
/// when nothing changes any more.
double SearchThread::stabilityFactor() const {
    const RootMove& best = m_rootMoves.front();
    const double share =
        static_cast<double>(best.nodes) / static_cast<double>(std::max<std::uint64_t>(m_nodes, 1));
    const double byNodes = 2.1 - 1.5 * share;
    const double byMove = 1.25 - 0.05 * std::min(m_iterationsWithoutChange, 8);
    const double byScore = std::clamp(1.0 + (m_scoreBefore - m_info.score) / 150.0, 0.85, 1.5);
    return byNodes * byMove * byScore;
}

std::uint64_t SearchThread::nodesOfAll() const {
    std::uint64_t sum = m_nodes;
    for (std::size_t i = 1; i < m_shared.threads.size(); ++i)
        sum += m_shared.threads[i]->published().totalNodes();
    return sum;
}

/// Whether the recursion ends here: the whole search has, or another thread was quicker with this iteration.
bool SearchThread::unwinds(bool isOver) {
    m_overtaken = !isOver && mayTakeOver();
    m_stopped = isOver || m_overtaken;
    return m_stopped;
}

/// Doubles the distance between two looks while they come soon after each other; cuts it down to what the
/// last nodes would have allowed when they took too long.
void SearchThread::paceItself() {
    const auto now = std::chrono::steady_clock::now();
    const auto took = now - m_lastPoll;
    m_lastPoll = now;
    if (took <= kPollTime)
        m_pollInterval = std::min(2 * m_pollInterval, kMaxPollInterval);
    else
        m_pollInterval = std::max<std::int64_t>(m_pollInterval * (kPollTime / 2) / took, 1);
}

/// Looks at the limits; false if the search has to end now. Threads other than the main one tell how far they
/// are and listen only for the end.
bool SearchThread::poll() {
    paceItself();
    m_countdown = m_pollInterval - 1;
    if (m_index > 0) {
        const std::lock_guard lock(m_publishing);
        m_published = m_statistics;
        return !unwinds(m_shared.finished.load(std::memory_order_relaxed) ||
                        m_shared.stop.load(std::memory_order_relaxed));
    }
    if (m_pondering && !m_shared.pondering.load(std::memory_order_relaxed)) {
        m_pondering = false;
        m_time.ponderHit();
    }
    const std::int64_t elapsed = m_time.elapsedMs();
    const auto& limit = m_request.limits.nodes;
    const std::uint64_t nodes = limit ? nodesOfAll() : 0;
    const bool timeUsed = !m_pondering && m_time.mustStop(elapsed);
    if (unwinds(m_shared.stop.load(std::memory_order_relaxed) || (limit && nodes >= *limit) || timeUsed))
        return false;
    if (limit && *limit - nodes < static_cast<std::uint64_t>(m_pollInterval))
        m_countdown = static_cast<std::int64_t>(*limit - nodes) - 1;
    if (elapsed - m_lastReportMs >= kReportIntervalMs) report(elapsed);
    return true;
}

Statistics SearchThread::published() const {
    const std::lock_guard lock(m_publishing);
    return m_published;
}

}  // namespace plyglass
