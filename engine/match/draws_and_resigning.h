// When a computer agrees to a draw, offers one, and resigns: what a club player would call sensible. It goes
// by what it thought at several of its own moves, by the move number and by whether anything still happens.
#pragma once

#include <vector>

#include "engine/chess/game.h"
#include "engine/levels/levels.h"
#include "engine/search/score.h"

namespace plyglass {

/// What a side knows when it decides whether to play on.
struct Standing {
    /// What it thought at its own moves, in centipawns from its own side, the newest last.
    std::vector<Score> ownScores;
    int moveNumber = 1;
    int halfmoveClock = 0;  ///< plies since a capture or a pawn move
    int repetitions = 1;    ///< how often the position has been on the board
    int pieces = 32;        ///< on the board, kings and pawns too
    int level = kFullLevel;
    int movesSinceOffer = 1'000;  ///< of its own last draw offer
};

/// As `side` knows it at `node`: its scores are those recorded at its moves on the way there.
Standing standingAt(const GameNode& node, Color side);

enum class DrawAnswer {
    Accepts,
    StandsBetter,  ///< it declines: it expects more
    TooEarly,      ///< it declines: the game has hardly started
    PlaysOn        ///< it declines: the game is not decided yet
};

/// The newest of the scores is that of the position in which the draw is offered.
DrawAnswer answerToDrawOffer(const Standing& standing);
/// Whether it offers a draw with the move it plays. Rare: in a late, quiet, level game.
bool offersDraw(const Standing& standing);
/// Whether it resigns instead of playing on. Friendly levels never do: their opponents like to mate.
bool resigns(const Standing& standing);

}  // namespace plyglass
