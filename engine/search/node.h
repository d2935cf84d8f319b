// One position of the tree while it is searched.
#pragma once

#include "engine/chess/move.h"
#include "engine/search/score.h"
#include "engine/search/statistics.h"
#include "engine/search/transposition_table.h"

namespace plyglass {

/// Stands for "no score": in check, or not yet asked for.
constexpr Score kNoScore = kInfinity + 1;

struct Node {
    Score alpha;                     ///< the score the side to move already has elsewhere
    Score beta;                      ///< the score at which the opponent avoids this position
    int depth;                       ///< nominal plies left; 0 at the horizon, negative beyond it
    int ply;                         ///< plies from the root
    NodeKind kind = NodeKind::Main;  ///< what it is counted as, unless it turns out to be quiescence
    bool cutNode = false;            ///< the parent expects this node to fail high
    Move excluded = {};              ///< the move excluded by the singular test; null as a rule

    Score best = -kInfinity;      ///< of the moves searched so far
    Score atLeast = -kInfinity;   ///< what the side to move can have without a search
    Move bestMove = {};           ///< null until a move raises alpha
    Move tableMove = {};          ///< what the table remembers; legal once the table step is done
    Score tableScore = kNoScore;  ///< with tableDepth and tableBound, if the table knows the position
    int tableDepth = 0;
    Bound tableBound = Bound::None;
    Score rawEval = kNoScore;        ///< what the evaluator says
    Score staticEval = kNoScore;     ///< the same, scaled and with the correction history
    int correction = 0;              ///< what the correction history adds, in centipawns
    Score eval = kNoScore;           ///< the same, or the table's score where that says more
    bool improving = false;          ///< the static evaluation is better than two plies ago
    bool opponentWorsening = false;  ///< the opponent's last move made its static evaluation worse
    int tableExtension = 0;          ///< plies to add to the depth of the table's move
    bool wasPv = false;  ///< it stands on a principal variation, or has, as far as the table knows
    int moveCount = 0;   ///< moves searched
    int moveNumber = 0;  ///< of the move at hand, from 1; those that were pruned count

    /// Whether an exact score is wanted, rather than only on which side of one value it lies.
    bool isPv() const { return beta - alpha > 1; }
};

/// What the score of a node says, given the window it was searched with.
constexpr Bound boundOf(const Node& node, Score alphaAtEntry) {
    if (node.best >= node.beta) return Bound::Lower;
    return node.best > alphaAtEntry ? Bound::Exact : Bound::Upper;
}

}  // namespace plyglass
