// Moves on an exported game page: the game as a table, with annotations and nested variations.
#pragma once

#include <string>

#include "app/services/analysis/page_state.h"

namespace plyglass {

/// An HTML section. Adds the positions of its variations to `lines`.
std::string pageMoves(const PageGame& game, PageLines& lines);

}  // namespace plyglass
