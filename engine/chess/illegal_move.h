// Says in words why a move is not legal.
#pragma once

#include <optional>

#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

/// What stands against a move, and how near it came to being possible.
struct IllegalReason {
    enum class Kind {
        None,         ///< the move is legal
        Unreachable,  ///< the piece does not go there at all
        Blocked,      ///< it would, but for the pieces on the board
        KingInDanger  ///< it can, but its king would be in check
    };
    Kind kind = Kind::None;
    Error reason;  ///< a clause without a full stop: "the knight on e4 is pinned to its king"
};

/// Any move but castling, by the squares; a promotion is not asked for its piece.
IllegalReason illegalReason(const Position& position, Square from, Square to);
/// nullopt if castling is legal.
std::optional<Error> whyCastlingIllegal(const Position& position, CastlingSide side);
/// A sentence for any move that is not legal.
Error whyIllegal(const Position& position, Move move);

}  // namespace plyglass
