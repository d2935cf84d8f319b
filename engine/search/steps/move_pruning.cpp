#include "engine/search/steps/move_pruning.h"

#include <algorithm>

#include "engine/eval/see.h"
#include "engine/search/steps/extensions_reductions.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

bool isQuietPruned(SearchState& search, Node& node, Move move, int history, MovePicker& picker) {
    // Late move pruning: too many moves before it for this depth.
    const int enough = (tune::lateMovesAtZero + node.depth * node.depth) / (node.improving ? 1 : 2);
    if (search.techniques.lateMovePruning && node.moveNumber > enough && !search.position().inCheck()) {
        picker.skipQuiets();
        ++search.statistics.lateMovePrunes;
        return true;
    }
    const int reduction =
        lateMoveReduction(node.depth, node.moveNumber) - history * kWholePly / tune::reductionHistoryPerPly;
    const int depth = std::clamp(node.depth - reduction / kWholePly, 0, node.depth + 1);
    // History pruning: the move has a bad history.
    if (search.techniques.historyPruning && depth <= tune::historyPruningDepth &&
        history < tune::historyPruningPerPly * node.depth) {
        ++search.statistics.historyPrunes;
        return true;
    }
    // Futility pruning: too far below alpha for a quiet move at this depth.
    const Score hoped = node.staticEval + tune::futilityMargin + tune::futilityMarginPerDepth * depth;
    const bool futile =
        node.staticEval != kNoScore && depth <= tune::futilityDepth && node.window.failsLow(hoped);
    if (search.techniques.futility && futile && !search.position().givesCheck(move)) {
        node.best = std::max(node.best, hoped);
        picker.skipQuiets();
        ++search.statistics.futilityPrunes;
        return true;
    }
    // SEE pruning: the move loses material.
    if (search.techniques.exchangePruning && depth <= tune::exchangeDepth &&
        !winsExchange(search.position(), move, tune::exchangeQuietPerSquare * depth * depth)) {
        ++search.statistics.exchangePrunes;
        return true;
    }
    return false;
}

bool isCapturePruned(SearchState& search, Node& node, Move move, int history) {
    // Futility pruning: the captured piece does not bring the score up to alpha.
    const Score hoped =
        node.staticEval + tune::captureFutilityMargin + tune::captureFutilityPerDepth * node.depth +
        kExchangeValues[search.position().takenBy(move)] + history / tune::captureFutilityHistoryPerCp;
    const bool futile = node.staticEval != kNoScore && node.depth <= tune::captureFutilityDepth &&
                        node.moveCount > 0 && node.window.failsLow(hoped);
    if (search.techniques.futility && futile && !move.isPromotion() && !search.position().givesCheck(move)) {
        node.best = std::max(node.best, hoped);
        ++search.statistics.futilityPrunes;
        return true;
    }
    // SEE pruning: the capture loses too much.
    if (!search.techniques.exchangePruning || node.depth > tune::exchangeDepth) return false;
    if (winsExchange(search.position(), move, tune::exchangeCapturePerPly * node.depth)) return false;
    ++search.statistics.exchangePrunes;
    return true;
}

}  // namespace

bool isPruned(SearchState& search, Node& node, Move move, int history, MovePicker& picker) {
    // Mate proof: with one ply left only a check can mate.
    if (search.isProving()) return node.depth == 1 && !search.position().givesCheck(move);
    if (node.best <= -kMateThreshold || !search.hasNonPawnMaterial()) return false;
    return search.isQuiet(move) ? isQuietPruned(search, node, move, history, picker)
                                : isCapturePruned(search, node, move, history);
}

bool isPrunedInQuiescence(SearchState& search, Node& node, Move move) {
    if (search.position().inCheck()) {
        // Once an evasion that does not lose by force is known, skip later quiet evasions.
        return search.techniques.quiescenceExchange && node.best > -kMateThreshold && search.isQuiet(move);
    }
    if (search.techniques.quiescenceDelta && !move.isPromotion()) {
        const Score hoped =
            node.staticEval + kExchangeValues[search.position().takenBy(move)] + tune::deltaMargin;
        if (node.window.failsLow(hoped)) {
            node.best = std::max(node.best, hoped);
            ++search.statistics.deltaSkips;
            return true;
        }
    }
    if (search.techniques.quiescenceFew && node.moveCount >= tune::quiescenceMoves && !move.isPromotion() &&
        move.to() != search.stack[node.ply - 1].move.to()) {
        ++search.statistics.lateSkips;
        return true;
    }
    if (!search.techniques.quiescenceExchange || winsExchange(search.position(), move, 0)) return false;
    ++search.statistics.exchangeSkips;
    return true;
}

}  // namespace plyglass
