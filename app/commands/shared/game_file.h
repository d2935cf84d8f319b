// One game out of a PGN file, as a person names it on the command line.
#pragma once

#include <string>

#include "engine/chess/game.h"

namespace plyglass {

/// The game of this number, from 1, or the end of the command. Of a damaged game what could be read, and a
/// note, with `andThen` about what that means: "The report ends there."
Game gameFromFile(const std::string& file, int number, const std::string& andThen);

}  // namespace plyglass
