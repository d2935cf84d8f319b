// What colours and pieces are called in messages and reports, in English.
#pragma once

#include "engine/chess/types.h"

namespace plyglass {

/// "White" or "Black".
constexpr const char* colorName(Color color) { return color == White ? "White" : "Black"; }

/// "pawn", "king"; "piece" for none.
constexpr const char* pieceName(PieceType type) {
    constexpr const char* kNames[] = {"pawn", "knight", "bishop", "rook", "queen", "king", "piece"};
    return kNames[type];
}

}  // namespace plyglass
