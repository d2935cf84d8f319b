// One position of the tree while it is searched.
#pragma once

#include "engine/chess/move.h"
#include "engine/search/score.h"
#include "engine/search/statistics.h"
#include "engine/search/trace.h"
#include "engine/search/transposition_table.h"
#include "engine/search/window.h"

namespace plyglass {

/// Marks a missing score: in check, or not yet computed.
constexpr Score kNoScore = kInfinity + 1;

/// What is asked of a node.
struct NodeRequest {
    Window window = {};
    int depth;  ///< remaining nominal depth in plies; 0 at the horizon, negative beyond it
    int ply;    ///< plies from the root
    NodeKind kind = NodeKind::Main;  ///< kind to count it as; Quiescence: quiescence is asked for
    bool cutNode = false;            ///< the parent expects this node to fail high
    Move excluded = {};              ///< the move excluded by the singular search; normally null
    Score rawEval = kNoScore;        ///< the evaluator's score, if known
    bool wasPv = false;              ///< is or has been a PV node

    /// PV node: an exact score is wanted (open window).
    bool isPv() const { return !window.isZero(); }
    /// Request for the position after a move; `own` is its window from this node's view. Expects that one of
    /// the two nodes fails high.
    NodeRequest child(Window own, int childDepth, NodeKind childKind) const {
        return {.window = own.negated(),
                .depth = childDepth,
                .ply = ply + 1,
                .kind = childKind,
                .cutNode = !cutNode};
    }
};

/// The score of a finished node and why it ended.
struct NodeResult {
    Score score;
    TraceEnd end;
};
/// Result of a node at which the search was stopped; its score is meaningless.
constexpr NodeResult kStopped{kDrawScore, TraceEnd::Interrupted};

/// The searches that the step of a node may ask for.
class SubSearch {
  public:
    virtual ~SubSearch() = default;
    /// Searches the position. `role` is Move also after a null move. The score is from the view of the side
    /// to move there, and meaningless once the search is stopped.
    virtual Score visit(const NodeRequest& request, TraceRole role) = 0;
};

/// A request and what has been worked out for it. Steps may change its depth and narrow its window.
struct Node : NodeRequest {
    Score best = -kInfinity;     ///< best score so far
    Score atLeast = -kInfinity;  ///< lower bound known without a search
    Move bestMove = {};          ///< null until a move raises alpha
    Move tableMove = {};  ///< from the transposition table; checked for legality once the table step is done
    Score tableScore = kNoScore;  ///< from the table, with tableDepth and tableBound; kNoScore if not found
    int tableDepth = 0;
    Bound tableBound = Bound::None;
    Score staticEval = kNoScore;     ///< rawEval scaled, plus correction history
    int correction = 0;              ///< correction history, in centipawns
    Score eval = kNoScore;           ///< staticEval, or the table's score where its bound is better
    bool improving = false;          ///< the static evaluation is better than two plies ago
    bool opponentWorsening = false;  ///< the opponent's last move made its own static evaluation worse
    int tableExtension = 0;          ///< extension of the table move, in plies
    int moveCount = 0;               ///< moves searched so far
    int moveNumber = 0;              ///< number of the current move, from 1; pruned moves count
};

}  // namespace plyglass
