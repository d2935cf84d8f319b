// Moves as people and engines write them: SAN ("Nxd4", "O-O", "e8=Q+") and UCI coordinates ("e7e8q").
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

/// SAN with check and mate signs; `move` must be legal, or null: "--".
std::string toSan(const Position& position, Move move);

/// Reads SAN as found in the wild: "e8Q" and "e8=Q", "0-0" and "O-O", missing or wrong +, #, !?, superfluous
/// disambiguation, long forms ("Ng1f3", "e2-e4"), small letters ("nf3", "bb5") and captures without a rank
/// ("exd"). Three different errors: not a move at all; no piece can
/// make it here (and why: pinned, in check, blocked); several can (and which).
Result<Move> parseSan(const Position& position, std::string_view text);

/// "e2e4", "e7e8q"; castling is "e1g1" in ordinary chess and "e1h1" (king takes rook) in Chess960; a
/// null move is "0000".
std::string toUci(const Position& position, Move move);
/// Whether a king that goes so along its first rank castles: where it lands, or two squares that way, if it
/// lands two or more squares away. No other move of a king goes that far.
bool meansCastling(Square from, Square to);
/// Reads all forms of castling: king takes rook, and as `meansCastling` says. The same three kinds of error
/// as parseSan.
Result<Move> parseUci(const Position& position, std::string_view text);
/// What a person types: SAN or coordinates, also as "e2-e4", "e1-g1", "e7-e8=Q+".
Result<Move> parseMove(const Position& position, std::string_view text);

}  // namespace plyglass
