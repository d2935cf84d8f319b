// The 960 start positions of Chess960, by the numbers that Reinhard Scharnagl gave them.
#pragma once

#include <optional>

#include "engine/chess/position.h"

namespace plyglass {

constexpr int kChess960Starts = 960;
/// The number of the start position of ordinary chess.
constexpr int kOrdinaryStart = 518;

/// The start position with this number, 0 … 959.
Position chess960Start(int number);
/// The number of a start position; nullopt for any other position.
std::optional<int> chess960Number(const Position& position);

}  // namespace plyglass
