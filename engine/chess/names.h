// English names of colours and pieces in messages; marked for translation.
#pragma once

#include "engine/base/text_value.h"
#include "engine/chess/types.h"

namespace plyglass {

/// "White" or "Black".
constexpr const char* colorName(Color color) {
    return color == White ? translatable("Engine", "White") : translatable("Engine", "Black");
}

/// "pawn", "king"; "piece" for none.
constexpr const char* pieceName(PieceType type) {
    constexpr const char* kNames[] = {translatable("Engine", "pawn"),   translatable("Engine", "knight"),
                                      translatable("Engine", "bishop"), translatable("Engine", "rook"),
                                      translatable("Engine", "queen"),  translatable("Engine", "king"),
                                      translatable("Engine", "piece")};
    return kNames[type];
}

}  // namespace plyglass
