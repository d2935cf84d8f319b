// What a trainer would say about a line, as claims that the board proves: material won, a fork, a pin, a
// mate, a draw by rule. A fact carries the line that proves it, and whoever shows the fact shows that line.
// Nothing is searched here.
#pragma once

#include <vector>

#include "engine/chess/line_walk.h"

namespace plyglass {

enum class FactKind {
    // What a line leads to.
    Mate,          ///< `by` mates with the last move
    BackRankMate,  ///< the same, on the first rank of a king shut in by its own pieces
    Stalemate,     ///< this and the next six: the end of the line is a draw
    Repetition,    ///< the position at the end has been on the board before
    Perpetual,     ///< the same, and every move of `by` in between gives check
    FiftyMoves,
    InsufficientMaterial,
    WrongBishop,      ///< rook pawns whose last square the bishop does not guard
    LevelScore,       ///< a search found a draw, and no rule shows it yet
    Material,         ///< at the end, which is quiet, `by` has won `won` for `given`
    Promotion,        ///< `by` promotes, and the new piece is not taken by the next move
    UnstoppablePawn,  ///< the same, and the other king is too far from the pawn of squares[0]
    // How `by` wins material: the move at `ply` does this, and the line goes on to the gain.
    Hanging,           ///< takes the piece of squares[0], which can be taken for less
    Fork,              ///< the piece of squares[0] attacks the others at once; one of them is taken
    AbsolutePin,       ///< takes the piece of squares[1], which squares[0] pins to the king of squares[2]
    RelativePin,       ///< the same before a more valuable piece
    PinnedGuard,       ///< takes on squares[0] what squares[1] guards, but that is pinned to its king
    Skewer,            ///< squares[0] attacks squares[1], and squares[2] behind it is taken
    DiscoveredAttack,  ///< uncovers the attack of squares[0] on squares[1], which is taken
    DiscoveredCheck,   ///< uncovers the check by squares[0]
    DoubleCheck,       ///< two pieces give check
    RemovedGuard,      ///< takes on squares[0] what guarded squares[1], which is taken next
    OverloadedGuard,   ///< takes on squares[1]; the guard on squares[0] takes back and leaves squares[2]
    TrappedPiece,      ///< the piece of squares[0] is attacked and has no good square; it is taken
    // What `by` gives up of its own will; what it gets for it is another fact.
    Sacrifice,  ///< the reply takes the piece moved, and nothing is taken back: `given` for `won`
    // What a search found, of which no line can show the whole.
    Zugzwang,  ///< to pass would be better than every move
    OpenKing,  ///< the other king, on squares[0], has no pawn before it
    Plan       ///< no single reason
};

struct Fact {
    FactKind kind = FactKind::Plan;
    Color by = White;                  ///< the side that gains by it; of a draw, the side that is saved
    std::vector<Move> line;            ///< from the position asked about; its end proves the fact
    int ply = 0;                       ///< index in `line` of the move that the fact speaks of
    std::vector<Square> squares = {};  ///< on the board after that move; their meaning is the kind's
    std::vector<PieceType> won = {};   ///< like taken from like, the most valuable first
    std::vector<PieceType> given = {};

    friend bool operator==(const Fact&, const Fact&) = default;
};

inline bool isMateFact(const Fact& fact) {
    return fact.kind == FactKind::Mate || fact.kind == FactKind::BackRankMate;
}

/// What one side wins and gives. Like is taken from like, and a bishop for a knight: of a rook for a bishop
/// and a bishop for a knight a rook for a knight is left.
struct MaterialChange {
    std::vector<PieceType> won;  ///< the most valuable first
    std::vector<PieceType> given;
    int balanceCp = 0;  ///< by the usual values; positive if more is won

    friend bool operator==(const MaterialChange&, const MaterialChange&) = default;
};

}  // namespace plyglass
