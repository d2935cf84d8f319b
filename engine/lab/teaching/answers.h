// The right squares and the right words of tasks, computed from the position.
#pragma once

#include <string>

#include "engine/chess/bitboard.h"
#include "engine/lab/teaching/chess_lesson.h"

namespace plyglass {

/// The right squares of a Squares task.
Bitboard rightSquares(const Task& task);
/// Key of the right choice of a Choice task.
std::string rightKey(const Task& task);

}  // namespace plyglass
