// A game of a run of learning, as a person looks at it.
#pragma once

#include <string>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

/// A game that was just played, to be looked at.
struct WatchedGame {
    int generation = 0;
    std::string white;  ///< the player, by the name that the run gives
    std::string black;
    int openingPlies = 0;  ///< moves that were drawn at random
    Position start = Position::start();
    std::vector<Move> moves;
    GameResult result = GameResult::Draw;
};

/// A game of self-play that is over, for a generation, under its players' names.
WatchedGame watchedGame(const Game& game, int generation);

}  // namespace plyglass
