#include "engine/search/steps/tt_probe.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/search/steps/history_update.h"

namespace plyglass {

namespace {

/// No table cutoffs at this halfmove clock or later: an entry from a lower clock may claim a win where the
/// fifty-move rule is about to apply.
constexpr int kOldClock = 90;

}  // namespace

void lookUp(SearchState& search, Node& node) {
    ++search.statistics.tableProbes;
    const auto entry = search.table->probe(search.tableKey());
    if (!entry) return;
    ++search.statistics.tableHits;
    if (!entry->move.isNull() && isLegal(search.position(), entry->move)) node.tableMove = entry->move;
    node.tableBound = entry->bound;
    if (entry->bound != Bound::None) {
        node.tableScore = scoreFromTable(entry->score, node.ply);
        node.tableDepth = entry->depth;
    }
    if (entry->wasPv && search.techniques.tablePv) {
        node.wasPv = true;
        ++search.statistics.tablePvNodes;
    }
    if (entry->staticEval != TableEntry::kNoStaticEval) node.rawEval = entry->staticEval;
}

std::optional<Score> answerFromTable(SearchState& search, Node& node) {
    if (!search.hasTable() || !node.excluded.isNull()) return std::nullopt;
    lookUp(search, node);
    if (node.tableScore == kNoScore) return std::nullopt;
    if (search.techniques.principalVariation && node.isPv()) return std::nullopt;
    if (search.techniques.repetition && search.position().halfmoveClock() >= kOldClock) return std::nullopt;
    const bool isEnough = node.tableBound != Bound::Upper && node.window.failsHigh(node.tableScore);
    const bool isTooLittle = node.tableBound != Bound::Lower && node.window.failsLow(node.tableScore);
    // In a mate proof a mate score is valid at any depth.
    const bool isMateFound = search.isProving() && ((isEnough && node.tableScore >= kMateThreshold) ||
                                                    (isTooLittle && node.tableScore <= -kMateThreshold));
    if (node.tableDepth < node.depth && !isMateFound) return std::nullopt;
    if (node.tableBound != Bound::Exact && !isEnough && !isTooLittle) return std::nullopt;
    ++search.statistics.tableCutoffs;
    if (node.depth > 0) rewardTableMove(search, node);
    return node.tableScore;
}

void storeInTable(SearchState& search, const Node& node, TableEntry entry) {
    if (!search.hasTable() || search.stopped || !node.excluded.isNull()) return;
    entry.score = scoreToTable(entry.score, node.ply);
    if (node.rawEval != kNoScore) entry.staticEval = node.rawEval;
    entry.wasPv = node.wasPv;
    search.table->store(search.tableKey(), entry);
}

void storeInTable(SearchState& search, const Node& node, Bound bound) {
    const int depth = std::max(node.depth, 0);
    storeInTable(search, node, {.move = node.bestMove, .score = node.best, .depth = depth, .bound = bound});
}

}  // namespace plyglass
