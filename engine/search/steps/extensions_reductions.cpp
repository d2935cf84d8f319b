#include "engine/search/steps/extensions_reductions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace plyglass {

namespace {

constexpr int kInternalReductionDepth = 4;

constexpr int kReducedDepth = 2;

// In parts of a ply.
constexpr int kPvReduction = -kWholePly;
constexpr int kCutNodeReduction = 2 * kWholePly;
constexpr int kNotImprovingReduction = kWholePly;
constexpr int kCapturingTableMoveReduction = kWholePly;
constexpr int kCutoffsReduction = kWholePly;
constexpr int kInCheckReduction = -kWholePly / 2;
/// Less for each centipawn of correction: such a position is hard to judge.
constexpr int kCorrectionPartsPerCp = 12;
constexpr int kCheckReduction = -kWholePly;

/// More cutoffs than this among the replies are many.
constexpr int kManyCutoffs = 3;

/// A re-search goes a ply deeper if the move was better than the best by more than so many centipawns, and so
/// many for each ply; a ply less deep if by less than so many for each ply.
constexpr int kDeeperMargin = 30;
constexpr int kDeeperMarginPerPly = 2;
constexpr int kShallowerMarginPerPly = 1;

/// Hindsight doubts reductions by so many plies.
constexpr int kMuchReduced = 3;
constexpr int kReduced = 2;
/// So many centipawns gained by the other's move mean that it was a bad one.
constexpr int kHindsightGain = 90;

constexpr int kTableSize = 64;

/// By the logarithms of depth and move number, fitted to nothing: the shape that engines agree on.
class ReductionTable {
  public:
    ReductionTable(double least, double divisor) {
        for (int depth = 1; depth < kTableSize; ++depth)
            for (int number = 1; number < kTableSize; ++number)
                m_parts[depth][number] =
                    static_cast<int>(kWholePly * (least + std::log(depth) * std::log(number) / divisor));
    }
    int operator()(int depth, int number) const {
        return m_parts[std::min(depth, kTableSize - 1)][std::min(number, kTableSize - 1)];
    }

  private:
    std::array<std::array<int, kTableSize>, kTableSize> m_parts{};
};

const ReductionTable kQuietReductions(0.8, 2.25);
const ReductionTable kCaptureReductions(-0.1, 2.5);

/// What the node itself says for or against looking less deep.
int nodeReduction(const SearchState& search, const Node& node) {
    int parts = 0;
    if (node.wasPv) parts += kPvReduction;
    if (node.cutNode) parts += kCutNodeReduction;
    if (!node.improving) parts += kNotImprovingReduction;
    if (search.position().inCheck()) parts += kInCheckReduction;
    if (!node.tableMove.isNull() && !search.isQuiet(node.tableMove)) parts += kCapturingTableMoveReduction;
    return parts;
}

}  // namespace

int lateMoveReduction(int depth, int moveNumber) { return kQuietReductions(depth, moveNumber); }

void internalIterativeReduction(SearchState& search, Node& node) {
    if (!search.techniques.internalReduction || node.depth < kInternalReductionDepth) return;
    if (!node.tableMove.isNull() || !node.excluded.isNull()) return;
    if (!node.isPv() && !node.cutNode) return;
    ++search.statistics.internalReductions;
    --node.depth;
}

void adjustInHindsight(SearchState& search, Node& node) {
    const StackEntry& before = search.stack[node.ply - 1];
    if (!search.techniques.hindsight || before.reduction == 0 || !node.excluded.isNull()) return;
    if (node.staticEval == kNoScore || before.staticEval == kNoScore) return;
    // Both are from the view of the side to move: what the side to move has gained by the other's move.
    const int gain = node.staticEval + before.staticEval;
    int change = 0;
    if (before.reduction >= kMuchReduced && gain <= 0) change = 1;
    if (before.reduction >= kReduced && gain > kHindsightGain && node.depth > 1) change = -1;
    search.statistics.hindsights += change != 0;
    node.depth += change;
}

int extensionOf(SearchState& search, const Node& node, Move move) {
    if (move == node.tableMove && node.tableExtension != 0) return node.tableExtension;
    if (!search.techniques.checkExtension || node.ply >= 2 * search.iterationDepth) return 0;
    if (!search.position().givesCheck(move)) return 0;
    ++search.statistics.checkExtensions;
    return 1;
}

int reductionOf(SearchState& search, const Node& node, Move move, const MoveScorer& scorer) {
    if (!search.techniques.lateMoveReductions || node.depth < kReducedDepth || search.isProving(node))
        return 0;
    if (node.moveCount < (node.ply == 0 ? 2 : 1)) return 0;
    const bool quiet = search.isQuiet(move);
    int parts = (quiet ? kQuietReductions : kCaptureReductions)(node.depth, node.moveCount + 1);
    parts += nodeReduction(search, node);
    if (search.position().givesCheck(move)) parts += kCheckReduction;
    if (search.techniques.cutoffCount && search.stack[node.ply + 1].cutoffs > kManyCutoffs) {
        ++search.statistics.cutoffReductions;
        parts += kCutoffsReduction;
    }
    parts -= kCorrectionPartsPerCp * std::abs(node.correction);
    const int history = quiet ? scorer.quietValue(move) : scorer.captureHistory(move);
    parts -= history * kWholePly / kHistoryPerPly;
    return std::max(parts / kWholePly, 0);
}

int reSearchChange(SearchState& search, const Node& node, Score score, int depth) {
    if (!search.techniques.reSearchDepth) return 0;
    int change = 0;
    if (score > node.best + kDeeperMargin + kDeeperMarginPerPly * depth) change = 1;
    if (score < node.best + kShallowerMarginPerPly * depth) change = -1;
    search.statistics.changedReSearches += change != 0;
    return change;
}

}  // namespace plyglass
