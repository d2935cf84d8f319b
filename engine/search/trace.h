// The trees that a search really searched, node by node: what it was asked, what it answered and why it went
// no further. One tree for every pass over the root, kept in the order in which the nodes were entered,
// within one bound on memory for all of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/chess/move.h"
#include "engine/search/score.h"
#include "engine/search/statistics.h"

namespace plyglass {

/// How a node comes to be searched below its parent.
enum class TraceRole : std::uint8_t {
    Root,
    Move,           ///< after a move
    NullMove,       ///< after passing
    NullMoveCheck,  ///< the same position once more, without passing, to make sure of a null move
    SingularTest,   ///< the same position without the table's move, to see whether that is singular
    RazorTest       ///< the same position, captures only
};

/// Why a node went no further.
enum class TraceEnd : std::uint8_t {
    AllTried,         ///< every move that was worth it was tried
    BetaCutoff,       ///< a move was too good for the opponent to allow this position
    Table,            ///< the table knew the answer
    EndgameTable,     ///< so few men are left that the endgame tables know the result
    Syzygy,           ///< the Syzygy tables know the result
    Repetition,       ///< a draw by repetition or fifty moves
    RepetitionAhead,  ///< the side to move can repeat a position, and a draw is too good already
    MateDistance,     ///< no mate from here could be soon enough to matter
    Horizon,          ///< no depth left: the evaluator decided
    StandPat,         ///< too good already as it stands, in quiescence
    NullMove,         ///< too good even after passing
    ReverseFutility,  ///< too good by a margin
    Razoring,         ///< too bad by a margin, captures do not help
    ProbCut,          ///< a capture beat beta by a margin in a shallow search
    MultiCut,         ///< several moves would be too good
    Checkmate,
    Draw,        ///< stalemate or too little material
    Interrupted  ///< the search was stopped
};

/// One node, 40 bytes. Scores and windows are from the view of its own side to move.
struct TraceNode {
    std::uint32_t parent = 0;  ///< index; a root is its own parent
    std::uint32_t end = 0;     ///< index after its last recorded descendant; its own index + 1 if it has none
    std::uint64_t nodes = 0;   ///< positions entered here and below, recorded or not
    std::int16_t score = 0;
    std::int16_t alpha = 0;  ///< of the window it was entered with, as `beta`
    std::int16_t beta = 0;
    std::int16_t depth = 0;  ///< plies left; 0 or less in quiescence
    Move move;               ///< that led here from the parent; null unless the role is Move
    std::uint8_t ply = 0;    ///< of the position, from the root
    NodeKind kind = NodeKind::Main;
    TraceRole role = TraceRole::Root;
    TraceEnd reason = TraceEnd::Interrupted;
    // Moves that were not tried, by reason; 255 stands for that many or more.
    std::uint8_t futile = 0;
    std::uint8_t late = 0;
    std::uint8_t badHistory = 0;
    std::uint8_t badExchange = 0;
};

struct TraceOptions {
    /// Nodes kept at once, of all passes together. When there are more, those at the deepest plies are given
    /// up, so that the shallow trees stay complete. At least kMinTraceNodes.
    std::size_t maxNodes = 2'000'000;
};
constexpr std::size_t kMinTraceNodes = 1000;
constexpr std::size_t kMaxTraceNodes = 10'000'000;

/// One search of the root with one window. An iteration makes a second pass, and maybe more, when the score
/// falls outside the window of the first.
struct TracePass {
    std::uint32_t root = 0;  ///< index of its root, which knows the pass's window and its own depth
    int depth = 0;           ///< plies of the iteration that it belongs to
};

/// All passes of all iterations of one search. Immutable once the search has returned.
class Trace {
  public:
    /// Pass after pass, each in the order of being entered: first its root; a node's first child stands right
    /// after it.
    const std::vector<TraceNode>& nodes() const { return m_nodes; }
    const TraceNode& operator[](std::uint32_t index) const { return m_nodes[index]; }
    /// In the order of the search.
    const std::vector<TracePass>& passes() const { return m_passes; }
    bool isEmpty() const { return m_nodes.empty(); }
    /// Plies of the last iteration, finished or not; 0 if nothing was recorded.
    int depth() const { return m_passes.empty() ? 0 : m_passes.back().depth; }
    /// Nodes of this ply or deeper were given up, in every pass, to keep within the bound; kMaxPly if all are
    /// there.
    int cutPly() const { return m_cutPly; }
    /// Whether the last pass that was no proof was.
    bool isInterrupted() const;
    bool isInterrupted(std::size_t pass) const {
        return m_nodes[m_passes[pass].root].reason == TraceEnd::Interrupted;
    }

    /// Whether a pass looked for a mate of just as many plies as its root is deep.
    bool isProof(std::size_t pass) const {
        const TraceNode& root = m_nodes[m_passes[pass].root];
        return root.beta - root.alpha == 2;
    }
    /// Place among `passes` of the last one that was not interrupted, nor a proof that found nothing: what
    /// the search went by. The first pass if there is none; not to be asked of an empty trace.
    std::size_t decidingPass() const;
    /// Place among `passes` of the one that a node belongs to.
    std::size_t passOf(std::uint32_t index) const;
    /// Recorded children, in the order in which they were searched.
    std::vector<std::uint32_t> children(std::uint32_t index) const;
    /// Moves from its root to a node; a null move stands for a pass.
    std::vector<Move> lineTo(std::uint32_t index) const;
    /// Positions entered directly or indirectly below a node that were not recorded.
    std::uint64_t unrecordedBelow(std::uint32_t index) const;

  private:
    friend class TraceRecorder;

    std::vector<TraceNode> m_nodes;
    std::vector<TracePass> m_passes;
    int m_cutPly = kMaxPly;
};

/// Builds a trace while the search runs: told of every node when it is entered and when it is left.
class TraceRecorder {
  public:
    /// `trace` is empty; both it and `statistics`, whose counters tell why a node ended, outlive the
    /// recorder.
    TraceRecorder(Trace& trace, const Statistics& statistics, const TraceOptions& options);

    /// The passes that follow belong to an iteration of so many plies.
    void beginIteration(int depth) { m_depth = depth; }
    /// `node` needs no `nodes`, `end`, `parent` or `reason`.
    void enter(const TraceNode& node);
    void leave(Score score, bool isInterrupted);

  private:
    /// Of the counters that tell what a node did: those of `kEnds`, then those of `kSkips` in trace.cpp.
    static constexpr std::size_t kTracedCounters = 17;
    using Counts = std::array<std::uint64_t, kTracedCounters>;

    static constexpr std::uint32_t kNotKept = ~0u;
    struct OpenNode {
        TraceNode node;       ///< its `nodes` are those below it that have been left
        std::uint32_t index;  ///< kNotKept if it lies beyond the cut
        Counts before;        ///< when it was entered
        Counts below{};       ///< counted by its children
    };

    Counts countsNow() const;
    TraceEnd reasonOf(const OpenNode& open, const Counts& own, Score score) const;
    bool mayKeep() const;
    void makeRoom();
    void keepBefore(int ply);

    Trace& m_trace;
    const Statistics& m_statistics;
    const std::size_t m_maxNodes;
    int m_depth = 0;  ///< of the iteration
    std::vector<OpenNode> m_open;
    std::array<std::size_t, kMaxPly + 1> m_keptAtPly{};
};

}  // namespace plyglass
