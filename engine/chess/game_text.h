// A game in the order in which books print it: each move, what is said about it, and the variations to it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

struct GameTextPart {
    enum class Kind { Move, Comment, VariationStart, VariationEnd };
    Kind kind = Kind::Move;
    /// The move, the one that the comment is about (the root for what is said before the game), or the first
    /// of the variation.
    const GameNode* node = nullptr;
    int depth = 0;                  ///< of variations; 0 is the game and what follows its end
    std::string_view comment = {};  ///< one line; points into the game
    bool hasNumber = false;         ///< of a move: its number is printed, "3…" for Black
};

/// The whole tree, however deeply its variations are nested. The game must stay as it is.
std::vector<GameTextPart> gameText(const Game& game);

/// "3.", "3…": the number that stands before the move of a node.
std::string moveNumber(const GameNode& node);

}  // namespace plyglass
