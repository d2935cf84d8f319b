// One game of a PGN file, chosen on the command line.
#pragma once

#include <string>

#include "engine/chess/game.h"

namespace plyglass {

/// Reads the game with this number, from 1, or ends the command. Of a damaged game it returns the readable
/// part and prints a note followed by `andThen`: "The report ends there."
Game gameFromFile(const std::string& file, int number, const std::string& andThen);

}  // namespace plyglass
