// Texts that exist once per piece type. Private to engine/words.
#pragma once

#include <algorithm>
#include <array>

#include "engine/base/text_value.h"
#include "engine/chess/position.h"

namespace plyglass {

/// One text per piece type, in the order of PieceType.
using PieceTexts = std::array<const char*, kPieceTypes>;

inline Text pieceText(const PieceTexts& texts, PieceType type) {
    return makeText(texts[std::min(type, King)]);
}
inline Text pieceText(const PieceTexts& texts, PieceType type, Square square) {
    return makeText(texts[std::min(type, King)], squareName(square));
}

inline PieceType typeAt(const Position& position, Square square) { return typeOf(position.pieceAt(square)); }

}  // namespace plyglass
