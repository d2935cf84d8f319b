// How exactly somebody played, in per cent, from what the moves cost: the formulas that lichess publishes
// (lichess.org/page/accuracy), so that the figure means what players know.
#pragma once

#include <optional>
#include <vector>

namespace plyglass {

/// Of one move that costs so many points of the win percentage: 103.1668·exp(−0.04354·loss) − 3.1669, within
/// 0 … 100.
double moveAccuracy(double lossPoints);

struct AccurateMove {
    bool isCounted = false;  ///< it was made by the side that is asked about
    double accuracy = 100;
};

/// Of one side in a game: the mean of two means over its moves. The first is weighted by how volatile the
/// game was around the move: by the standard deviation of the win percentage in a window of positions, which
/// has a tenth of the game's moves, but 2 … 8, and the weight is within 0.5 … 12. The second is the harmonic
/// mean, in which single bad moves count most; there an accuracy below 1 counts as 1. `winPercents` is the
/// course of the game for one of the sides, one more than there are moves. None without a move of that side.
std::optional<double> gameAccuracy(const std::vector<double>& winPercents,
                                   const std::vector<AccurateMove>& moves);

}  // namespace plyglass
