// Explains why a move is illegal.
#pragma once

#include <optional>

#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Why a move is illegal, and how close to legal it is.
struct IllegalReason {
    enum class Kind {
        None,         ///< the move is legal
        Unreachable,  ///< the piece does not move like that
        Blocked,      ///< other pieces prevent it
        KingInDanger  ///< it would leave the king in check
    };
    Kind kind = Kind::None;
    Error reason;  ///< clause without a full stop: "the knight on e4 is pinned to its king"
};

/// For any move except castling, by its squares; promotion pieces are not considered.
IllegalReason illegalReason(const Position& position, Square from, Square to);
/// nullopt if castling is legal.
std::optional<Error> whyCastlingIllegal(const Position& position, CastlingSide side);
/// A sentence about an illegal move.
Error whyIllegal(const Position& position, Move move);

}  // namespace plyglass
