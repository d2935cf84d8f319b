// When a computer accepts or offers a draw and when it resigns, by club-player standards: decided by its
// recent scores, the move number and whether there is still progress.
#pragma once

#include <vector>

#include "engine/chess/game.h"
#include "engine/levels/levels.h"
#include "engine/search/score.h"

namespace plyglass {

/// The facts a side decides by.
struct Standing {
    /// Scores at its own moves, in centipawns from its own side, newest last.
    std::vector<Score> ownScores;
    int moveNumber = 1;
    int halfmoveClock = 0;  ///< plies since a capture or a pawn move
    int repetitions = 1;    ///< occurrences of the position so far
    int pieces = 32;        ///< on the board, kings and pawns included
    int level = kFullLevel;
    int movesSinceOffer = 1'000;  ///< own moves since its last draw offer
};

/// State at `node` from the view of `side`: its scores are those recorded at its own moves.
Standing standingAt(const GameNode& node, Color side);

enum class DrawAnswer {
    Accepts,
    StandsBetter,  ///< declines: has the advantage
    TooEarly,      ///< declines: too early in the game
    PlaysOn        ///< declines: the game is still undecided
};

/// The newest score must be that of the position in which the draw is offered.
DrawAnswer answerToDrawOffer(const Standing& standing);
/// Whether to offer a draw with the move; only in late, quiet, level games.
bool offersDraw(const Standing& standing);
/// Whether to resign. Weak levels never do: their opponents like to give mate.
bool resigns(const Standing& standing);

}  // namespace plyglass
