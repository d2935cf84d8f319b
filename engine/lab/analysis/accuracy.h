// Accuracy of play in percent, by the published lichess formulas (lichess.org/page/accuracy), so that the
// figure is comparable.
#pragma once

#include <optional>
#include <vector>

namespace plyglass {

/// Accuracy of a move by its loss in win percentage points: 103.1668·exp(−0.04354·loss) − 3.1669, within 0 …
/// 100.
double moveAccuracy(double lossPoints);

struct AccurateMove {
    bool isCounted = false;  ///< made by the side in question
    double accuracy = 100;
};

/// Accuracy of one side in a game: the mean of two means over its moves. The first is weighted by volatility:
/// the standard deviation of the win percentage in a window of positions around the move; the window is a
/// tenth of the game's moves, 2 … 8, and weights are limited to 0.5 … 12. The second is the harmonic mean,
/// which emphasizes single bad moves; accuracies below 1 count as 1. `winPercents` holds the win percentages
/// of one side over the game, one more than moves. Empty without a move of that side.
std::optional<double> gameAccuracy(const std::vector<double>& winPercents,
                                   const std::vector<AccurateMove>& moves);

}  // namespace plyglass
