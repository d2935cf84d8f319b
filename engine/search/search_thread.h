// One thread of a search: from one iteration to the next, when it is enough, what is told of it while it
// runs, and the answer. Private to engine/search; the interface is Searcher.
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

/// What a thread keeps from one search of a game to the next.
struct ThreadMemory {
    History history;
    std::unique_ptr<Evaluator> evaluator;
};

/// What all threads of one search share. Everything referred to outlives the search.
struct SharedSearch {
    const SearchRequest& request;
    TranspositionTable* table;  ///< null if the technique is off
    const std::atomic<bool>& stop;
    const std::atomic<bool>& pondering;
    const Searcher::InfoCallback& onInfo;
    std::atomic<bool> finished{false};                     ///< the main thread has its answer
    std::vector<std::unique_ptr<SearchThread>> threads{};  ///< the first is the main thread
    IterationRelay relay{};
    Trace* trace = nullptr;  ///< what the main thread records, if anything
    TraceOptions traceOptions{};
    std::int64_t preparationMs = 0;  ///< used up before the search began
    std::optional<SyzygyRoot> syzygyRoot{};

    /// The root moves to be searched; empty = all.
    const std::vector<Move>& rootMoves() const {
        return syzygyRoot ? syzygyRoot->moves : request.searchMoves;
    }
};

class SearchThread : private NodeMonitor {
  public:
    /// `index` 0 is the main thread: it alone looks at the limits and reports.
    SearchThread(SharedSearch& shared, ThreadMemory& memory, int index);

    /// Until the depth is reached, the limits are used up or, for the others, the main thread has finished.
    void run();
    /// Once all threads have returned from `run`, on the main thread: what the search has found.
    SearchResult result();

    /// From any thread, while the search runs: what this thread had counted a moment ago.
    Statistics published() const;
    const RootMove& bestRootMove() const { return m_root.moves().front(); }
    int completedDepth() const { return m_info.depth; }
    Score completedScore() const { return m_info.score; }

  private:
    // Deepening
    void deepen();
    void searchIteration(int depth);
    void finishIteration(int depth);
    bool mayAdopt() const;
    bool adoptIteration(int& depth);
    void keepInterrupted();

    // When it is enough
    bool isDecided(int depth) const;
    bool hasEnough(int depth) const;
    double stabilityFactor() const;
    std::optional<std::int64_t> poll() override;
    void paceItself();
    bool isOverForHelper();
    bool isOverForMain(std::int64_t& nodesToPoll);

    // What is told of it
    void publish();
    void report(std::int64_t elapsedMs);
    std::vector<RootLine> linesSoFar() const;
    std::uint64_t nodesOfAll() const;
    const SearchThread& elected() const;
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
    std::int64_t m_pollInterval =
        1;  ///< nodes between two looks, as long as they take the time they took last
    std::chrono::steady_clock::time_point m_lastPoll;
    std::int64_t m_lastReportMs = 0;
    bool m_overtaken =
        false;  ///< the recursion unwinds because another thread was quicker with the iteration
    bool m_completed = false;
    bool m_pondering;

    int m_iterationsWithoutChange = 0;
    Score m_scoreBefore = 0;  ///< of the iteration before the last
    SearchInfo m_info;
};

}  // namespace plyglass
