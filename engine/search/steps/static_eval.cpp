#include "engine/search/steps/static_eval.h"

#include <algorithm>

#include "engine/search/steps/history_update.h"
#include "engine/search/steps/tt_probe.h"

namespace plyglass {

namespace {

static_assert(kMaxEvalCp < kCertainWin, "an evaluation must not pass for a win that is certain");

/// Whether the bound of the table's score says that the true score lies on its side of the evaluation.
bool tableSaysMore(const Node& node) {
    if (node.tableScore == kNoScore || isDecisive(node.tableScore)) return false;
    const Bound telling = node.tableScore > node.eval ? Bound::Lower : Bound::Upper;
    return node.tableBound == Bound::Exact || node.tableBound == telling;
}

}  // namespace

Score correctedEval(SearchState& search, Node& node) {
    if (node.rawEval == kNoScore) node.rawEval = search.evaluate();
    if (!search.techniques.correctionHistory) return node.rawEval;
    const int correction = search.history.correction(search.stack.correctionKeys(node.ply));
    search.statistics.corrections += correction != 0;
    return std::clamp(node.rawEval + correction, -kMaxEvalCp, kMaxEvalCp);
}

void computeStaticEval(SearchState& search, Node& node) {
    SearchStack& stack = search.stack;
    stack[node.ply].staticEval = kNoScore;
    if (!search.needsStaticEval || search.position().inCheck()) return;
    const bool isNew = node.rawEval == kNoScore;
    node.staticEval = correctedEval(search, node);
    if (isNew) storeEvaluation(search, node);
    stack[node.ply].staticEval = node.staticEval;
    if (isNew) rewardEvaluation(search, node);
    const Score before = stack[node.ply - 2].staticEval != kNoScore ? stack[node.ply - 2].staticEval
                                                                    : stack[node.ply - 4].staticEval;
    node.improving = before == kNoScore || node.staticEval > before;
    node.eval = node.staticEval;
    if (tableSaysMore(node)) node.eval = node.tableScore;
}

}  // namespace plyglass
