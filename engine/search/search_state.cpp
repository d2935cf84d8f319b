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

std::optional<NodeResult> SearchState::settledByDraw(Node& node) {
    if (position().hasInsufficientMaterial()) return NodeResult{kDrawScore, TraceEnd::Draw};
    if (!techniques.repetition) return std::nullopt;
    const bool fiftyMoves =
        position().halfmoveClock() >= kFiftyMoves && (!position().inCheck() || hasLegalMove(position()));
    if (fiftyMoves || stack.isRepetition(node.ply)) {
        ++statistics[Counter::Repetitions];
        return NodeResult{kDrawScore, TraceEnd::Repetition};
    }
    const bool looksAhead =
        techniques.upcomingRepetition && techniques.alphaBeta && node.window.alpha < kDrawScore;
    if (!looksAhead || !stack.hasUpcomingRepetition(node.ply)) return std::nullopt;
    node.window.alpha = node.atLeast = kDrawScore;
    if (!node.window.failsHigh(kDrawScore)) return std::nullopt;
    ++statistics[Counter::UpcomingRepetitions];
    return NodeResult{kDrawScore, TraceEnd::RepetitionAhead};
}

}  // namespace plyglass
