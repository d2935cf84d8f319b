#include "engine/search/steps/singular_extension.h"

#include "engine/search/tunables.h"

namespace plyglass {

namespace {

constexpr int kMaxDoubleExtensions = 8;  ///< maximum number on one line

/// Extension in plies of a singular move; `score` of the other moves is below `goal`.
int extensionFor(const SearchState& search, const Node& node, Score score, Score goal) {
    const bool mayDouble = search.techniques.doubleExtension && !node.isPv() &&
                           search.stack[node.ply].doubleExtensions < kMaxDoubleExtensions;
    if (!mayDouble || score >= goal - tune::doubleExtensionMargin) return 1;
    return search.isQuiet(node.tableMove) && score < goal - tune::tripleExtensionMargin ? 3 : 2;
}

/// Negative extension in plies of a move that is not singular.
int reductionFor(const Node& node) {
    if (node.window.failsHigh(node.tableScore)) return -3;
    return node.cutNode ? -2 : 0;
}

}  // namespace

std::optional<Score> singularExtension(NodeSearch& nodes, Node& node) {
    SearchState& search = nodes.state();
    const bool applies = search.techniques.singularExtension && node.depth >= tune::singularDepth &&
                         node.excluded.isNull() && !node.tableMove.isNull() &&
                         node.tableDepth >= node.depth - 3 &&
                         (node.tableBound == Bound::Lower || node.tableBound == Bound::Exact) &&
                         !isDecisive(node.tableScore) && node.ply < 2 * search.iterationDepth;
    if (!applies) return std::nullopt;
    const Score goal = node.tableScore - tune::singularMarginPerPly * node.depth;
    const NodeRequest test{.window = Window::zero(goal),
                           .depth = (node.depth - 1) / 2,
                           .ply = node.ply,
                           .kind = NodeKind::Reduced,
                           .cutNode = node.cutNode,
                           .excluded = node.tableMove,
                           .rawEval = node.rawEval,
                           .wasPv = node.wasPv};
    const Score score = nodes.visit(test, TraceRole::SingularTest);
    if (search.stopped) return kDrawScore;
    if (score < goal) {
        node.tableExtension = extensionFor(search, node, score, goal);
        ++(node.tableExtension > 1 ? search.statistics.doubleExtensions
                                   : search.statistics.singularExtensions);
        return std::nullopt;
    }
    if (search.techniques.multiCut && node.window.failsHigh(score) && !isDecisive(score)) {
        ++search.statistics.multiCuts;
        return (score * test.depth + node.window.beta) / (test.depth + 1);
    }
    if (search.techniques.negativeExtension) node.tableExtension = reductionFor(node);
    search.statistics.negativeExtensions += node.tableExtension < 0;
    return std::nullopt;
}

}  // namespace plyglass
