// The interface of the search: give it a request, hear how it goes, stop it at any time.
#pragma once

#include <atomic>
#include <concepts>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"
#include "engine/search/limits.h"
#include "engine/search/reply_filter.h"
#include "engine/search/score.h"
#include "engine/search/search_knowledge.h"
#include "engine/search/statistics.h"
#include "engine/search/techniques.h"

namespace plyglass {

class Trace;
class TranspositionTable;
struct SharedSearch;
struct ThreadMemory;
struct TraceOptions;

constexpr int kDefaultHashMib = 64;

struct SearchRequest {
    Position position = Position::start();
    /// Keys of the game's positions before the root, oldest first, for repetitions. May end with the root's
    /// own key.
    std::vector<std::uint64_t> gameKeys;
    Techniques techniques;
    EvaluatorChoice evaluator;
    MoveLimits limits;
    std::int64_t overheadMs = kDefaultOverheadMs;  ///< kept back of a clock
    /// Only these root moves are considered; empty = all. Illegal ones among them are ignored.
    std::vector<Move> searchMoves;
    int multiPv = 1;                ///< how many best root moves to find, each with its line; at least 1
    int threads = 1;                ///< searching at once on one table; 1 … kMaxThreads
    bool ponder = false;            ///< clock and move time begin to count only with `ponderHit`
    std::uint64_t seed = 0;         ///< for the random tie-break
    int hashMib = kDefaultHashMib;  ///< size of the transposition table, if it is on; at least 1
    SearchKnowledge knowledge;      ///< by default none
    /// The answers to its own moves that the search considers; null = all.
    std::shared_ptr<const ReplyFilter> replyFilter;
};

constexpr int kMaxThreads = 256;
constexpr int kMaxHashMib = 65536;
/// The longest that `prepare` works.
constexpr std::int64_t kMaxPreparationMs = 6000;

/// One finished iteration.
struct DepthRecord {
    int depth = 0;
    std::uint64_t nodes = 0;  ///< of this iteration alone
    std::int64_t timeMs = 0;  ///< since the search began
    Score score = 0;
    Move bestMove;
};

/// One of the best root moves with what follows it.
struct RootLine {
    Score score = 0;             ///< from the side to move at the root
    std::vector<Move> pv;        ///< begins with the root move
    int depth = 0;               ///< plies of the iteration that found it
    Bound bound = Bound::Exact;  ///< the search goes on with a wider window where it is none
};

/// `first`, and behind them those of the others that begin with another move: `most` lines at most.
std::vector<RootLine> linesBefore(std::vector<RootLine> first, const std::vector<RootLine>& others,
                                  std::size_t most);

/// Where a move comes from.
enum class MoveSource {
    Search,
    Book,     ///< the opening book; nothing was searched
    Endgames  ///< the endgame tables; nothing was searched
};

/// How far a search has come: an immutable snapshot, safe to hand to another thread.
struct SearchInfo {
    MoveSource source = MoveSource::Search;
    int depth = 0;  ///< the last finished iteration; 0 = none yet
    int depthInProgress = 0;
    int rootMoves = 0;      ///< legal moves at the root
    int rootMovesDone = 0;  ///< of which the iteration in progress has finished so many
    /// Of the last finished iteration, from the side to move at the root; 0 while there is none. In the
    /// result of a search that finished no iteration, of the board as it stands. Without the bonuses of the
    /// extended book.
    Score score = 0;
    std::vector<Move> pv;  ///< of the same iteration; begins with its best move
    /// The `multiPv` best root moves, best first; the first is `score` and `pv`. Empty while nothing is
    /// finished.
    std::vector<RootLine> lines;
    /// The same while the next iteration runs: what that has found by now comes before what is left of them.
    std::vector<RootLine> linesSoFar;
    Statistics statistics;            ///< of all threads together
    std::vector<DepthRecord> depths;  ///< without iterative deepening only the one
    /// The first line that reached the deepest ply so far; a null move in it is a pass.
    std::vector<Move> deepestLine;
    std::int64_t timeMs = 0;
    int hashFullPermille = 0;  ///< known to searches that somebody watches; else 0
};

struct SearchResult {
    /// Null only if the position has no legal move. An interrupted search gives the best move of its last
    /// finished iteration, or one that the next iteration had already found better; if there is no finished
    /// one, the first in the order of the root moves.
    Move bestMove;
    /// Whether the requested depth (or a forced result) was reached rather than time, nodes or `stop`.
    bool completed = false;
    SearchInfo info;
};

/// A search and the trees it searched.
struct RecordedSearch {
    SearchResult result;
    std::shared_ptr<const Trace> trace;  ///< never null; empty if the position has no legal move
};

/// Runs one search at a time, on the thread that calls it. Several Searchers may live in one process; they
/// share nothing. The transposition table is kept between searches until `clear`, a change of techniques,
/// evaluator or size; what was learnt about the evaluation's errors, as long as the game goes on.
class Searcher {
  public:
    using InfoCallback = std::function<void(const SearchInfo&)>;

    Searcher();
    ~Searcher();
    Searcher(const Searcher&) = delete;
    Searcher& operator=(const Searcher&) = delete;

    /// Blocks until done or stopped. `onInfo` is called on this thread, about ten times a second and after
    /// each iteration; it must be quick. Making the table ready counts to the time that the limits allow.
    SearchResult search(const SearchRequest& request, const InfoCallback& onInfo = {});
    /// A request that asks for more than a search, such as a weaker player, needs more than a Searcher.
    template <std::derived_from<SearchRequest> Request>
    requires(!std::same_as<Request, SearchRequest>) SearchResult
        search(const Request& request, const InfoCallback& onInfo = {})
    = delete;

    /// As `search`, by one thread with an empty table, and keeps the tree of every pass over the root, of
    /// every iteration.
    RecordedSearch record(SearchRequest request, const TraceOptions& options,
                          const InfoCallback& onInfo = {});

    /// From any thread: the running search returns within 10 ms. A search not yet started is stopped as soon
    /// as it begins, until `resetStop`.
    void stop() { m_stop.store(true, std::memory_order_relaxed); }
    void resetStop() { m_stop.store(false, std::memory_order_relaxed); }
    /// Whether `stop` was called since: what was searched meanwhile may have been cut short.
    bool isStopped() const { return m_stop.load(std::memory_order_relaxed); }
    /// From any thread: the move pondered on was played, so the clock counts from now.
    void ponderHit() { m_pondering.store(false, std::memory_order_relaxed); }

    /// Forgets everything learnt from earlier searches. Quick: what is to be done for it, the next search
    /// does before it begins, or `prepare`.
    void clear();
    /// As `clear`, and gives the memory back to the system. Not while a search is running.
    void release();
    /// Does all that such a search would have to do before it begins: makes its table and empties it, which
    /// takes about a tenth of a second for each GiB. Not while a search is running.
    /// Gives up after `maxMs`; the next search goes on with it.
    void prepare(const SearchRequest& request, std::int64_t maxMs = kMaxPreparationMs);
    /// Size of the table that there was memory for; 0 = there is no table.
    int tableMib() const;

  private:
    struct ReadyTable {
        TranspositionTable* table = nullptr;  ///< null if there is none, or it could not be emptied in time
        std::int64_t preparationMs = 0;
    };

    ReadyTable readyTableWithin(const SearchRequest& request);
    SearchResult run(SharedSearch& shared);
    void allocateFor(const SearchRequest& request);
    void forgetCorrectionsUnlessGoingOn(const SearchRequest& request);

    std::atomic<bool> m_stop{false};
    std::atomic<bool> m_pondering{false};
    std::unique_ptr<TranspositionTable> m_table;
    std::vector<ThreadMemory> m_memories;  ///< one for each thread
    Techniques m_lastTechniques;
    EvaluatorChoice m_lastEvaluator;
    std::uint64_t m_lastRoot = 0;  ///< key
};

}  // namespace plyglass
