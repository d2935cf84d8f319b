// Reads setups from text: complete or partial FEN, also within other text.
#pragma once

#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/position_setup.h"

namespace plyglass {

/// Reads a FEN, or the first one within a text: a PGN, a URL, a line of a test suite. Checks only its form.
/// Fields missing after the pieces default to the start of a game without castling; text after the FEN is
/// ignored. Errors name the field. Input of any length is safe: only the first 100 000 bytes are examined.
Result<PositionSetup> readSetup(std::string_view text);

}  // namespace plyglass
