// A game in printing order: each move, its comments, and its variations.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/chess/game.h"

namespace plyglass {

struct GameTextPart {
    enum class Kind { Move, Comment, VariationStart, VariationEnd };
    Kind kind = Kind::Move;
    /// The move, the node that the comment belongs to (the root for comments before the game), or the first
    /// move of the variation.
    const GameNode* node = nullptr;
    int depth = 0;                  ///< variation depth; 0 for the main line and what follows it
    std::string_view comment = {};  ///< one line; points into the game
    bool hasNumber = false;         ///< whether the move's number is printed, "3…" for Black
};

/// The whole tree, with variations nested to any depth. The game must not change meanwhile.
std::vector<GameTextPart> gameText(const Game& game);

/// "3.", "3…": the move number of a node.
std::string moveNumber(const GameNode& node);

}  // namespace plyglass
