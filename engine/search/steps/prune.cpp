#include "engine/search/steps/prune.h"

#include <algorithm>
#include <utility>

#include "engine/eval/see.h"
#include "engine/search/move_ordering.h"
#include "engine/search/steps/extend_reduce.h"
#include "engine/search/steps/record.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

/// Razoring: so far below alpha that only captures could help; searches those alone.
std::optional<NodeResult> razor(SearchState& search, SubSearch& searches, const Node& node) {
    if (!search.techniques.razoring || node.depth > tune::razorDepth || isDecisive(node.window.alpha))
        return std::nullopt;
    if (node.eval >= node.window.alpha - tune::razorMarginPerPly * node.depth) return std::nullopt;
    const Score score =
        searches.visit({.window = node.window, .depth = 0, .ply = node.ply, .kind = NodeKind::Quiescence},
                       TraceRole::RazorTest);
    if (!node.window.failsLow(score) || search.stopped) return std::nullopt;
    ++search.statistics[Counter::Razorings];
    return NodeResult{score, TraceEnd::Razoring};
}

/// Reverse futility: so far above beta that the opponent will not catch up at this depth.
std::optional<NodeResult> reverseFutility(SearchState& search, const Node& node) {
    if (!search.techniques.reverseFutility || node.depth > tune::reverseFutilityDepth || node.wasPv)
        return std::nullopt;
    const int margin = tune::reverseFutilityMargin * (node.depth - (node.improving ? 1 : 0)) -
                       (node.opponentWorsening ? tune::reverseFutilityWorsening : 0);
    if (!node.window.failsHigh(node.eval - margin) || isDecisive(node.eval)) return std::nullopt;
    ++search.statistics[Counter::ReverseFutilityCutoffs];
    return NodeResult{(node.eval + node.window.beta) / 2, TraceEnd::ReverseFutility};
}

/// Null-move verification: whether a search of the same reduced depth, without passing, also fails high.
bool verifyNullMove(SearchState& search, SubSearch& searches, const Node& node, int depth) {
    if (node.depth < tune::nullMoveVerifiedDepth || search.noNullMoveBefore > 0) return true;
    search.noNullMoveBefore = node.ply + 3 * std::max(depth, 0) / 4 + 1;
    const NodeRequest unpassed{.window = Window::zero(node.window.beta),
                               .depth = depth,
                               .ply = node.ply,
                               .kind = NodeKind::NullMove};
    // No hindsight adjustment: the verification must have the same depth.
    const int reduction = std::exchange(search.stack[node.ply - 1].reduction, 0);
    const Score score = searches.visit(unpassed, TraceRole::NullMoveCheck);
    search.stack[node.ply - 1].reduction = reduction;
    search.noNullMoveBefore = 0;
    return !search.stopped && node.window.failsHigh(score);
}

/// Null move: if passing still fails high, a real move will too. Unsound in zugzwang, so it requires a piece
/// besides pawns and is verified at high depth. Tried only at expected cut nodes.
std::optional<NodeResult> nullMove(SearchState& search, SubSearch& searches, const Node& node) {
    if (!search.techniques.nullMove || node.depth < tune::nullMoveDepth || !node.window.failsHigh(node.eval))
        return std::nullopt;
    if (!node.cutNode) return std::nullopt;
    if (search.stack[node.ply - 1].pieceSquare == kNoPieceSquare && node.ply > 0)
        return std::nullopt;  // no two null moves in a row
    if (node.ply < search.noNullMoveBefore || !search.hasNonPawnMaterial()) return std::nullopt;
    if (node.staticEval < node.window.beta - tune::nullMoveTrustPerPly * node.depth + tune::nullMoveTrust)
        return std::nullopt;

    ++search.statistics[Counter::NullMoveTries];
    const int gain =
        std::min((node.eval - node.window.beta) / tune::nullMoveGainPerPly, tune::nullMoveMaxGain);
    const int depth = node.depth - tune::nullMoveReduction - node.depth / tune::nullMoveDepthsPerPly - gain;
    search.stack.makeNullMove(node.ply);
    if (search.hasTable()) search.table->prefetch(search.position().key());
    const Score score = -searches.visit(node.child(Window::zero(node.window.beta), depth, NodeKind::NullMove),
                                        TraceRole::Move);
    search.stack.undoNullMove(node.ply);
    if (search.stopped || !node.window.failsHigh(score) || !verifyNullMove(search, searches, node, depth))
        return std::nullopt;
    ++search.statistics[Counter::NullMoveCutoffs];
    return NodeResult{isMate(score) ? node.window.beta : score, TraceEnd::NullMove};
}

/// Whether a table entry of ProbCut depth is above beta by a wide margin.
bool tableBeatsProbCut(const Node& node) {
    return node.tableScore != kNoScore && node.tableBound != Bound::Upper &&
           node.tableDepth >= node.depth - tune::probCutReduction && !isDecisive(node.tableScore) &&
           node.tableScore >= node.window.beta + tune::probCutTableMargin;
}

/// ProbCut (Buro 1995): a capture that beats beta by a margin in a shallow search will very probably beat it
/// in a deep one.
std::optional<NodeResult> probCut(SearchState& search, SubSearch& searches, const Node& node) {
    if (!search.techniques.probCut || node.depth < tune::probCutDepth) return std::nullopt;
    const Score goal = node.window.beta + tune::probCutMargin;
    if (isMate(goal)) return std::nullopt;
    if (tableBeatsProbCut(node)) {
        ++search.statistics[Counter::ProbCuts];
        return NodeResult{node.window.beta + tune::probCutTableMargin, TraceEnd::ProbCut};
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
        Score score = -searches.visit(node.child(raised, 0, NodeKind::Reduced), TraceRole::Move);
        if (raised.failsHigh(score) && !search.stopped)
            score = -searches.visit(node.child(raised, depth, NodeKind::Reduced), TraceRole::Move);
        search.stack.undoMove(node.ply, move);
        if (search.stopped) return kStopped;
        if (!raised.failsHigh(score)) continue;
        ++search.statistics[Counter::ProbCuts];
        storeInTable(search, node, {.move = move, .score = score, .depth = depth + 1, .bound = Bound::Lower});
        return NodeResult{isDecisive(score) ? score : score - tune::probCutMargin, TraceEnd::ProbCut};
    }
    return std::nullopt;
}

Counter reasonToPruneQuiet(SearchState& search, Node& node, Move move, int history, MovePicker& picker) {
    // Late move pruning: too many moves before it for this depth.
    const int enough = (tune::lateMovesAtZero + node.depth * node.depth) / (node.improving ? 1 : 2);
    if (search.techniques.lateMovePruning && node.moveNumber > enough && !search.position().inCheck()) {
        picker.skipQuiets();
        return Counter::LateMovePrunes;
    }
    const int reduction =
        lateMoveReduction(node.depth, node.moveNumber) - history * kWholePly / tune::reductionHistoryPerPly;
    const int depth = std::clamp(node.depth - reduction / kWholePly, 0, node.depth + 1);
    // History pruning: the move has a bad history.
    if (search.techniques.historyPruning && depth <= tune::historyPruningDepth &&
        history < tune::historyPruningPerPly * node.depth)
        return Counter::HistoryPrunes;
    // Futility pruning: too far below alpha for a quiet move at this depth.
    const Score hoped = node.staticEval + tune::futilityMargin + tune::futilityMarginPerDepth * depth;
    const bool futile =
        node.staticEval != kNoScore && depth <= tune::futilityDepth && node.window.failsLow(hoped);
    if (search.techniques.futility && futile && !search.position().givesCheck(move)) {
        node.best = std::max(node.best, hoped);
        picker.skipQuiets();
        return Counter::FutilityPrunes;
    }
    // SEE pruning: the move loses material.
    if (search.techniques.exchangePruning && depth <= tune::exchangeDepth &&
        !winsExchange(search.position(), move, tune::exchangeQuietPerSquare * depth * depth))
        return Counter::ExchangePrunes;
    return Counter::None;
}

Counter reasonToPruneCapture(SearchState& search, Node& node, Move move, int history) {
    // Futility pruning: the captured piece does not bring the score up to alpha.
    const Score hoped =
        node.staticEval + tune::captureFutilityMargin + tune::captureFutilityPerDepth * node.depth +
        kExchangeValues[search.position().takenBy(move)] + history / tune::captureFutilityHistoryPerCp;
    const bool futile = node.staticEval != kNoScore && node.depth <= tune::captureFutilityDepth &&
                        node.moveCount > 0 && node.window.failsLow(hoped);
    if (search.techniques.futility && futile && !move.isPromotion() && !search.position().givesCheck(move)) {
        node.best = std::max(node.best, hoped);
        return Counter::FutilityPrunes;
    }
    // SEE pruning: the capture loses too much.
    if (!search.techniques.exchangePruning || node.depth > tune::exchangeDepth) return Counter::None;
    if (winsExchange(search.position(), move, tune::exchangeCapturePerPly * node.depth)) return Counter::None;
    return Counter::ExchangePrunes;
}

}  // namespace

std::optional<NodeResult> pruneNode(SearchState& search, SubSearch& searches, Node& node) {
    if (node.isPv() || node.staticEval == kNoScore || !node.excluded.isNull()) return std::nullopt;
    if (isMate(node.window.beta)) return std::nullopt;
    if (const auto result = razor(search, searches, node)) return result;
    if (const auto result = reverseFutility(search, node)) return result;
    if (const auto result = nullMove(search, searches, node)) return result;
    return probCut(search, searches, node);
}

Score finalScore(SearchState& search, const Node& node, int trust) {
    const bool applies = search.techniques.cutoffMean && search.techniques.alphaBeta &&
                         node.best > node.window.beta && !node.isPv() && !isDecisive(node.best) &&
                         !isDecisive(node.window.beta);
    if (!applies) return std::max(node.best, node.atLeast);
    ++search.statistics[Counter::CutoffMeans];
    return (node.best * trust + node.window.beta) / (trust + 1);
}

Counter reasonToPrune(SearchState& search, Node& node, Move move, int history, MovePicker& picker) {
    // Mate proof: with one ply left only a check can mate.
    if (search.isProving())
        return node.depth == 1 && !search.position().givesCheck(move) ? Counter::ProofSkips : Counter::None;
    if (node.best <= -kMateThreshold || !search.hasNonPawnMaterial()) return Counter::None;
    return search.isQuiet(move) ? reasonToPruneQuiet(search, node, move, history, picker)
                                : reasonToPruneCapture(search, node, move, history);
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
            ++search.statistics[Counter::DeltaSkips];
            return true;
        }
    }
    if (search.techniques.quiescenceFew && node.moveCount >= tune::quiescenceMoves && !move.isPromotion() &&
        move.to() != search.stack[node.ply - 1].move.to()) {
        ++search.statistics[Counter::LateSkips];
        return true;
    }
    if (!search.techniques.quiescenceExchange || winsExchange(search.position(), move, 0)) return false;
    ++search.statistics[Counter::ExchangeSkips];
    return true;
}

}  // namespace plyglass
