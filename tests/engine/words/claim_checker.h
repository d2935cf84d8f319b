// Reads what the program says of a move and holds each sentence against the board: pieces are counted one by
// one along the quoted line, by rules written a second time (slow_rules.h). It knows nothing of how facts are
// found.
#pragma once

#include <string>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

struct Claims {
    int checked = 0;                 ///< sentences that make a claim about the board
    std::vector<std::string> wrong;  ///< the false ones, each with what is wrong
};

/// Of a text about `move`, which is legal in `position`. A sentence of no known form is wrong.
Claims checkClaims(const Position& position, Move move, const std::string& text);

}  // namespace plyglass
