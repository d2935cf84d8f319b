// A search of a game as the window needs to know it.
#pragma once

#include "app/services/game/game_setup.h"
#include "engine/chess/game.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

/// What a search finds in the transposition table and in the move ordering's histories.
enum class MemoryAtStart {
    Fresh,  ///< nothing
    Kept    ///< what the computers' searches before it in the line of the game have left there
};

struct SearchContext {
    const GameNode* node = nullptr;  ///< whose position is searched
    PlayerSetup player;
    LevelRequest request;
    MemoryAtStart memory = MemoryAtStart::Fresh;
    Color color() const { return request.position.sideToMove(); }
};

}  // namespace plyglass
