#include "engine/search/steps/move_pruning.h"

#include <algorithm>

#include "engine/eval/see.h"
#include "engine/search/steps/extensions_reductions.h"

namespace plyglass {

namespace {

// Margins are centipawns.
constexpr int kLateMovesAtZero = 3;  ///< quiet moves tried at depth 0; grows with the square of the depth
constexpr int kFutilityDepth = 9;
constexpr int kFutilityMargin = 155;
constexpr int kFutilityMarginPerDepth = 125;
constexpr int kHistoryDepth = 5;
constexpr int kHistoryMargin = -4200;  ///< per ply
constexpr int kExchangeDepth = 9;
constexpr int kQuietExchangeMargin = -25;    ///< times the square of the depth
constexpr int kCaptureExchangeMargin = -90;  ///< per ply

/// Delta pruning: what a capture may gain beyond the piece it takes, in centipawns, before it is hopeless.
constexpr int kDeltaMargin = 250;

bool isQuietPruned(SearchState& search, const Node& node, Move move, const MoveScorer& scorer,
                   MovePicker& picker) {
    // Late move pruning: enough quiet moves have been tried at this depth.
    const int enough = (kLateMovesAtZero + node.depth * node.depth) / (node.improving ? 1 : 2);
    if (search.techniques.lateMovePruning && node.moveCount >= enough && !search.position().inCheck()) {
        picker.skipQuiets();
        ++search.statistics.lateMovePrunes;
        return true;
    }
    const int depth = std::max(node.depth - lateMoveReduction(node.depth, node.moveCount + 1) / kWholePly, 0);
    // History pruning: such moves have disappointed again and again.
    if (search.techniques.historyPruning && depth <= kHistoryDepth &&
        scorer.quietValue(move) < kHistoryMargin * node.depth) {
        ++search.statistics.historyPrunes;
        return true;
    }
    // Futility pruning: so far below alpha that a quiet move will not help in the few plies left.
    const bool futile = node.staticEval != kNoScore && depth <= kFutilityDepth &&
                        node.staticEval + kFutilityMargin + kFutilityMarginPerDepth * depth <= node.alpha;
    if (search.techniques.futility && futile && !search.position().givesCheck(move)) {
        ++search.statistics.futilityPrunes;
        return true;
    }
    // SEE pruning: the move gives material away.
    if (search.techniques.exchangePruning && depth <= kExchangeDepth &&
        !winsExchange(search.position(), move, kQuietExchangeMargin * depth * depth)) {
        ++search.statistics.exchangePrunes;
        return true;
    }
    return false;
}

}  // namespace

bool isPruned(SearchState& search, const Node& node, Move move, const MoveScorer& scorer,
              MovePicker& picker) {
    if (node.best <= -kMateThreshold || search.isProving(node) || !search.hasNonPawnMaterial()) return false;
    if (search.isQuiet(move)) return isQuietPruned(search, node, move, scorer, picker);
    if (!search.techniques.exchangePruning || node.depth > kExchangeDepth) return false;
    if (winsExchange(search.position(), move, kCaptureExchangeMargin * node.depth)) return false;
    ++search.statistics.exchangePrunes;
    return true;
}

bool isPrunedInQuiescence(SearchState& search, const Node& node, Move move) {
    if (search.position().inCheck()) {
        // Once one evasion is known not to lose by force, quiet ones that come later are hardly better.
        return search.techniques.quiescenceExchange && node.best > -kMateThreshold && search.isQuiet(move);
    }
    if (search.techniques.quiescenceDelta && !move.isPromotion()) {
        const PieceType taken = move.isEnPassant() ? Pawn : typeOf(search.position().pieceAt(move.to()));
        if (node.staticEval + kExchangeValues[taken] + kDeltaMargin <= node.alpha) {
            ++search.statistics.deltaSkips;
            return true;
        }
    }
    if (!search.techniques.quiescenceExchange || winsExchange(search.position(), move, 0)) return false;
    ++search.statistics.exchangeSkips;
    return true;
}

}  // namespace plyglass
