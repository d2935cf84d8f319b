#include "engine/search/steps/extend_reduce.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "engine/search/tunables.h"

namespace plyglass {

namespace {

constexpr int kInternalReductionDepth = 4;

constexpr int kReducedDepth = 2;

constexpr int kTableSize = 64;

/// ln(depth) × ln(move number), in units of 1/kWholePly ply: the usual shape of late move reductions.
class LogarithmProducts {
  public:
    LogarithmProducts() {
        for (int depth = 1; depth < kTableSize; ++depth)
            for (int number = 1; number < kTableSize; ++number)
                m_parts[depth][number] = static_cast<int>(kWholePly * std::log(depth) * std::log(number));
    }
    int operator()(int depth, int number) const {
        return m_parts[std::min(depth, kTableSize - 1)][std::min(number, kTableSize - 1)];
    }

  private:
    std::array<std::array<int, kTableSize>, kTableSize> m_parts{};
};

const LogarithmProducts kLogarithmProducts;
constexpr int kHundredths = 100;

/// `divisor` is in hundredths.
int reductionBy(int base, int divisor, int depth, int moveNumber) {
    return base + kLogarithmProducts(depth, moveNumber) * kHundredths / divisor;
}

int captureReduction(int depth, int moveNumber) {
    return reductionBy(tune::reductionCaptureBase, tune::reductionCaptureDivisor, depth, moveNumber);
}

/// Adjustments by node type.
int nodeReduction(const SearchState& search, const Node& node) {
    int parts = 0;
    if (node.wasPv) parts += tune::reductionPv;
    if (node.cutNode) parts += tune::reductionCutNode;
    if (!node.improving) parts += tune::reductionNotImproving;
    if (search.position().inCheck()) parts += tune::reductionInCheck;
    if (!node.tableMove.isNull() && !search.isQuiet(node.tableMove)) parts += tune::reductionTableCapture;
    return parts;
}

/// Extension in plies of a singular move; `score` of the other moves is below `goal`.
int extensionFor(const SearchState& search, const Node& node, Score score, Score goal) {
    const bool mayDouble = search.techniques.doubleExtension && !node.isPv() &&
                           search.stack[node.ply].doubleExtensions < tune::doubleExtensionsMax;
    if (!mayDouble || score >= goal - tune::doubleExtensionMargin) return 1;
    return search.isQuiet(node.tableMove) && score < goal - tune::tripleExtensionMargin ? 3 : 2;
}

/// Negative extension in plies of a move that is not singular.
int reductionFor(const Node& node) {
    if (node.window.failsHigh(node.tableScore)) return -tune::negativeExtension;
    return node.cutNode ? -tune::negativeExtensionCutNode : 0;
}

}  // namespace

int lateMoveReduction(int depth, int moveNumber) {
    return reductionBy(tune::reductionQuietBase, tune::reductionQuietDivisor, depth, moveNumber);
}

void internalIterativeReduction(SearchState& search, Node& node) {
    if (!search.techniques.internalReduction || node.depth < kInternalReductionDepth) return;
    const bool hasMove =
        !node.tableMove.isNull() && node.tableDepth + tune::internalReductionTrust >= node.depth;
    if (hasMove || !node.excluded.isNull()) return;
    if (!node.isPv() && !node.cutNode) return;
    ++search.statistics[Counter::InternalReductions];
    --node.depth;
}

void adjustInHindsight(SearchState& search, Node& node) {
    const StackEntry& before = search.stack[node.ply - 1];
    if (!search.techniques.hindsight || before.reduction == 0 || !node.excluded.isNull()) return;
    if (node.staticEval == kNoScore || before.staticEval == kNoScore) return;
    // Each from its own side to move's view, so the sum is what the opponent's move gained for the side to
    // move.
    const int gain = node.staticEval + before.staticEval;
    int change = 0;
    if (before.reduction >= tune::hindsightDeeper && gain <= 0) change = 1;
    if (before.reduction >= tune::hindsightShallower && gain > tune::hindsightGain && node.depth > 1 &&
        !node.wasPv)
        change = -1;
    search.statistics[Counter::Hindsights] += change != 0;
    node.depth += change;
}

int extensionOf(SearchState& search, const Node& node, Move move) {
    if (move == node.tableMove && node.tableExtension != 0) return node.tableExtension;
    if (!search.techniques.checkExtension || search.isProving() || node.ply >= 2 * search.iterationDepth)
        return 0;
    if (!search.position().givesCheck(move)) return 0;
    ++search.statistics[Counter::CheckExtensions];
    return 1;
}

int reductionOf(SearchState& search, const Node& node, Move move, int history) {
    if (!search.techniques.lateMoveReductions || node.depth < kReducedDepth || search.isProving()) return 0;
    if (node.moveCount < (node.ply == 0 ? 2 : 1)) return 0;
    const auto reduction = search.isQuiet(move) ? lateMoveReduction : captureReduction;
    int parts = reduction(node.depth, node.moveNumber);
    parts += nodeReduction(search, node);
    if (search.position().givesCheck(move)) parts += tune::reductionCheck;
    if (search.techniques.cutoffCount && search.stack[node.ply + 1].cutoffs > tune::reductionManyCutoffs) {
        ++search.statistics[Counter::CutoffReductions];
        parts += tune::reductionCutoffs;
    }
    parts -= tune::reductionCorrectionPerCp * std::abs(node.correction);
    parts -= history * kWholePly / tune::reductionHistoryPerPly;
    return std::max(parts / kWholePly, 0);
}

int reSearchChange(SearchState& search, const Node& node, Score score, int depth) {
    if (!search.techniques.reSearchDepth) return 0;
    int change = 0;
    if (score > node.best + tune::deeperMargin + tune::deeperMarginPerPly * depth) change = 1;
    if (score < node.best + tune::shallowerMarginPerPly * depth) change = -1;
    search.statistics[Counter::ChangedReSearches] += change != 0;
    return change;
}

std::optional<NodeResult> singularExtension(SearchState& search, SubSearch& searches, Node& node) {
    const bool applies = search.techniques.singularExtension && node.depth >= tune::singularDepth &&
                         node.excluded.isNull() && !node.tableMove.isNull() &&
                         node.tableDepth >= node.depth - tune::singularTrust &&
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
    const Score score = searches.visit(test, TraceRole::SingularTest);
    if (search.stopped) return kStopped;
    if (score < goal) {
        node.tableExtension = extensionFor(search, node, score, goal);
        ++(node.tableExtension > 1 ? search.statistics[Counter::DoubleExtensions]
                                   : search.statistics[Counter::SingularExtensions]);
        return std::nullopt;
    }
    if (search.techniques.multiCut && node.window.failsHigh(score) && !isDecisive(score)) {
        ++search.statistics[Counter::MultiCuts];
        return NodeResult{(score * test.depth + node.window.beta) / (test.depth + 1), TraceEnd::MultiCut};
    }
    if (search.techniques.negativeExtension) node.tableExtension = reductionFor(node);
    search.statistics[Counter::NegativeExtensions] += node.tableExtension < 0;
    return std::nullopt;
}

}  // namespace plyglass
