// What a side did well in a game, as a fact that the board or the report proves: said before any mistake.
#pragma once

#include <optional>

#include "engine/lab/analysis/game_report.h"

namespace plyglass {

enum class PraiseKind {
    Trick,      ///< a fork, a pin, a skewer … that wins material: `fact`
    FreePiece,  ///< captured a piece at a profit: `fact`
    Mate,       ///< gave checkmate
    Lead,       ///< was ahead after the move and stayed so until it won
    Ahead,      ///< was ahead after the move, in a game that was not won
    Even,       ///< kept the game even for `count` of its moves
    BestMoves,  ///< played the search's choice `count` times
    Moves       ///< played `count` moves
};

struct Praise {
    PraiseKind kind = PraiseKind::Moves;
    int move = 0;  ///< index in the game of the move it is about
    int count = 0;
    std::optional<Fact> fact = {};  ///< from the position before the move

    friend bool operator==(const Praise&, const Praise&) = default;
};

/// The first of these kinds that the game has; of several tricks or captures the one that won most. Needs a
/// report whose positions are searched. `won`: whether the side won.
Praise praiseOf(const GameReport& report, Color side, bool won);

/// Whether the fact is a trick: a fork, a pin, a skewer …
bool isTrick(FactKind kind);

}  // namespace plyglass
