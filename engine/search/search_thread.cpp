#include "engine/search/search_thread.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "engine/chess/movegen.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

/// Maximum number of nodes between two polls of the stop flag, the clock and the node limit. Slow nodes (page
/// faults, other processes) shorten the interval: the target is about one poll per millisecond.
constexpr std::int64_t kMaxPollInterval = 1024;
constexpr std::chrono::microseconds kPollTime{1000};
constexpr std::int64_t kReportIntervalMs = 100;

constexpr int kStabilityDepth = 6;
constexpr double kPercent = 100.0;
/// Node budget of the mate proof in one iteration, in percent of all nodes searched before it.
constexpr std::uint64_t kProofShare = 25;

}  // namespace

SearchThread::SearchThread(SharedSearch& shared, ThreadMemory& memory, int index)
    : m_shared(shared),
      m_request(shared.request),
      m_index(index),
      m_time(m_request.limits, shared.preparationMs, m_request.overheadMs),
      m_nodeSearch(m_request, shared.table, *memory.evaluator, memory.history, *this),
      m_root(m_nodeSearch, m_request, shared.rootMoves()),
      m_pondering(m_request.ponder) {
    if (shared.trace && index == 0)
        m_nodeSearch.record(std::make_unique<TraceRecorder>(*shared.trace, shared.traceOptions));
    if (shared.syzygyRoot && index == 0) ++state().statistics[Counter::SyzygyHits];
    m_info.rootMoves = static_cast<int>(m_root.moves().size());
    if (!m_root.moves().empty()) m_info.pv = bestRootMove().pv;
}

void SearchThread::run() {
    if (!m_root.moves().empty()) {
        deepen();
        publish();
        return;
    }
    m_nodeSearch.enter({.depth = 0, .ply = 0});
    m_info.score = state().resultWithoutMoves(0).score;
    m_completed = true;
}

/// Iterative deepening; always on if there is no depth limit. Every other helper advances two plies at a
/// time, so that the threads diverge. An iteration finished by any thread is finished for all.
void SearchThread::deepen() {
    const MoveLimits& limits = m_request.limits;
    const int last = std::clamp(limits.depth.value_or(kMaxPly - 1), 1, kMaxPly - 1);
    const bool stepwise = state().techniques.iterativeDeepening || !limits.depth;
    const int step = 1 + m_index % 2;
    for (int depth = stepwise ? std::min(step, last) : last;; depth = std::min(depth + step, last)) {
        searchIteration(depth);
        if (state().stopped && !adoptIteration(depth)) return keepInterrupted();
        // A selective search may find a longer mate first: prove the shortest before it is reported.
        if (m_index == 0 && state().isSelective)
            m_root.proveMates(state().nodes + state().nodes * kProofShare / 100);
        finishIteration(depth);
        m_completed = depth == last || isDecided(depth);
        if (m_index == 0 ? m_completed || hasEnough(depth) : depth == last) return;
    }
}

/// One iteration: finds the best move, then the best of the rest, and so on for as many lines as requested.
void SearchThread::searchIteration(int depth) {
    m_info.depthInProgress = depth;
    m_nodesBeforeIteration = state().nodes;
    m_nodeSearch.beginIteration(depth);
    m_root.searchLines(depth, std::clamp(m_request.multiPv, 1, static_cast<int>(m_root.moves().size())));
}

/// Whether another thread's iteration can replace this one's. Not while proving a mate, which is left to the
/// thread that reports it, nor with several lines, since only the best one is shared.
bool SearchThread::mayAdopt() const {
    return m_shared.threads.size() > 1 && m_request.multiPv == 1 && !state().isProving() &&
           m_shared.relay.depth() >= m_info.depthInProgress;
}

/// Continues from another thread's iteration; false if the search was stopped for another reason. Sets
/// `depth` to the adopted iteration's depth.
bool SearchThread::adoptIteration(int& depth) {
    if (!m_overtaken) return false;
    m_overtaken = false;
    state().stopped = false;
    const IterationRelay::Iteration iteration = m_shared.relay.deepest();
    depth = iteration.depth;
    m_root.adopt(iteration.best);
    return true;
}

/// After a stop in mid-iteration, plays a move that had already beaten the last iteration's best, unless it
/// is only known to be mated.
void SearchThread::keepInterrupted() {
    const RootMove& best = bestRootMove();
    if (m_info.depth == 0 || m_request.multiPv > 1 || best.move == m_info.pv.front()) return;
    const Score score = knownScore(best.ownScore());
    if (score <= -kMateThreshold) return;
    m_info.score = score;
    m_info.pv = untilGameEnds(root(), best.pv);
    m_info.lines.front() = {score, m_info.pv, m_info.depthInProgress};
}

std::vector<RootLine> SearchThread::linesSoFar() const {
    std::vector<RootLine> lines;
    for (const RootMove& line : std::span(m_root.moves()).first(static_cast<std::size_t>(m_root.linesDone())))
        lines.push_back(
            {knownScore(line.ownScore()), untilGameEnds(root(), line.pv), m_info.depthInProgress});
    if (const auto& line = m_root.lineSoFar())
        lines.push_back({knownScore(line->score), untilGameEnds(root(), line->pv), line->depth, line->bound});
    const std::size_t most = m_info.lines.empty() ? lines.size() : m_info.lines.size();
    return linesBefore(std::move(lines), m_info.lines, most);
}

/// Publishes the iteration.
void SearchThread::finishIteration(int depth) {
    m_root.sortLines();
    const RootMove& best = bestRootMove();
    const bool sameMove = !m_info.pv.empty() && m_info.pv.front() == best.move && m_info.depth > 0;
    m_iterationsWithoutChange = sameMove ? m_iterationsWithoutChange + 1 : 0;
    const Score score = knownScore(best.ownScore());
    m_scoreBefore = m_info.depth > 0 ? m_info.score : score;
    ++state().statistics[Counter::Iterations];
    m_info.depth = depth;
    m_info.score = score;
    m_info.lines.clear();
    for (const RootMove& line : std::span(m_root.moves()).first(static_cast<std::size_t>(m_root.linesDone())))
        m_info.lines.push_back({knownScore(line.ownScore()), shownPv(line.pv, depth), depth});
    m_info.linesSoFar = m_info.lines;
    m_info.pv = m_info.lines.front().pv;
    const std::int64_t elapsed = m_time.elapsedMs();
    m_info.depths.push_back({depth, state().nodes - m_nodesBeforeIteration, elapsed, score, best.move});
    if (m_shared.threads.size() > 1 && !isMate(best.score)) m_shared.relay.publish(depth, best);
    if (m_index == 0) report(elapsed);
}

/// Whether a deeper search can change nothing: a mate within the searched depth is the shortest (with
/// reductions or pruning only once proved), or the game is on a clock and the mate is certain or there is
/// only one legal move.
bool SearchThread::isDecided(int depth) const {
    if (m_pondering) return false;
    const bool hasClock = m_request.limits.clock.has_value();
    if (hasClock && m_root.moves().size() == 1) return true;
    if (m_root.linesProved() > 0 && m_root.linesProved() == m_root.linesDone()) return true;
    if (!isMate(m_info.score) || m_request.multiPv > 1) return false;
    const auto& wanted = m_request.limits.mateIn;
    if (wanted && m_info.score > 0 && mateInMoves(m_info.score) <= *wanted) return true;
    if (state().isSelective && !hasClock) return false;
    return depth >= kMateScore - std::abs(m_info.score);
}

/// Whether another iteration would hardly finish, or is not wanted.
bool SearchThread::hasEnough(int depth) const {
    if (m_pondering) return false;
    const auto& softNodes = m_request.limits.softNodes;
    if (softNodes && nodesOfAll() >= *softNodes) return true;
    const double factor =
        state().techniques.timeByStability && depth >= kStabilityDepth ? stabilityFactor() : 1.0;
    return m_time.enoughThought(m_time.elapsedMs(), factor);
}

/// Time factor. Above 1 while the best move is unstable: it changes, its score falls or other moves take most
/// of the nodes. Below 1 when nothing changes any more.
double SearchThread::stabilityFactor() const {
    const RootMove& best = bestRootMove();
    const double share =
        static_cast<double>(best.nodes) / static_cast<double>(std::max<std::uint64_t>(state().nodes, 1));
    const double decay = std::pow(tune::stabilityDecay / kPercent, m_iterationsWithoutChange);
    const double drop = static_cast<double>(m_scoreBefore - m_info.score) / tune::stabilityScoreDrop;
    const double byNodes = tune::stabilityNodes / kPercent - tune::stabilityShare / kPercent * share;
    const double byMove = tune::stabilityMoves / kPercent + tune::stabilityChange / kPercent * decay;
    const double byScore =
        std::clamp(1.0 + drop, tune::stabilityScoreMin / kPercent, tune::stabilityScoreMax / kPercent);
    return byNodes * byMove * byScore;
}

std::uint64_t SearchThread::nodesOfAll() const {
    std::uint64_t sum = state().nodes;
    for (std::size_t i = 1; i < m_shared.threads.size(); ++i)
        sum += m_shared.threads[i]->published().totalNodes();
    return sum;
}

/// Adapts the polling interval: doubles it while polls come too often, shortens it to match the last nodes
/// when they come too late.
void SearchThread::adaptPollInterval() {
    const auto now = std::chrono::steady_clock::now();
    const auto took = now - m_lastPoll;
    m_lastPoll = now;
    if (took <= kPollTime)
        m_pollInterval = std::min(2 * m_pollInterval, kMaxPollInterval);
    else
        m_pollInterval = std::max<std::int64_t>(m_pollInterval * (kPollTime / 2) / took, 1);
}

/// Helper threads publish their counters and check only for the end of the search. The recursion ends with
/// the search, or if another thread finished this iteration first.
std::optional<std::int64_t> SearchThread::poll() {
    adaptPollInterval();
    std::int64_t nodesToPoll = m_pollInterval;
    const bool isOver = m_index > 0 ? isOverForHelper() : isOverForMain(nodesToPoll);
    m_overtaken = !isOver && mayAdopt();
    if (isOver || m_overtaken) return std::nullopt;
    if (const std::int64_t elapsed = m_time.elapsedMs();
        m_index == 0 && elapsed - m_lastReportMs >= kReportIntervalMs) {
        m_info.linesSoFar = linesSoFar();
        report(elapsed);
    }
    return nodesToPoll;
}

bool SearchThread::isOverForHelper() {
    publish();
    return m_shared.finished.load(std::memory_order_relaxed) || m_shared.stop.load(std::memory_order_relaxed);
}

/// Checks stop flag, clock and node limit; the next poll comes at the node limit at the latest.
bool SearchThread::isOverForMain(std::int64_t& nodesToPoll) {
    if (m_pondering && !m_shared.pondering.load(std::memory_order_relaxed)) {
        m_pondering = false;
        m_time.ponderHit();
    }
    if (m_shared.stop.load(std::memory_order_relaxed)) return true;
    if (!m_pondering && m_time.mustStop(m_time.elapsedMs())) return true;
    const auto& limit = m_request.limits.nodes;
    if (!limit) return false;
    const std::uint64_t nodes = nodesOfAll();
    if (nodes >= *limit) return true;
    nodesToPoll = std::min(nodesToPoll, static_cast<std::int64_t>(*limit - nodes));
    return false;
}

void SearchThread::publish() {
    const std::lock_guard lock(m_publishing);
    m_published = state().statistics;
}

Statistics SearchThread::published() const {
    const std::lock_guard lock(m_publishing);
    return m_published;
}

/// Thread voting: the thread whose move has the most votes, weighted by depth and score.
const SearchThread& SearchThread::bestVotedThread() const {
    if (m_shared.threads.size() == 1 || m_request.multiPv > 1 || m_request.limits.depth) return *this;
    Score worst = kInfinity;
    for (const auto& thread : m_shared.threads) worst = std::min(worst, thread->completedScore());
    const auto votesFor = [&](Move move) {
        std::int64_t votes = 0;
        for (const auto& thread : m_shared.threads)
            if (thread->completedDepth() > 0 && thread->bestRootMove().move == move)
                votes += static_cast<std::int64_t>(thread->completedScore() - worst + tune::worstVote) *
                         thread->completedDepth();
        return votes;
    };
    const SearchThread* best = this;
    for (const auto& thread : m_shared.threads) {
        if (thread->completedDepth() == 0 || isMate(best->completedScore())) continue;
        if (votesFor(thread->bestRootMove().move) > votesFor(best->bestRootMove().move)) best = thread.get();
    }
    return *best;
}

SearchResult SearchThread::result() {
    SearchResult result;
    result.completed = m_completed;
    if (m_info.depth == 0 && !m_root.moves().empty()) m_info.score = knownScore(state().evaluate());
    if (const SearchThread& best = bestVotedThread(); &best != this) {
        m_info.score = best.m_info.score;
        m_info.pv = best.m_info.pv;
        m_info.lines = best.m_info.lines;
    }
    m_info.linesSoFar = m_info.lines;
    if (!m_info.pv.empty()) result.bestMove = m_info.pv.front();
    for (const auto& thread : m_shared.threads)
        if (thread->state().deepestLine.size() > state().deepestLine.size())
            state().deepestLine = thread->state().deepestLine;
    report(m_time.elapsedMs());
    result.info = std::move(m_info);
    return result;
}

void SearchThread::report(std::int64_t elapsedMs) {
    m_lastReportMs = elapsedMs;
    m_info.timeMs = elapsedMs;
    m_info.rootMovesDone = m_root.movesDone();
    m_info.deepestLine = state().deepestLine;
    m_info.statistics = state().statistics;
    for (std::size_t i = 1; i < m_shared.threads.size(); ++i)
        m_info.statistics += m_shared.threads[i]->published();
    if (!m_shared.onInfo) return;
    m_info.hashFullPermille = state().hasTable() ? state().table->fullPermille() : 0;
    m_shared.onInfo(m_info);
}

/// Score of the root as the tables know it, even where the search does not see it yet.
Score SearchThread::knownScore(Score score) const {
    return m_shared.syzygyRoot ? m_shared.syzygyRoot->scoreFor(score) : score;
}

/// The PV, cut where the game ends, and extended with exact table entries where a table cutoff ended it. A
/// repetition is not such a cutoff.
std::vector<Move> SearchThread::shownPv(std::vector<Move> pv, int length) const {
    pv = untilGameEnds(root(), std::move(pv));
    if (!state().hasTable()) return pv;
    FollowedLine line = root();
    for (const Move move : pv) line.play(move);
    while (static_cast<int>(pv.size()) < length && !line.isDrawn() && line.occurrences() == 1) {
        const auto entry = state().table->probe(line.position().key());
        if (!entry || entry->bound != Bound::Exact || !isLegal(line.position(), entry->move)) break;
        line.play(entry->move);
        pv.push_back(entry->move);
    }
    return pv;
}

}  // namespace plyglass
