// The pieces' drawings, taken into the program from resources/pieces/plyglass by CMake.
#pragma once

#include <string_view>

#include "engine/chess/types.h"

namespace plyglass {

/// What stands inside the <svg> of a piece, which fills a square of 100 × 100.
std::string_view pieceDrawing(Piece piece);
/// "wN": the name of its file, and of its group in a diagram.
std::string_view pieceId(Piece piece);

/// The style and the script of the page of a game, from resources/game_page.
std::string_view gamePageStyle();
std::string_view gamePageScript();

}  // namespace plyglass
