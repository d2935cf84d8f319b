#include "engine/search/steps/extensions_reductions.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace plyglass {

namespace {

constexpr int kInternalReductionDepth = 4;

constexpr int kReducedDepth = 2;
/// Points of history that are worth a ply of reduction.
constexpr int kHistoryPerPly = 8192;

constexpr int kTableSize = 64;

/// By the logarithms of depth and move number, fitted to nothing: the shape that engines agree on.
class ReductionTable {
  public:
    ReductionTable() {
        for (int depth = 1; depth < kTableSize; ++depth)
            for (int number = 1; number < kTableSize; ++number)
                m_parts[depth][number] =
                    static_cast<int>(kWholePly * (0.8 + std::log(depth) * std::log(number) / 2.25));
    }
    int operator()(int depth, int number) const {
        return m_parts[std::min(depth, kTableSize - 1)][std::min(number, kTableSize - 1)];
    }

  private:
    std::array<std::array<int, kTableSize>, kTableSize> m_parts{};
};

const ReductionTable kReductions;

}  // namespace

int lateMoveReduction(int depth, int moveNumber) { return kReductions(depth, moveNumber); }

void internalIterativeReduction(SearchState& search, Node& node) {
    if (!search.techniques.internalReduction || node.depth < kInternalReductionDepth) return;
    if (!node.tableMove.isNull() || !node.excluded.isNull()) return;
    if (!node.isPv() && !node.cutNode) return;
    ++search.statistics.internalReductions;
    --node.depth;
}

int extensionOf(SearchState& search, const Node& node, Move move) {
    if (move == node.tableMove && node.tableExtension != 0) return node.tableExtension;
    if (!search.techniques.checkExtension || node.ply >= 2 * search.iterationDepth) return 0;
    if (!search.position().givesCheck(move)) return 0;
    ++search.statistics.checkExtensions;
    return 1;
}

int reductionOf(const SearchState& search, const Node& node, Move move, const MoveScorer& scorer) {
    if (!search.techniques.lateMoveReductions || node.depth < kReducedDepth || search.isProving(node))
        return 0;
    if (node.moveCount < (node.ply == 0 ? 2 : 1)) return 0;
    int parts = lateMoveReduction(node.depth, node.moveCount + 1);
    const bool quiet = search.isQuiet(move);
    if (!quiet) parts = parts / 2 - kWholePly / 2;
    if (node.isPv()) parts -= kWholePly;
    if (node.cutNode) parts += kWholePly;
    if (!node.improving) parts += kWholePly / 2;
    if (search.position().inCheck()) parts -= kWholePly / 2;
    if (search.position().givesCheck(move)) parts -= kWholePly;
    if (!node.tableMove.isNull() && !search.isQuiet(node.tableMove)) parts += kWholePly / 2;
    if (quiet) parts -= scorer.quietValue(move) * kWholePly / kHistoryPerPly;
    return std::max(parts / kWholePly, 0);
}

}  // namespace plyglass
