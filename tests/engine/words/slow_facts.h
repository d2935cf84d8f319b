// What stands on a board, what can be taken there and what holds what, found slowly by rules written a second
// time (slow_rules.h).
#pragma once

#include <array>
#include <string>

#include "engine/chess/position.h"

namespace plyglass::slow {

constexpr std::array<int, 6> kPawnsWorth = {1, 3, 3, 5, 9, 0};

/// "knight", "knights": its PieceType. Throws std::out_of_range if it names no piece.
int pieceNamed(const std::string& name);
int squareNamed(const std::string& name);

/// Pieces of each kind that `side` has more than the other.
std::array<int, 5> surplus(const Position& position, Color side);
/// What the side to move can win by captures alone, in pawns, tried out one after the other; `only` on this
/// square if it is one.
int capturesGain(const Position& position, int alpha, int beta, int plies, int only = -1);

bool standsOn(const Position& position, const std::string& piece, int square);
bool canBeTaken(const Position& position, const std::string& piece, int square);
/// Whether the piece stands between an attacker and the piece of its own side on `rear`.
bool isPinned(const Position& position, const std::string& piece, int square, int rear);
/// Whether the piece of the side to move is attacked and lost wherever it goes.
bool isTrapped(const Position& position, const std::string& piece, int square);

/// Whether a king stands there without a pawn of its own before it, on its file or one beside.
bool isOpenKing(const Position& position, int square);
/// Mated on its first rank, with own pieces on all squares before it.
bool isShutIn(const Position& position);
bool hasWrongBishop(const Position& position);
/// Whether the pawn of the side to move becomes a queen that cannot be taken, whatever the other side plays.
bool runsThrough(const Position& position, int pawn);

}  // namespace plyglass::slow
