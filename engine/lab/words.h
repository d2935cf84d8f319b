// Numbers and lines as the laboratory's sentences and tables write them.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/chess/position.h"
#include "engine/search/score.h"

namespace plyglass {

/// "1 304 310".
std::string grouped(std::uint64_t number);

/// "+0.41", "−1.20", "0.00", "#3", "#−3": from White's view, the score being that of `view`.
std::string scoreInWords(Score score, Color view);

/// "5.Nxe5 dxe5 6.Qxd8+": a line in SAN with move numbers, at most so many moves of it. Its moves are legal.
std::string lineInWords(const Position& position, const std::vector<Move>& line, std::size_t most = 8);

}  // namespace plyglass
