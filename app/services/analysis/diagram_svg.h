// Diagram of a position as SVG: board, pieces, coordinates, marked squares and arrows, in the colours of the
// board in the window. Needs no style sheet; compatible with browsers and SVG Tiny 1.2.
#pragma once

#include <string>
#include <vector>

#include "engine/chess/marks.h"
#include "engine/chess/position.h"

namespace plyglass {

struct DiagramOptions {
    bool isFlipped = false;  ///< Black at the bottom
    bool hasCoordinates = true;
    Move lastMove;                 ///< move that led to the position, for marking its squares; null = none
    std::vector<Mark> marks = {};  ///< arrows and circles
    int sizePx = 480;              ///< width and height
    bool isPrinted = false;        ///< black on white, with a border
};

/// Target square of the moving piece; of castling, the king's.
Square targetOf(Move move);

/// Complete SVG document, 800 units wide, 100 per square.
std::string diagramSvg(const Position& position, const DiagramOptions& options = {});
/// Only the arrows and circles, with White at the bottom.
std::string marksSvg(const std::vector<Mark>& marks);
/// All pieces as groups with ids wK … bP, each 100 units wide, for use by <use>.
std::string pieceDefinitions();

}  // namespace plyglass
