// Facts about a line, as a trainer would state them: material won, fork, pin, mate, draw by rule. Each fact
// carries the line that proves it on the board, and is shown with it. No search is involved.
#pragma once

#include <vector>

#include "engine/chess/line_walk.h"

namespace plyglass {

enum class FactKind {
    // Results of a line
    Mate,          ///< `by` gives mate with the last move
    BackRankMate,  ///< a mate on the first rank of a king blocked by its own pieces
    Stalemate,     ///< this and the next six: the line ends in a draw
    Repetition,    ///< the last position occurred before
    Perpetual,     ///< a repetition where every move of `by` in between gives check
    FiftyMoves,
    InsufficientMaterial,
    WrongBishop,      ///< rook pawns and a bishop that does not control the promotion square
    LevelScore,       ///< the search score is a draw, but not yet by rule
    Material,         ///< in the quiet final position `by` has won `won` for `given`
    Promotion,        ///< `by` promotes, and the new piece is not captured at once
    UnstoppablePawn,  ///< a promotion that the king, too far from the pawn on squares[0], cannot stop
    // Means by which `by` wins material: the move at `ply` does this, and the line leads to the gain
    Hanging,           ///< captures the piece on squares[0], at a profit
    Fork,              ///< the piece on squares[0] attacks the others at once; one of them is captured
    AbsolutePin,       ///< captures the piece on squares[1], which squares[0] pins to the king on squares[2]
    RelativePin,       ///< the same with a more valuable piece instead of the king
    PinnedGuard,       ///< captures on squares[0], guarded by squares[1], which is pinned to its king
    Skewer,            ///< squares[0] attacks squares[1]; squares[2] behind it is captured
    DiscoveredAttack,  ///< uncovers the attack of squares[0] on squares[1], which is captured
    DiscoveredCheck,   ///< uncovers a check by squares[0]
    DoubleCheck,       ///< check by two pieces
    RemovedGuard,      ///< captures on squares[0] the guard of squares[1], which is captured next
    OverloadedGuard,   ///< captures on squares[1]; the guard on squares[0] recaptures and abandons squares[2]
    TrappedPiece,      ///< the piece on squares[0] is attacked without a safe square; it is captured
    // What `by` gives up voluntarily; the compensation is another fact
    Sacrifice,  ///< the reply captures the moved piece without a recapture: `given` for `won`
    // Search results that no line can fully show
    Zugzwang,  ///< a null move would be better than every move
    OpenKing,  ///< the enemy king, on squares[0], has no pawn in front
    Plan       ///< no single reason
};

struct Fact {
    FactKind kind = FactKind::Plan;
    Color by = White;                  ///< the side that gains; for a draw, the side that is saved
    std::vector<Move> line;            ///< from the position in question; its end proves the fact
    int ply = 0;                       ///< index in `line` of the fact's move
    std::vector<Square> squares = {};  ///< on the board after that move; meaning by kind
    std::vector<PieceType> won = {};   ///< net of equal exchanges, most valuable first
    std::vector<PieceType> given = {};

    friend bool operator==(const Fact&, const Fact&) = default;
};

inline bool isMateFact(const Fact& fact) {
    return fact.kind == FactKind::Mate || fact.kind == FactKind::BackRankMate;
}

/// Material won and given by one side, net of equal exchanges. Bishop and knight count as equal: of rook for
/// bishop and bishop for knight, rook for knight remains.
struct MaterialChange {
    std::vector<PieceType> won;  ///< most valuable first
    std::vector<PieceType> given;
    int balanceCp = 0;  ///< by the usual values; positive if more is won

    friend bool operator==(const MaterialChange&, const MaterialChange&) = default;
};

}  // namespace plyglass
