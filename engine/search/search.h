// The interface of the search: pass a request, receive progress, stop it at any time.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/chess/position.h"
#include "engine/search/engine_settings.h"
#include "engine/search/limits.h"
#include "engine/search/reply_filter.h"
#include "engine/search/score.h"
#include "engine/search/search_knowledge.h"
#include "engine/search/statistics.h"

namespace plyglass {

class Trace;
class TranspositionTable;
struct SharedSearch;
struct ThreadMemory;
struct TraceOptions;

/// What to search, with the settings of the engine that does.
struct SearchRequest : EngineSettings {
    Position position = Position::start();
    /// Keys of the game's positions before the root, oldest first, for repetition detection. May end with the
    /// root's own key.
    std::vector<std::uint64_t> gameKeys;
    MoveLimits limits;
    std::int64_t overheadMs = kDefaultOverheadMs;  ///< reserve subtracted from the clock
    /// Considers only these root moves; empty = all. Illegal ones are ignored.
    std::vector<Move> searchMoves;
    int multiPv = 1;            ///< number of best root moves to find, each with its line; at least 1
    bool ponder = false;        ///< clock and move time start only with `ponderHit`
    std::uint64_t seed = 0;     ///< for the random tie-break and book moves
    SearchKnowledge knowledge;  ///< empty by default
    /// Filters the replies that the search considers; null = all.
    std::shared_ptr<const ReplyFilter> replyFilter;
};

/// Longest time that `prepare` may take.
constexpr std::int64_t kMaxPreparationMs = 6000;

/// One finished iteration.
struct DepthRecord {
    int depth = 0;
    std::uint64_t nodes = 0;  ///< of this iteration alone
    std::int64_t timeMs = 0;  ///< since the search began
    Score score = 0;
    Move bestMove;
};

/// One of the best root moves with its line.
struct RootLine {
    Score score = 0;             ///< from the side to move at the root
    std::vector<Move> pv;        ///< begins with the root move
    int depth = 0;               ///< plies of the iteration that found it
    Bound bound = Bound::Exact;  ///< not Exact: the search continues with a wider window
};

/// `first`, then those of `others` that begin with another move: at most `most` lines.
std::vector<RootLine> linesBefore(std::vector<RootLine> first, const std::vector<RootLine>& others,
                                  std::size_t most);

/// Source of a move.
enum class MoveSource {
    Search,
    Book,     ///< opening book, without a search
    Endgames  ///< endgame tables, without a search
};

/// Search progress: an immutable snapshot, safe to pass to another thread.
struct SearchInfo {
    MoveSource source = MoveSource::Search;
    int depth = 0;  ///< the last finished iteration; 0 = none yet
    int depthInProgress = 0;
    int rootMoves = 0;      ///< legal moves at the root
    int rootMovesDone = 0;  ///< those that the current iteration has finished
    /// Score of the last finished iteration, from the side to move at the root; 0 if there is none. If the
    /// search finished no iteration, its result has the static evaluation here. Excludes the bonuses of the
    /// extended book.
    Score score = 0;
    std::vector<Move> pv;  ///< line of the same iteration; begins with its best move
    /// The `multiPv` best root moves, best first; the first equals `score` and `pv`. Empty before the first
    /// finished iteration.
    std::vector<RootLine> lines;
    /// As `lines`, while the next iteration runs: its new lines first, then the remaining old ones.
    std::vector<RootLine> linesSoFar;
    Statistics statistics;  ///< sum over all threads
    std::vector<DepthRecord>
        depths;  ///< one per finished iteration; a single one without iterative deepening
    /// The first line that reached the deepest ply so far; a null move in it is a pass.
    std::vector<Move> deepestLine;
    std::int64_t timeMs = 0;
    int hashFullPermille = 0;  ///< table usage; 0 unless the search reports progress
};

struct SearchResult {
    /// Null only if the position has no legal move. An interrupted search returns the best move of its last
    /// finished iteration, or a better one that the next iteration had already found; if no iteration
    /// finished, the first root move.
    Move bestMove;
    /// True if the requested depth (or a forced result) was reached; false if time, nodes or `stop` ended it.
    bool completed = false;
    SearchInfo info;
};

/// A search and the trees it searched.
struct RecordedSearch {
    SearchResult result;
    std::shared_ptr<const Trace> trace;  ///< never null; empty if the position has no legal move
};

/// Runs one search at a time, on the calling thread. Several Searchers may live in one process; they share
/// nothing. The transposition table is kept between searches until `clear` or a change of techniques,
/// evaluator or size; the correction history is kept while the game continues.
class Searcher {
  public:
    using InfoCallback = std::function<void(const SearchInfo&)>;

    Searcher();
    ~Searcher();
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    /// Blocks until done or stopped. `onInfo` is called on this thread, about ten times a second and after
    /// each iteration; it must be quick. Preparing the table counts as search time.
    SearchResult search(const SearchRequest& request, const InfoCallback& onInfo = {});

    /// As `search`, on one thread with an empty table. Records the tree of every pass over the root in every
    /// iteration.
    RecordedSearch record(SearchRequest request, const TraceOptions& options,
                          const InfoCallback& onInfo = {});

    /// Thread-safe: the running search returns within 10 ms. A search not yet started stops as soon as it
    /// begins, until `resetStop`.
    void stop() { m_stop.store(true, std::memory_order_relaxed); }
    void resetStop() { m_stop.store(false, std::memory_order_relaxed); }
    /// Whether `stop` was called since the last `resetStop`: searches since then may be incomplete.
    bool isStopped() const { return m_stop.load(std::memory_order_relaxed); }
    /// Thread-safe: the move pondered on was played, so the clock counts from now.
    void ponderHit() { m_pondering.store(false, std::memory_order_relaxed); }

    /// Clears table and histories. Quick: the work is left to the next search or to `prepare`.
    void clear();
    /// As `clear`, and returns the memory to the system. Not while a search is running.
    void release();
    /// Does the preparation of a search in advance: allocates and clears its table, about a tenth of a second
    /// per GiB. Stops after `maxMs`; the next search does the rest. Not while a search is running.
    void prepare(const SearchRequest& request, std::int64_t maxMs = kMaxPreparationMs);
    /// Size of the table that was allocated; 0 = no table.
    int tableMib() const;

  private:
    struct ReadyTable {
        TranspositionTable* table = nullptr;  ///< null if there is none, or it could not be cleared in time
        std::int64_t preparationMs = 0;
    };

    ReadyTable readyTableWithin(const SearchRequest& request);
    SearchResult run(SharedSearch& shared);
    void allocateFor(const SearchRequest& request);
    void forgetCorrectionsUnlessSameGame(const SearchRequest& request);

    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_pondering{false};
    std::unique_ptr<TranspositionTable> m_table;
    std::vector<ThreadMemory> m_memories;  ///< one per thread
    Techniques m_lastTechniques;
    EvaluatorChoice m_lastEvaluator;
    std::uint64_t m_lastRoot = 0;  ///< key
};

}  // namespace plyglass
