#include "engine/search/search_state.h"

#include "engine/chess/movegen.h"
#include "engine/search/followed_line.h"

namespace plyglass {

SearchState::SearchState(const SearchRequest& request, TranspositionTable* sharedTable, Evaluator& evaluator,
                         History& threadHistory)
    :
#ifndef PLYGLASS_FIXED_TECHNIQUES
      techniques(effective(request.techniques)),
#endif
      needsStaticEval(hasTrait(techniques, &TechniqueTraits::readsStaticEval)),
      isSelective(hasTrait(techniques, &TechniqueTraits::isSelective)),
      replyFilter(request.replyFilter.get()),
      table(sharedTable),
      endgames(techniques.endgameTables ? request.knowledge.endgames : nullptr),
      syzygy(techniques.syzygy ? request.knowledge.syzygy.get() : nullptr),
      history(threadHistory),
      stack(request.position, request.gameKeys, evaluator, threadHistory) {
}

bool SearchState::settledByRepetitionAhead(Node& node) {
    if (!techniques.upcomingRepetition || !techniques.alphaBeta || node.window.alpha >= kDrawScore)
        return false;
    if (!stack.hasUpcomingRepetition(node.ply)) return false;
    node.window.alpha = node.atLeast = kDrawScore;
    if (!node.window.failsHigh(kDrawScore)) return false;
    ++statistics[Counter::UpcomingRepetitions];
    return true;
}

bool SearchState::isDraw(int ply) {
    if (position().hasInsufficientMaterial()) return true;
    if (!techniques.repetition) return false;
    const bool fiftyMoves =
        position().halfmoveClock() >= kFiftyMoves && (!position().inCheck() || hasLegalMove(position()));
    if (!fiftyMoves && !stack.isRepetition(ply)) return false;
    ++statistics[Counter::Repetitions];
    return true;
}

}  // namespace plyglass
