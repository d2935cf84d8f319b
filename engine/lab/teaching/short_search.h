// A short search at full strength, by which lessons judge a move: one thread, few nodes, always the same
// result.
#pragma once

#include "engine/lab/facts/find_facts.h"

namespace plyglass {

/// The best line; empty moves if there is none.
JudgedLine bestLine(const Position& position);
/// The best line that begins with `move`, which is legal.
JudgedLine lineWith(const Position& position, Move move);

/// Whether the side to move can force mate in `moves` moves or fewer: an exact answer.
bool canForceMate(const Position& position, int moves);
/// Whether `move`, which is legal, forces mate in `moves` moves or fewer, itself included.
bool forcesMate(const Position& position, Move move, int moves);

bool isCheckmate(const Position& position);
bool isStalemate(const Position& position);

}  // namespace plyglass
