#include "engine/search/steps/static_eval.h"

#include <algorithm>

#include "engine/search/steps/history_update.h"
#include "engine/search/steps/tt_probe.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

constexpr int kFullScale = 1024;

static_assert(kMaxEvalCp < kCertainWin, "an evaluation must not pass for a win that is certain");

/// Whether the table's bound is tighter than the static evaluation.
bool tableBoundIsTighter(const Node& node) {
    if (node.tableScore == kNoScore || isDecisive(node.tableScore)) return false;
    const Bound telling = node.tableScore > node.staticEval ? Bound::Lower : Bound::Upper;
    return node.tableBound == Bound::Exact || node.tableBound == telling;
}

}  // namespace

Score scaledEval(const SearchState& search, Score eval) {
    if (!search.techniques.scoreScaling) return eval;
    const Position& position = search.position();
    const int pieces = 3 * count(position.pieces(Knight) | position.pieces(Bishop)) +
                       5 * count(position.pieces(Rook)) + 9 * count(position.pieces(Queen));
    const int byPieces = tune::scaleWithoutPieces + tune::scalePerPawn * pieces;
    return eval * byPieces / kFullScale * std::max(tune::scaleFiftyMoves - position.halfmoveClock(), 0) /
           tune::scaleFiftyMoves;
}

void computeEval(SearchState& search, Node& node) {
    if (node.rawEval == kNoScore) node.rawEval = search.evaluate();
    node.staticEval = scaledEval(search, node.rawEval);
    if (search.techniques.correctionHistory && !search.position().inCheck()) {
        node.correction = search.history.correction(search.stack.correctionKeys(node.ply));
        search.statistics.corrections += node.correction != 0;
    }
    node.staticEval = std::clamp(node.staticEval + node.correction, -kMaxEvalCp, kMaxEvalCp);
    node.eval = tableBoundIsTighter(node) ? node.tableScore : node.staticEval;
}

void computeStaticEval(SearchState& search, Node& node) {
    SearchStack& stack = search.stack;
    stack[node.ply].staticEval = kNoScore;
    if (!search.needsStaticEval || search.position().inCheck()) return;
    const bool isNew = node.rawEval == kNoScore;
    computeEval(search, node);
    if (isNew) storeInTable(search, node, TableEntry{});
    stack[node.ply].staticEval = node.staticEval;
    if (isNew) rewardEvaluation(search, node);
    const Score before = stack[node.ply - 2].staticEval != kNoScore ? stack[node.ply - 2].staticEval
                                                                    : stack[node.ply - 4].staticEval;
    const Score opponents = stack[node.ply - 1].staticEval;
    node.opponentWorsening = opponents != kNoScore && node.staticEval + opponents > 0;
    node.improving = before == kNoScore || node.staticEval > before;
}

}  // namespace plyglass
