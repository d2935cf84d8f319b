#include "engine/search/steps/node_pruning.h"

#include <algorithm>
#include <utility>

#include "engine/eval/see.h"
#include "engine/search/steps/move_ordering.h"
#include "engine/search/steps/tt_probe.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

/// Razoring: so far below alpha that only captures could help; searches those alone.
std::optional<Score> razor(NodeSearch& nodes, const Node& node) {
    SearchState& search = nodes.state();
    if (!search.techniques.razoring || node.depth > tune::razorDepth || isDecisive(node.window.alpha))
        return std::nullopt;
    if (node.eval >= node.window.alpha - tune::razorMarginPerPly * node.depth) return std::nullopt;
    const Score score =
        nodes.visit({.window = node.window, .depth = 0, .ply = node.ply, .kind = NodeKind::Quiescence},
                    TraceRole::RazorTest);
    if (!node.window.failsLow(score) || search.stopped) return std::nullopt;
    ++search.statistics.razorings;
    return score;
}

/// Reverse futility: so far above beta that the opponent will not catch up at this depth.
std::optional<Score> reverseFutility(SearchState& search, const Node& node) {
    if (!search.techniques.reverseFutility || node.depth > tune::reverseFutilityDepth || node.wasPv)
        return std::nullopt;
    const int margin = tune::reverseFutilityMargin * (node.depth - (node.improving ? 1 : 0)) -
                       (node.opponentWorsening ? tune::reverseFutilityWorsening : 0);
    if (!node.window.failsHigh(node.eval - margin) || isDecisive(node.eval)) return std::nullopt;
    ++search.statistics.reverseFutilityCutoffs;
    return (node.eval + node.window.beta) / 2;
}

/// Null-move verification: whether a search of the same reduced depth, without passing, also fails high.
bool verifyNullMove(NodeSearch& nodes, const Node& node, int depth) {
    SearchState& search = nodes.state();
    if (node.depth < tune::nullMoveVerifiedDepth || search.noNullMoveBefore > 0) return true;
    search.noNullMoveBefore = node.ply + 3 * std::max(depth, 0) / 4 + 1;
    const NodeRequest unpassed{.window = Window::zero(node.window.beta),
                               .depth = depth,
                               .ply = node.ply,
                               .kind = NodeKind::NullMove};
    // No hindsight adjustment: the verification must have the same depth.
    const int reduction = std::exchange(search.stack[node.ply - 1].reduction, 0);
    const Score score = nodes.visit(unpassed, TraceRole::NullMoveCheck);
    search.stack[node.ply - 1].reduction = reduction;
    search.noNullMoveBefore = 0;
    return !search.stopped && node.window.failsHigh(score);
}

/// Null move: if passing still fails high, a real move will too. Unsound in zugzwang, so it requires a piece
/// besides pawns and is verified at high depth. Tried only at expected cut nodes.
std::optional<Score> nullMove(NodeSearch& nodes, const Node& node) {
    SearchState& search = nodes.state();
    if (!search.techniques.nullMove || node.depth < tune::nullMoveDepth || !node.window.failsHigh(node.eval))
        return std::nullopt;
    if (!node.cutNode) return std::nullopt;
    if (search.stack[node.ply - 1].pieceSquare == kNoPieceSquare && node.ply > 0)
        return std::nullopt;  // no two null moves in a row
    if (node.ply < search.noNullMoveBefore || !search.hasNonPawnMaterial()) return std::nullopt;
    if (node.staticEval < node.window.beta - tune::nullMoveTrustPerPly * node.depth + tune::nullMoveTrust)
        return std::nullopt;

    ++search.statistics.nullMoveTries;
    const int gain =
        std::min((node.eval - node.window.beta) / tune::nullMoveGainPerPly, tune::nullMoveMaxGain);
    const int depth = node.depth - tune::nullMoveReduction - node.depth / tune::nullMoveDepthsPerPly - gain;
    search.stack.makeNullMove(node.ply);
    if (search.hasTable()) search.table->prefetch(search.position().key());
    const Score score =
        nodes.searchChild(node.child(Window::zero(node.window.beta), depth, NodeKind::NullMove));
    search.stack.undoNullMove(node.ply);
    if (search.stopped || !node.window.failsHigh(score) || !verifyNullMove(nodes, node, depth))
        return std::nullopt;
    ++search.statistics.nullMoveCutoffs;
    return isMate(score) ? node.window.beta : score;
}

/// Whether a table entry of ProbCut depth is above beta by a wide margin.
bool tableBeatsProbCut(const Node& node) {
    return node.tableScore != kNoScore && node.tableBound != Bound::Upper &&
           node.tableDepth >= node.depth - tune::probCutReduction && !isDecisive(node.tableScore) &&
           node.tableScore >= node.window.beta + tune::probCutTableMargin;
}

/// ProbCut (Buro 1995): a capture that beats beta by a margin in a shallow search will very probably beat it
/// in a deep one.
std::optional<Score> probCut(NodeSearch& nodes, const Node& node) {
    SearchState& search = nodes.state();
    if (!search.techniques.probCut || node.depth < tune::probCutDepth) return std::nullopt;
    const Score goal = node.window.beta + tune::probCutMargin;
    if (isMate(goal)) return std::nullopt;
    if (tableBeatsProbCut(node)) {
        ++search.statistics.probCuts;
        return node.window.beta + tune::probCutTableMargin;
    }
    const bool tableDoubts = node.tableScore != kNoScore && node.tableScore < goal &&
                             node.tableDepth >= node.depth - tune::probCutReduction + 1;
    if (tableDoubts) return std::nullopt;
    const MoveScorer scorer = scorerFor(search, node);
    MovePicker picker = MovePicker::forQuiescence(scorer, search.stack[node.ply].buffer, search.statistics,
                                                  /*evasions=*/false);
    const Window raised = Window::zero(goal);
    const int depth = node.depth - tune::probCutReduction;
    for (Move move = picker.next(); !move.isNull(); move = picker.next()) {
        if (search.isQuiet(move) || !winsExchange(search.position(), move, goal - node.staticEval)) continue;
        search.makeMove(node.ply, move);
        Score score = nodes.searchChild(node.child(raised, 0, NodeKind::Reduced));
        if (raised.failsHigh(score) && !search.stopped)
            score = nodes.searchChild(node.child(raised, depth, NodeKind::Reduced));
        search.stack.undoMove(node.ply, move);
        if (search.stopped) return kDrawScore;
        if (!raised.failsHigh(score)) continue;
        ++search.statistics.probCuts;
        storeInTable(search, node, {.move = move, .score = score, .depth = depth + 1, .bound = Bound::Lower});
        return isDecisive(score) ? score : score - tune::probCutMargin;
    }
    return std::nullopt;
}

}  // namespace

std::optional<Score> pruneNode(NodeSearch& nodes, Node& node) {
    SearchState& search = nodes.state();
    if (node.isPv() || node.staticEval == kNoScore || !node.excluded.isNull()) return std::nullopt;
    if (isMate(node.window.beta)) return std::nullopt;
    if (const auto score = razor(nodes, node)) return score;
    if (const auto score = reverseFutility(search, node)) return score;
    if (const auto score = nullMove(nodes, node)) return score;
    return probCut(nodes, node);
}

Score finalScore(SearchState& search, const Node& node, int trust) {
    const bool applies = search.techniques.cutoffMean && search.techniques.alphaBeta &&
                         node.best > node.window.beta && !node.isPv() && !isDecisive(node.best) &&
                         !isDecisive(node.window.beta);
    if (!applies) return std::max(node.best, node.atLeast);
    ++search.statistics.cutoffMeans;
    return (node.best * trust + node.window.beta) / (trust + 1);
}

}  // namespace plyglass
