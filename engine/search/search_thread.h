// One search thread: iterative deepening, stop conditions, reporting and the result. Private to
// engine/search; the interface is Searcher.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

#include "engine/search/followed_line.h"
#include "engine/search/iteration_relay.h"
#include "engine/search/node_search.h"
#include "engine/search/root_search.h"
#include "engine/search/search.h"
#include "engine/search/syzygy_root.h"
#include "engine/search/time_manager.h"

namespace plyglass {

class SearchThread;

/// Per-thread memory that is kept from one search of a game to the next.
struct ThreadMemory {
    History history;
    std::unique_ptr<Evaluator> evaluator;
};

/// State shared by all threads of one search. Everything referred to outlives the search.
struct SharedSearch {
    const SearchRequest& request;
    TranspositionTable* table;  ///< null if the technique is off
    const std::atomic<bool>& stop;
    const std::atomic<bool>& pondering;
    const Searcher::InfoCallback& onInfo;
    std::atomic<bool> finished{false};                     ///< the main thread has its result
    std::vector<std::unique_ptr<SearchThread>> threads{};  ///< the first is the main thread
    IterationRelay relay{};
    Trace* trace = nullptr;  ///< recorded by the main thread; normally null
    TraceOptions traceOptions{};
    std::int64_t preparationMs = 0;  ///< time spent before the search began
    std::optional<SyzygyRoot> syzygyRoot{};

    /// Root moves to search; empty = all.
    const std::vector<Move>& rootMoves() const {
        return syzygyRoot ? syzygyRoot->moves : request.searchMoves;
    }
};

class SearchThread : private NodeMonitor {
  public:
    /// `index` 0 is the main thread: only it checks the limits and reports.
    SearchThread(SharedSearch& shared, ThreadMemory& memory, int index);

    /// Runs until the depth is reached, a limit is hit or, for helper threads, the main thread has finished.
    void run();
    /// The result. Call on the main thread, once all threads have returned from `run`.
    SearchResult result();

    /// Thread-safe during the search: a recent snapshot of this thread's counters.
    Statistics published() const;
    const RootMove& bestRootMove() const { return m_root.moves().front(); }
    int completedDepth() const { return m_info.depth; }
    Score completedScore() const { return m_info.score; }

  private:
    // Iterative deepening
    void deepen();
    void searchIteration(int depth);
    void finishIteration(int depth);
    bool mayAdopt() const;
    bool adoptIteration(int& depth);
    void keepInterrupted();

    // Stop conditions
    bool isDecided(int depth) const;
    bool hasEnough(int depth) const;
    double stabilityFactor() const;
    std::optional<std::int64_t> poll() override;
    void adaptPollInterval();
    bool isOverForHelper();
    bool isOverForMain(std::int64_t& nodesToPoll);

    // Reporting
    void publish();
    void report(std::int64_t elapsedMs);
    std::vector<RootLine> linesSoFar() const;
    std::uint64_t nodesOfAll() const;
    const SearchThread& bestVotedThread() const;
    Score knownScore(Score score) const;
    FollowedLine root() const { return {m_request.position, m_request.gameKeys}; }
    std::vector<Move> shownPv(std::vector<Move> pv, int length) const;

    SearchState& state() { return m_nodeSearch.state(); }
    const SearchState& state() const { return m_nodeSearch.state(); }

    SharedSearch& m_shared;
    const SearchRequest& m_request;
    const int m_index;
    TimeManager m_time;
    NodeSearch m_nodeSearch;
    RootSearch m_root;

    mutable std::mutex m_publishing;
    Statistics m_published;
    std::uint64_t m_nodesBeforeIteration = 0;
    std::int64_t m_pollInterval = 1;  ///< nodes between two polls, at the current speed
    std::chrono::steady_clock::time_point m_lastPoll;
    std::int64_t m_lastReportMs = 0;
    bool m_overtaken = false;  ///< unwinding because another thread finished the iteration first
    bool m_completed = false;
    bool m_pondering;

    int m_iterationsWithoutChange = 0;
    Score m_scoreBefore = 0;  ///< score of the last iteration but one
    SearchInfo m_info;
};

}  // namespace plyglass
