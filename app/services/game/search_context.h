// Context of a search for display.
#pragma once

#include "app/services/game_setup.h"
#include "engine/chess/game.h"
#include "engine/levels/level_searcher.h"

namespace plyglass {

/// State of the transposition table and the histories at the start of a search.
enum class MemoryAtStart {
    Fresh,  ///< empty
    Kept    ///< data of the computers' earlier searches in this line
};

struct SearchContext {
    const GameNode* node = nullptr;  ///< its position is searched
    PlayerSetup player;
    LevelRequest request;
    MemoryAtStart memory = MemoryAtStart::Fresh;
    Color color() const { return request.search.position.sideToMove(); }
};

}  // namespace plyglass
