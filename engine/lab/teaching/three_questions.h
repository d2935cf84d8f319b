// The three questions after a check, answered from the rules: can the king move away, can the checking piece
// be taken, can anything step in between?
#pragma once

#include <optional>
#include <vector>

#include "engine/chess/move.h"
#include "engine/chess/position.h"

namespace plyglass {

/// Why the king cannot go to a square next to it.
struct ClosedSquare {
    Square square = NoSquare;
    bool isOccupied = false;  ///< by an own piece; otherwise the square is guarded
    Square guard = NoSquare;  ///< the piece that guards it, if it is not occupied
};

struct ThreeQuestions {
    enum class NotTaken {
        CanBeTaken,
        NothingAttacks,  ///< no piece attacks the checking piece
        Guarded,         ///< only the king attacks it, and `guard` guards it
        Pinned,          ///< the piece that could take it is pinned: `pinned`
        DoubleCheck      ///< two pieces give check
    };
    enum class NotBetween {
        CanStep,
        SideBySide,    ///< no square lies between
        Knight,        ///< a knight jumps
        NothingThere,  ///< no piece can go in between
        DoubleCheck
    };
    Square king = NoSquare;
    std::vector<Square> checkers = {};  ///< one or two
    // Can the king move away?
    std::vector<Move> kingMoves = {};       ///< without captures of a checking piece
    std::vector<ClosedSquare> closed = {};  ///< its other neighbours
    // Can the checking piece be taken?
    std::vector<Move> captures = {};
    NotTaken notTaken = NotTaken::CanBeTaken;
    Square guard = NoSquare;
    Square pinned = NoSquare;
    // Can anything step in between?
    std::vector<Move> blocks = {};
    NotBetween notBetween = NotBetween::CanStep;

    bool isMate() const { return kingMoves.empty() && captures.empty() && blocks.empty(); }
};

/// For the side to move; empty if it is not in check.
std::optional<ThreeQuestions> threeQuestions(const Position& position);

}  // namespace plyglass
