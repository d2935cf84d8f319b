#include "engine/search/steps/record.h"

#include <algorithm>

#include "engine/search/move_ordering.h"
#include "engine/search/tunables.h"

namespace plyglass {

namespace {

int bonusFor(int depth) { return std::min(tune::bonusPerPly * depth + tune::bonusOffset, tune::bonusMax); }
int malusFor(int depth) { return -bonusFor(depth) * tune::malusPercent / 100; }

void rewardContinuations(SearchState& search, int ply, int move, int bonus) {
    for (const int back : kContinuationPlies)
        if (ContinuationTable* table = search.stack.continuation(ply, back)) (*table)[move].add(bonus);
}

void rewardQuiet(SearchState& search, const Node& node, Move move, int bonus) {
    const StackEntry& entry = search.stack[node.ply];
    const Piece piece = search.position().pieceAt(move.from());
    search.history.quiet(search.position().sideToMove(), move, entry.threats).add(bonus);
    search.history.pawn(entry.keys.pawns, piece, move.to()).add(bonus);
    rewardContinuations(search, node.ply, pieceSquare(piece, move.to()), bonus);
}

void rewardCapture(SearchState& search, Move move, int bonus) {
    const Position& position = search.position();
    search.history.capture(position.pieceAt(move.from()), move.to(), position.takenBy(move)).add(bonus);
}

/// Whether the previous move was quiet.
bool followsQuietMove(const SearchState& search, const Node& node) {
    const StackEntry& before = search.stack[node.ply - 1];
    return node.ply > 0 && !before.move.isNull() && before.wasQuiet();
}

/// Updates the histories of the previous move, if quiet.
void rewardPrevious(SearchState& search, const Node& node, int bonus) {
    if (!followsQuietMove(search, node)) return;
    const StackEntry& before = search.stack[node.ply - 1];
    search.history.quiet(~search.position().sideToMove(), before.move, before.threats).add(bonus);
    rewardContinuations(search, node.ply - 1, before.pieceSquare, bonus);
    ++search.statistics[Counter::MovesByReplies];
}

/// Malus for the previous move if it was refuted and was among the first moves tried.
void penalizePrevious(SearchState& search, const Node& node) {
    const int moveNumber = search.stack[node.ply - 1].moveNumber;
    if (search.techniques.replyHistory && moveNumber > 0 && moveNumber <= tune::replyEarlyMoves)
        rewardPrevious(search, node, malusFor(node.depth + 1));
}

/// Previous move: malus if it was refuted, bonus if no reply raised alpha.
void updateReplyHistory(SearchState& search, const Node& node) {
    if (!search.techniques.replyHistory || !node.excluded.isNull()) return;
    if (node.window.failsHigh(node.best)) penalizePrevious(search, node);
    if (node.bestMove.isNull() && node.moveCount > 0) rewardPrevious(search, node, bonusFor(node.depth));
}

void countQuietCutoff(SearchState& search, const Node& node) {
    auto& killers = search.stack[node.ply].killers;
    const bool isKiller =
        search.techniques.killers && (node.bestMove == killers[0] || node.bestMove == killers[1]);
    if (node.window.failsHigh(node.best))
        ++(isKiller ? search.statistics[Counter::KillerCutoffs] : search.statistics[Counter::QuietCutoffs]);
    if (node.bestMove != killers[0]) killers = {node.bestMove, killers[0]};
}

}  // namespace

void updateHistories(SearchState& search, const Node& node, const TriedMoves& quiets,
                     const TriedMoves& captures) {
    if (search.techniques.ordering != Ordering::Full) return;
    updateReplyHistory(search, node);
    if (node.bestMove.isNull()) return;
    const int depth = node.depth + node.window.failsHigh(node.best - tune::bonusClearCutoff);
    if (search.isQuiet(node.bestMove)) {
        countQuietCutoff(search, node);
        rewardQuiet(search, node, node.bestMove, bonusFor(depth));
        for (int i = 0; i < quiets.size; ++i) rewardQuiet(search, node, quiets.moves[i], malusFor(depth));
    } else {
        rewardCapture(search, node.bestMove, bonusFor(depth));
    }
    for (int i = 0; i < captures.size; ++i) rewardCapture(search, captures.moves[i], malusFor(depth));
}

void rewardTableMove(SearchState& search, const Node& node) {
    if (search.techniques.ordering != Ordering::Full || !node.window.failsHigh(node.tableScore)) return;
    if (node.tableMove.isNull() || !search.isQuiet(node.tableMove)) return;
    computeThreats(search, node.ply);
    rewardQuiet(search, node, node.tableMove, bonusFor(node.depth));
    penalizePrevious(search, node);
}

void rewardReply(SearchState& search, const Node& node, Score score) {
    const StackEntry& entry = search.stack[node.ply];
    if (search.techniques.ordering != Ordering::Full || !entry.wasQuiet()) return;
    if (node.window.contains(score)) return;
    rewardContinuations(search, node.ply, entry.pieceSquare,
                        node.window.failsHigh(score) ? bonusFor(node.depth) : malusFor(node.depth));
}

void rewardEvaluation(SearchState& search, const Node& node) {
    if (!search.techniques.evaluationHistory || !followsQuietMove(search, node)) return;
    const StackEntry& before = search.stack[node.ply - 1];
    if (before.staticEval == kNoScore) return;
    // Each from its own side to move's view: the mover had `before` and now has −`now`.
    const int gainCp = -node.staticEval - before.staticEval;
    const int bonus = std::clamp(tune::evaluationBonusPerCp * (gainCp + tune::evaluationBonusOffset),
                                 -tune::evaluationMalusMax, tune::evaluationBonusMax);
    search.history.quiet(~search.position().sideToMove(), before.move, before.threats).add(bonus);
    ++search.statistics[Counter::MovesByEvaluation];
}

void updateCorrection(SearchState& search, const Node& node, Bound bound) {
    if (!search.techniques.correctionHistory || node.staticEval == kNoScore || !node.excluded.isNull())
        return;
    if (isDecisive(node.best)) return;
    if (!node.bestMove.isNull() && !search.isQuiet(node.bestMove)) return;
    if (bound == Bound::Lower && node.best <= node.staticEval) return;
    if (bound == Bound::Upper && node.best >= node.staticEval) return;
    search.history.learnCorrection(search.stack.correctionKeys(node.ply), node.depth,
                                   node.best - node.staticEval);
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
