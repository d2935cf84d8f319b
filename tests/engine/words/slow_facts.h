// Reference implementations of board facts: attacks, captures, pins (slow_rules.h).
#pragma once

#include <array>
#include <string>

#include "engine/chess/position.h"

namespace plyglass::slow {

constexpr std::array<int, 6> kPawnsWorth = {1, 3, 3, 5, 9, 0};

/// PieceType of "knight" or "knights". Throws std::out_of_range if unknown.
int pieceNamed(const std::string& name);
int squareNamed(const std::string& name);

/// Surplus of `side` per piece type.
std::array<int, 5> surplus(const Position& position, Color side);
/// Maximum gain of the side to move by captures alone, in pawns; only on square `only` if it is one.
int capturesGain(const Position& position, int alpha, int beta, int plies, int only = -1);

bool standsOn(const Position& position, const std::string& piece, int square);
bool canBeTaken(const Position& position, const std::string& piece, int square);
/// Whether the piece is between an attacker and the own piece on `rear`.
bool isPinned(const Position& position, const std::string& piece, int square, int rear);
/// Whether the piece of the side to move is attacked and lost on every square.
bool isTrapped(const Position& position, const std::string& piece, int square);

/// Whether a king there has no own pawn in front, on its file and adjacent ones.
bool isOpenKing(const Position& position, int square);
/// Mate on the first rank, with own pieces on all squares in front.
bool isShutIn(const Position& position);
bool hasWrongBishop(const Position& position);
/// Whether the pawn of the side to move promotes against any defence without being captured.
bool runsThrough(const Position& position, int pawn);

}  // namespace plyglass::slow
