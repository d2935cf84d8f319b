// How deep a move is searched: less deep if it comes late or there is nothing to begin with, deeper if it
// stands alone or gives check.
#include <algorithm>
#include <array>
#include <cmath>

#include "engine/search/reductions.h"
#include "engine/search/search_thread.h"

namespace plyglass {

namespace {

constexpr int kInternalReductionDepth = 4;

constexpr int kSingularDepth = 7;
constexpr double kSingularMarginPerPly = 1.4;
constexpr int kDoubleExtensionMargin = 28;
constexpr int kMostDoubleExtensions = 6;  ///< on one line

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

/// Internal iterative reduction: a node without a table move was not thought important before; if it is, it
/// will be back with one.
void SearchThread::reduceWithoutTableMove(Node& node) {
    if (!m_techniques.internalReduction || node.depth < kInternalReductionDepth) return;
    if (!node.tableMove.isNull() || !node.excluded.isNull()) return;
    if (!node.isOpen() && !node.cutExpected) return;
    ++m_statistics.internalReductions;
    --node.depth;
}

/// Singular extension (Anantharaman, Campbell and Hsu 1988): if all other moves fail well below the table
/// move's score, that move is forced and deserves a deeper look. If they do not, several moves refute the
/// position (multi-cut), or the table move is at least nothing special.
std::optional<Score> SearchThread::testTableMove(Node& node) {
    const bool applies = m_techniques.singularExtension && node.depth >= kSingularDepth &&
                         node.excluded.isNull() && !node.tableMove.isNull() &&
                         node.tableDepth >= node.depth - 3 &&
                         (node.tableBound == Bound::Lower || node.tableBound == Bound::Exact) &&
                         !isMate(node.tableScore) && node.ply < 2 * m_info.depthInProgress;
    if (!applies) return std::nullopt;
    const Score goal = node.tableScore - static_cast<int>(kSingularMarginPerPly * node.depth);
    const Node test{.alpha = goal - 1,
                    .beta = goal,
                    .depth = (node.depth - 1) / 2,
                    .ply = node.ply,
                    .kind = NodeKind::Reduced,
                    .cutExpected = node.cutExpected,
                    .excluded = node.tableMove,
                    .rawScore = node.rawScore};
    const Score score = visit(&SearchThread::negamax, test, TraceRole::SingularTest);
    if (m_stopped) return kDrawScore;
    if (score < goal) {
        const bool muchBetter = m_techniques.doubleExtension && !node.isOpen() &&
                                score < goal - kDoubleExtensionMargin &&
                                frame(node.ply).doubleExtensions < kMostDoubleExtensions;
        ++(muchBetter ? m_statistics.doubleExtensions : m_statistics.singularExtensions);
        node.tableExtension = muchBetter ? 2 : 1;
        return std::nullopt;
    }
    if (m_techniques.multiCut && goal >= node.beta && !isMate(goal)) {
        ++m_statistics.multiCuts;
        return goal;
    }
    if (m_techniques.negativeExtension && (node.tableScore >= node.beta || node.cutExpected)) {
        ++m_statistics.negativeExtensions;
        node.tableExtension = node.tableScore >= node.beta ? -2 : -1;
    }
    return std::nullopt;
}

/// Plies to add to the depth of a move.
int SearchThread::extensionOf(const Node& node, Move move) {
    if (move == node.tableMove && node.tableExtension != 0) return node.tableExtension;
    if (!m_techniques.checkExtension || node.ply >= 2 * m_info.depthInProgress) return 0;
    if (!m_position.givesCheck(move)) return 0;
    ++m_statistics.checkExtensions;
    return 1;
}

/// Plies that a move is searched less deep at first.
int SearchThread::reductionOf(const Node& node, Move move, const MoveKnowledge& knowledge) const {
    if (!m_techniques.lateMoveReductions || node.depth < kReducedDepth || isProving(node)) return 0;
    if (node.movesTried < (node.ply == 0 ? 2 : 1)) return 0;
    int parts = lateMoveReduction(node.depth, node.movesTried + 1);
    const bool quiet = isQuiet(move);
    if (!quiet) parts = parts / 2 - kWholePly / 2;
    if (node.isOpen()) parts -= kWholePly;
    if (node.cutExpected) parts += kWholePly;
    if (!node.improving) parts += kWholePly / 2;
    if (m_position.inCheck()) parts -= kWholePly / 2;
    if (m_position.givesCheck(move)) parts -= kWholePly;
    if (!node.tableMove.isNull() && !isQuiet(node.tableMove)) parts += kWholePly / 2;
    if (quiet) parts -= knowledge.quietValue(move) * kWholePly / kHistoryPerPly;
    return std::max(parts / kWholePly, 0);
}

}  // namespace plyglass
