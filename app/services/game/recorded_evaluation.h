// What is written down of a computer's search in the game: score and depth, at the move it belongs to.
#pragma once

#include "engine/chess/game.h"
#include "engine/search/search.h"

namespace plyglass {

enum class EvaluatedNode {
    Searched,  ///< the node whose position was searched
    AfterMove  ///< the node after the move that was found
};
/// Writes score and depth of a search to a node, seen from White. Nothing
/// without a finished depth, unless the endgame tables know it.
void recordEvaluation(GameNode& node, const SearchInfo& info, EvaluatedNode which);

}  // namespace plyglass
