#include "engine/search/steps/singular_extension.h"

namespace plyglass {

namespace {

constexpr int kSingularDepth = 7;
constexpr double kSingularMarginPerPly = 1.4;  ///< in centipawns
constexpr int kDoubleExtensionMargin = 28;     ///< in centipawns
constexpr int kMaxDoubleExtensions = 6;        ///< on one line

}  // namespace

std::optional<Score> singularExtension(NodeSearch& nodes, Node& node) {
    SearchState& search = nodes.state();
    const bool applies = search.techniques.singularExtension && node.depth >= kSingularDepth &&
                         node.excluded.isNull() && !node.tableMove.isNull() &&
                         node.tableDepth >= node.depth - 3 &&
                         (node.tableBound == Bound::Lower || node.tableBound == Bound::Exact) &&
                         !isDecisive(node.tableScore) && node.ply < 2 * search.iterationDepth;
    if (!applies) return std::nullopt;
    const Score goal = node.tableScore - static_cast<int>(kSingularMarginPerPly * node.depth);
    const Node test{.alpha = goal - 1,
                    .beta = goal,
                    .depth = (node.depth - 1) / 2,
                    .ply = node.ply,
                    .kind = NodeKind::Reduced,
                    .cutNode = node.cutNode,
                    .excluded = node.tableMove,
                    .rawEval = node.rawEval,
                    .wasPv = node.wasPv};
    const Score score = nodes.visit(&NodeSearch::negamax, test, TraceRole::SingularTest);
    if (search.stopped) return kDrawScore;
    if (score < goal) {
        const bool muchBetter = search.techniques.doubleExtension && !node.isPv() &&
                                score < goal - kDoubleExtensionMargin &&
                                search.stack[node.ply].doubleExtensions < kMaxDoubleExtensions;
        ++(muchBetter ? search.statistics.doubleExtensions : search.statistics.singularExtensions);
        node.tableExtension = muchBetter ? 2 : 1;
        return std::nullopt;
    }
    if (search.techniques.multiCut && goal >= node.beta && !isDecisive(goal)) {
        ++search.statistics.multiCuts;
        return goal;
    }
    if (search.techniques.negativeExtension && (node.tableScore >= node.beta || node.cutNode)) {
        ++search.statistics.negativeExtensions;
        node.tableExtension = node.tableScore >= node.beta ? -2 : -1;
    }
    return std::nullopt;
}

}  // namespace plyglass
