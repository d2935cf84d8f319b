// A move of a line with its context, as input for the fact finders.
#pragma once

#include <optional>

#include "engine/chess/attacks.h"
#include "engine/eval/see.h"
#include "engine/lab/facts/material.h"

namespace plyglass {

/// A move of the gaining side, the reply and its next move, all from the line.
struct Step {
    const Position& before;
    Move move;
    const Position& after;
    Move reply;                  ///< null if the line ends with the move; then `next` is null too
    Move next;                   ///< null if the line ends with the reply
    const Position& beforeNext;  ///< the last position of the step if `next` is null

    Color by() const { return before.sideToMove(); }
    /// Whether `next` captures a piece of at least this kind on `square`.
    bool takesNext(Square square) const {
        return !next.isNull() && next.to() == square && beforeNext.isCapture(next);
    }
};

inline Step stepAt(const LineWalk& walk, int ply) {
    const bool hasReply = walk.length() > ply + 1, hasNext = walk.length() > ply + 2;
    return {walk.at(ply),
            walk.moveTo(ply + 1),
            walk.at(ply + 1),
            hasReply ? walk.moveTo(ply + 2) : Move(),
            hasNext ? walk.moveTo(ply + 3) : Move(),
            walk.at(hasReply ? ply + 2 : ply + 1)};
}

inline int valueAt(const Position& position, Square square) {
    return kExchangeValues[typeOf(position.pieceAt(square))];
}
/// Attacks of the piece on `square`.
inline Bitboard attacksFrom(const Position& position, Square square) {
    const Piece piece = position.pieceAt(square);
    return typeOf(piece) == Pawn ? pawnAttacks(colorOf(piece), square)
                                 : attacks(typeOf(piece), square, position.occupied());
}
inline bool isSlider(PieceType type) { return type == Bishop || type == Rook || type == Queen; }
/// Pieces of `color` without pawns and king.
inline Bitboard officers(const Position& position, Color color) {
    return position.pieces(color) & ~position.pieces(Pawn) & ~position.pieces(King);
}
/// Whether a capture on `square` wins a reportable amount for the side to move.
bool winsOn(const Position& position, Square square);

/// Means of winning material: kind and squares; the caller fills in the proof.
using Ways = std::vector<Fact>;
inline void addWay(Ways& ways, FactKind kind, std::vector<Square> squares) {
    ways.push_back({kind, White, {}, 0, std::move(squares)});
}

// Finds the means of each family by which the mover wins material in this step.
void findDoubleAttacks(const Step& step, Ways& ways);
void findPins(const Step& step, Ways& ways);
void findGuards(const Step& step, Ways& ways);

}  // namespace plyglass
