// A game of a learning run, for watching.
#pragma once

#include <string>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

/// A recently played game.
struct WatchedGame {
    int generation = 0;
    std::string white;  ///< player names given by the run
    std::string black;
    int openingPlies = 0;  ///< random moves at the start
    Position start = Position::start();
    std::vector<Move> moves;
    GameResult result = GameResult::Draw;
};

/// A finished self-play game of a generation, with its players' names.
WatchedGame watchedGame(const Game& game, int generation);

}  // namespace plyglass
