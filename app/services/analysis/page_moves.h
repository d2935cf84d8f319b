// The moves on the page of a game: the game itself as a table, and in it all that was written to it, with the
// variations at every depth.
#pragma once

#include <string>

#include "app/services/analysis/page_state.h"

namespace plyglass {

/// A section. What its variations show goes into `lines`.
std::string pageMoves(const PageGame& game, PageLines& lines);

}  // namespace plyglass
