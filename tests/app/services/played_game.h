// A game with these moves.
#pragma once

#include <initializer_list>

#include "engine/chess/game.h"
#include "engine/chess/san.h"

namespace plyglass {

inline Game gameWith(std::initializer_list<const char*> moves) {
    Game game;
    for (const char* move : moves)
        if (!game.play(parseMove(game.position(), move).value())) qFatal("an illegal move in a test");
    return game;
}

}  // namespace plyglass
