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
constexpr int kCaptureFutilityDepth = 6;
constexpr int kCaptureFutilityMargin = 200;
constexpr int kCaptureFutilityMarginPerDepth = 150;
constexpr int kHistoryPerCp = 80;  ///< points of capture history that stand for a centipawn
constexpr int kHistoryDepth = 5;
constexpr int kHistoryMargin = -4200;  ///< per ply
constexpr int kExchangeDepth = 9;
constexpr int kQuietExchangeMargin = -25;    ///< times the square of the depth
constexpr int kCaptureExchangeMargin = -90;  ///< per ply

/// Delta pruning: what a capture may gain beyond the piece it takes, in centipawns, before it is hopeless.
constexpr int kDeltaMargin = 160;
/// What a capture may lose in an exchange beyond the horizon, in centipawns.
constexpr int kQuiescenceExchange = -32;
/// Captures that are tried beyond the horizon, those that take back what has just moved not counted.
constexpr int kQuiescenceMoves = 3;

bool isQuietPruned(SearchState& search, const Node& node, Move move, const MoveScorer& scorer,
                   MovePicker& picker) {
    // Late move pruning: enough quiet moves have been tried at this depth.
    const int enough = (kLateMovesAtZero + node.depth * node.depth) / (node.improving ? 1 : 2);
    if (search.techniques.lateMovePruning && node.moveCount >= enough && !search.position().inCheck()) {
        picker.skipQuiets();
        ++search.statistics.lateMovePrunes;
        return true;
    }
    const int history = scorer.quietValue(move);
    const int reduction =
        lateMoveReduction(node.depth, node.moveCount + 1) - history * kWholePly / kHistoryPerPly;
    const int depth = std::clamp(node.depth - reduction / kWholePly, 0, node.depth + 1);
    // History pruning: such moves have disappointed again and again.
    if (search.techniques.historyPruning && depth <= kHistoryDepth && history < kHistoryMargin * node.depth) {
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

bool isCapturePruned(SearchState& search, const Node& node, Move move, const MoveScorer& scorer) {
    // Futility pruning: what it takes does not reach alpha.
    const int history = scorer.captureHistory(move);
    const bool futile =
        node.staticEval != kNoScore && node.depth <= kCaptureFutilityDepth && node.moveCount > 0 &&
        node.staticEval + kCaptureFutilityMargin + kCaptureFutilityMarginPerDepth * node.depth +
                kExchangeValues[typeOf(search.position().pieceAt(move.to()))] + history / kHistoryPerCp <=
            node.alpha;
    if (search.techniques.futility && futile && !move.isPromotion() && !search.position().givesCheck(move)) {
        ++search.statistics.futilityPrunes;
        return true;
    }
    // SEE pruning: it loses too much.
    if (!search.techniques.exchangePruning || node.depth > kExchangeDepth) return false;
    if (winsExchange(search.position(), move, kCaptureExchangeMargin * node.depth)) return false;
    ++search.statistics.exchangePrunes;
    return true;
}

}  // namespace

bool isPruned(SearchState& search, const Node& node, Move move, const MoveScorer& scorer,
              MovePicker& picker) {
    if (node.best <= -kMateThreshold || search.isProving(node) || !search.hasNonPawnMaterial()) return false;
    return search.isQuiet(move) ? isQuietPruned(search, node, move, scorer, picker)
                                : isCapturePruned(search, node, move, scorer);
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
    if (search.techniques.quiescenceFew && node.moveCount >= kQuiescenceMoves && !move.isPromotion() &&
        move.to() != search.stack[node.ply - 1].move.to()) {
        ++search.statistics.lateSkips;
        return true;
    }
    if (!search.techniques.quiescenceExchange || winsExchange(search.position(), move, kQuiescenceExchange))
        return false;
    ++search.statistics.exchangeSkips;
    return true;
}

}  // namespace plyglass
