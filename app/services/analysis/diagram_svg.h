// A diagram of a position as SVG: board, pieces, coordinates, marked squares and arrows, in the colours of
// the board in the window. It needs no style sheet and draws alike in browsers and in programs that know only
// SVG Tiny 1.2.
#pragma once

#include <string>
#include <vector>

#include "engine/chess/marks.h"
#include "engine/chess/position.h"

namespace plyglass {

struct DiagramOptions {
    bool isFlipped = false;  ///< Black at the bottom
    bool hasCoordinates = true;
    Move lastMove;                 ///< that led to the position: its squares are marked; null = none
    std::vector<Mark> marks = {};  ///< arrows and circles
    int sizePx = 480;              ///< width and height
    bool isPrinted = false;        ///< black on white, with a border
};

/// Square where a piece ends that makes this move: of castling, the king's.
Square targetOf(Move move);

/// A whole SVG document, 800 units wide, 100 to a square.
std::string diagramSvg(const Position& position, const DiagramOptions& options = {});
/// Only the arrows and circles, as a diagram has them with White at the bottom.
std::string marksSvg(const std::vector<Mark>& marks);
/// All pieces as groups with the ids wK … bP, each 100 units wide, to be drawn by <use>.
std::string pieceDefinitions();

}  // namespace plyglass
