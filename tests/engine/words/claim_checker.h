// Checks the sentences about a move against the board: counts pieces along the quoted line with the reference
// rules (slow_rules.h), independent of the fact finders.
#pragma once

#include <string>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

struct Claims {
    int checked = 0;                 ///< sentences with a claim about the board
    std::vector<std::string> wrong;  ///< false ones, with the reason
};

/// For a text about `move`, which is legal in `position`. Sentences of unknown form count as wrong.
Claims checkClaims(const Position& position, Move move, const std::string& text);

}  // namespace plyglass
