#include "engine/search/steps/probe.h"

#include <algorithm>

#include "engine/chess/movegen.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/knowledge/endgames/syzygy_tables.h"
#include "engine/search/steps/record.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

constexpr int kMaxTableMen = 4;

/// No table cutoffs at this halfmove clock or later: an entry from a lower clock may claim a win where the
/// fifty-move rule is about to apply.
constexpr int kOldClock = 90;

constexpr int kFullScale = 1024;

static_assert(kMaxEvalCp < kCertainWin, "an evaluation must not pass for a win that is certain");

/// Whether the table's bound is tighter than the static evaluation.
bool tableBoundIsTighter(const Node& node) {
    if (node.tableScore == kNoScore || isDecisive(node.tableScore)) return false;
    const Bound telling = node.tableScore > node.staticEval ? Bound::Lower : Bound::Upper;
    return node.tableBound == Bound::Exact || node.tableBound == telling;
}

}  // namespace

std::optional<NodeResult> answerFromEndgames(SearchState& search, const Node& node) {
    if (search.endgames == nullptr || count(search.position().occupied()) > kMaxTableMen) return std::nullopt;
    if (!node.excluded.isNull()) return std::nullopt;
    const auto value = search.endgames->probe(search.position());
    if (!value || !value->isCertain(search.position().halfmoveClock())) return std::nullopt;
    ++search.statistics[Counter::EndgameHits];
    return NodeResult{scoreOf(*value, node.ply), TraceEnd::EndgameTable};
}

std::optional<NodeResult> readSyzygy(SearchState& search, const Node& node) {
    if (search.position().halfmoveClock() > 0 || !node.excluded.isNull()) return std::nullopt;
    const auto outcome = search.syzygy->probe(search.position());
    if (!outcome) return std::nullopt;
    const Score win = kTableWinScore - node.ply;
    if (*outcome == EndgameOutcome::Win && node.window.alpha >= win) return std::nullopt;
    if (*outcome == EndgameOutcome::Loss && node.window.beta <= -win) return std::nullopt;
    ++search.statistics[Counter::SyzygyHits];
    const Score decided = *outcome == EndgameOutcome::Win ? win : -win;
    return NodeResult{*outcome == EndgameOutcome::Draw ? kDrawScore : decided, TraceEnd::Syzygy};
}

void lookUp(SearchState& search, Node& node) {
    ++search.statistics[Counter::TableProbes];
    const auto entry = search.table->probe(search.tableKey());
    if (!entry) return;
    ++search.statistics[Counter::TableHits];
    if (!entry->move.isNull() && isLegal(search.position(), entry->move)) node.tableMove = entry->move;
    node.tableBound = entry->bound;
    if (entry->bound != Bound::None) {
        node.tableScore = scoreFromTable(entry->score, node.ply);
        node.tableDepth = entry->depth;
    }
    if (entry->wasPv && search.techniques.tablePv) {
        node.wasPv = true;
        ++search.statistics[Counter::TablePvNodes];
    }
    if (entry->staticEval != TableEntry::kNoStaticEval) node.rawEval = entry->staticEval;
}

std::optional<NodeResult> answerFromTable(SearchState& search, Node& node) {
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
    ++search.statistics[Counter::TableCutoffs];
    if (node.depth > 0) rewardTableMove(search, node);
    return NodeResult{node.tableScore, TraceEnd::Table};
}

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
        search.statistics[Counter::Corrections] += node.correction != 0;
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
