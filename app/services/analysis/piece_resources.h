// Embedded piece drawings of resources/pieces/plyglass.
#pragma once

#include <string_view>

#include "engine/chess/types.h"

namespace plyglass {

/// Content of a piece's <svg>, for a square of 100 × 100.
std::string_view pieceDrawing(Piece piece);
/// "wN": file name, and group id in a diagram.
std::string_view pieceId(Piece piece);

/// Style and script of the game page, from resources/game_page.
std::string_view gamePageStyle();
std::string_view gamePageScript();

}  // namespace plyglass
