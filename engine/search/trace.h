// Recorded search trees, node by node: window, score and why the node ended. One tree per pass over the root,
// nodes in the order of entry, all trees within one memory limit.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/chess/move.h"
#include "engine/search/score.h"
#include "engine/search/statistics.h"

namespace plyglass {

/// How a node is reached from its parent.
enum class TraceRole : std::uint8_t {
    Root,
    Move,           ///< after a move
    NullMove,       ///< after a null move
    NullMoveCheck,  ///< the same position searched without passing: null-move verification
    SingularTest,   ///< the same position without the table move: singular search
    RazorTest       ///< the same position, captures only: razoring
};

/// Why a node ended.
enum class TraceEnd : std::uint8_t {
    AllTried,         ///< every move that was not pruned was searched
    BetaCutoff,       ///< a move failed high
    Table,            ///< transposition table cutoff
    EndgameTable,     ///< scored by the endgame tables
    Syzygy,           ///< scored by the Syzygy tables
    Repetition,       ///< draw by repetition or fifty-move rule
    RepetitionAhead,  ///< upcoming repetition: the side to move can repeat, and a draw fails high
    MateDistance,     ///< mate-distance pruning
    Horizon,          ///< no depth left: static evaluation
    StandPat,         ///< stand pat in quiescence
    NullMove,         ///< null-move cutoff
    ReverseFutility,  ///< reverse futility cutoff
    Razoring,         ///< razoring: captures do not reach alpha
    ProbCut,          ///< ProbCut: a capture beat beta by a margin in a shallow search
    MultiCut,         ///< multi-cut: several moves fail high
    Checkmate,
    Draw,        ///< stalemate or insufficient material
    Interrupted  ///< the search was stopped
};

/// One node, 40 bytes. Scores and windows are from its own side to move's view.
struct TraceNode {
    std::uint32_t parent = 0;  ///< index; a root is its own parent
    std::uint32_t end = 0;     ///< index after its last recorded descendant; its own index + 1 if it has none
    std::uint64_t nodes = 0;   ///< nodes of this subtree, recorded or not
    std::int16_t score = 0;
    std::int16_t alpha = 0;  ///< window at entry, with `beta`
    std::int16_t beta = 0;
    std::int16_t depth = 0;  ///< remaining plies; 0 or less in quiescence
    Move move;               ///< the move from the parent; null unless the role is Move
    std::uint8_t ply = 0;    ///< plies from the root
    NodeKind kind = NodeKind::Main;
    TraceRole role = TraceRole::Root;
    TraceEnd reason = TraceEnd::Interrupted;
    // Pruned moves by reason; saturates at 255.
    std::uint8_t futile = 0;
    std::uint8_t late = 0;
    std::uint8_t badHistory = 0;
    std::uint8_t badExchange = 0;
};

struct TraceOptions {
    /// Maximum number of recorded nodes, over all passes. When it is exceeded, the deepest plies are dropped,
    /// so that the shallow trees stay complete. At least kMinTraceNodes.
    std::size_t maxNodes = 2'000'000;
};
constexpr std::size_t kMinTraceNodes = 1000;
constexpr std::size_t kMaxTraceNodes = 10'000'000;

/// One search of the root with one window. An iteration has more than one pass if the score falls outside the
/// window.
struct TracePass {
    std::uint32_t root = 0;  ///< index of its root, which has the pass's window and depth
    int depth = 0;           ///< plies of the pass's iteration
};

/// All passes of all iterations of one search. Immutable once the search has returned.
class Trace {
  public:
    /// Nodes pass by pass, each in the order of entry: the root first; a node's first child directly after
    /// it.
    const std::vector<TraceNode>& nodes() const { return m_nodes; }
    const TraceNode& operator[](std::uint32_t index) const { return m_nodes[index]; }
    /// Passes in search order.
    const std::vector<TracePass>& passes() const { return m_passes; }
    bool isEmpty() const { return m_nodes.empty(); }
    /// Depth of the last iteration in plies, finished or not; 0 if nothing was recorded.
    int depth() const { return m_passes.empty() ? 0 : m_passes.back().depth; }
    /// Nodes at this ply or deeper were dropped in every pass, to stay within the limit; kMaxPly if none
    /// were.
    int cutPly() const { return m_cutPly; }
    /// Whether the last pass other than a mate proof was interrupted.
    bool isInterrupted() const;
    bool isInterrupted(std::size_t pass) const {
        return m_nodes[m_passes[pass].root].reason == TraceEnd::Interrupted;
    }

    /// Whether the pass is a mate proof.
    bool isProof(std::size_t pass) const {
        const TraceNode& root = m_nodes[m_passes[pass].root];
        return root.beta - root.alpha == 2;
    }
    /// Index in `passes` of the pass that decided the move: the last one that was neither interrupted nor a
    /// failed mate proof. The first pass if there is none. The trace must not be empty.
    std::size_t decidingPass() const;
    /// Index in `passes` of a node's pass.
    std::size_t passOf(std::uint32_t index) const;
    /// Recorded children, in search order.
    std::vector<std::uint32_t> children(std::uint32_t index) const;
    /// Moves from the root to a node; a null move is a pass.
    std::vector<Move> lineTo(std::uint32_t index) const;
    /// Number of nodes below a node that were not recorded.
    std::uint64_t unrecordedBelow(std::uint32_t index) const;

  private:
    friend class TraceRecorder;

    std::vector<TraceNode> m_nodes;
    std::vector<TracePass> m_passes;
    int m_cutPly = kMaxPly;
};

/// Builds a trace while the search runs: called at every entry to and exit from a node.
class TraceRecorder {
  public:
    /// `trace` must be empty. It must outlive the recorder.
    TraceRecorder(Trace& trace, const TraceOptions& options);

    /// The passes that follow belong to an iteration of `depth` plies.
    void beginIteration(int depth) { m_depth = depth; }
    /// `node.nodes`, `end`, `parent` and `reason` are ignored.
    void enter(const TraceNode& node);
    /// A move of the current node was pruned.
    void skip(Counter reason);
    void leave(Score score, TraceEnd reason);

  private:
    static constexpr std::uint32_t kNotKept = ~0u;
    struct OpenNode {
        TraceNode node;       ///< its `nodes` counts the finished nodes below it
        std::uint32_t index;  ///< kNotKept if it lies beyond the cut ply
    };

    bool mayKeep() const;
    void makeRoom();
    void keepBefore(int ply);

    Trace& m_trace;
    const std::size_t m_maxNodes;
    int m_depth = 0;  ///< of the iteration
    std::vector<OpenNode> m_open;
    std::array<std::size_t, kMaxPly + 1> m_keptAtPly{};
};

}  // namespace plyglass
