// Moves as text: SAN ("Nxd4", "O-O", "e8=Q+") and UCI coordinates ("e7e8q").
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/chess/position.h"

namespace plyglass {

/// SAN with check and mate signs; `move` must be legal, or null: "--".
std::string toSan(const Position& position, Move move);

/// Reads tolerant SAN: "e8Q" and "e8=Q", "0-0" and "O-O", missing or wrong +, #, !?, superfluous
/// disambiguation, long forms ("Ng1f3", "e2-e4"), lower case ("nf3", "bb5") and captures without a rank
/// ("exd"). Errors: not a move; no piece can make it (and why: pinned, in check, blocked); ambiguous (and
/// between which).
Result<Move> parseSan(const Position& position, std::string_view text);

/// "e2e4", "e7e8q"; castling is "e1g1" in standard chess and "e1h1" (king takes rook) in Chess960; a null
/// move is "0000".
std::string toUci(const Position& position, Move move);
/// Whether a king move along its first rank means castling: to a castling target square or by two squares, if
/// it covers at least two squares. No normal king move goes that far.
bool meansCastling(Square from, Square to);
/// Also reads all forms of castling: king takes rook, and as in `meansCastling`. Errors as in parseSan.
Result<Move> parseUci(const Position& position, std::string_view text);
/// Reads user input: SAN or coordinates, also as "e2-e4", "e1-g1", "e7-e8=Q+".
Result<Move> parseMove(const Position& position, std::string_view text);

}  // namespace plyglass
