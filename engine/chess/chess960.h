// The 960 start positions of Chess960, in Scharnagl numbering.
#pragma once

#include <optional>

#include "engine/chess/position.h"

namespace plyglass {

constexpr int kChess960Starts = 960;
/// Number of the standard start position.
constexpr int kOrdinaryStart = 518;

/// Start position with this number, 0 … 959.
Position chess960Start(int number);
/// Number of a start position; nullopt for any other position.
std::optional<int> chess960Number(const Position& position);

}  // namespace plyglass
