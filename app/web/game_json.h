// The game of the page: reads start position and moves, returns what the page shows. All rules of chess are
// applied here, none on the page.
#pragma once

#include <string>

#include "engine/base/json.h"
#include "engine/chess/game.h"

namespace plyglass {

/// {"fen": text, "moves": [texts], "ply": number}. "fen" defaults to the start position; moves are UCI or
/// SAN; `ply` is the shown position, by default the last. Fails at the first illegal move, with the reason.
Result<Game> readGame(const Json& game);

/// What is to be shown at the game's current node:
///   startFen, fen, placement, sideToMove ("white" or "black")
///   ply (shown), moves: [{uci, san, spoken, number, side}] of the whole line
///   lastMove ("e2e4" or null), check (the square of a king in check, or null)
///   legalMoves: UCI, castling as the king's two steps in ordinary chess; none if the game is over here
///   captured: {white: "PN", black: "", whiteLead: 1}, by the side that captured, lead in pawns
///   isOver, result ("1-0", "0-1", "1/2-1/2", "*"), outcome (a sentence, "" while the game goes on)
/// of which the last three are of the end of the line.
Json gameJson(const Game& game);

/// Spoken text of a move: "Knight g1 to f3, check".
std::string spokenMove(const GameNode& node);

}  // namespace plyglass
