// What a computer decides beyond its move: to resign, to offer a draw, to accept one; and what is written
// down of its search.
#pragma once

#include "app/services/game/game_setup.h"
#include "engine/chess/game.h"
#include "engine/match/draws_and_resigning.h"

namespace plyglass {

/// Whether the computer to move resigns to a person, having found this.
bool resignsAfter(const Game& game, const GameSetup& setup, const SearchInfo& info);
/// Whether the computer that has just moved offers a draw to a person. `lastOffer` is the node after the move
/// with which one was offered last; nullptr if none was.
bool offersDrawNow(const Game& game, const GameSetup& setup, const GameNode* lastOffer);
/// What the computer says to the draw that a person offers at the current node, having found this there from
/// the person's side.
DrawAnswer answerToDrawOffer(const Game& game, const SearchInfo& info);
/// Writes score and depth of a search to a node: to the one that was searched, or to the one after the move
/// that was found.
enum class EvaluatedNode { Searched, AfterMove };
void recordEvaluation(GameNode& node, const SearchInfo& info, EvaluatedNode which);

}  // namespace plyglass
