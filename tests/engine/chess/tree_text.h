// A game tree as one line, for comparisons: "e4{comment} e5 (c5 Nf3) Nf3$1 | 1-0".
#pragma once

#include <string>

#include "engine/chess/game.h"

namespace plyglass {

std::string treeText(const Game& game);

}  // namespace plyglass
