// Fitness of a genome by games: the population plays itself, and whoever scores more is fitter.
#pragma once

#include <cstdint>

#include "engine/learning/genetic.h"
#include "engine/search/techniques.h"

namespace plyglass {

struct GenomeGamesOptions {
    /// Rounds of a Swiss tournament: in each, neighbours in the ranking so far play two games with colours
    /// reversed.
    int rounds = 6;
    std::uint64_t nodes = 500;  ///< for each move
    Techniques techniques;
    std::uint64_t seed = 1;  ///< of the openings
};

/// Fitness is the share of points, 0 … 1, that is to be expected after all games of an individual's life; few
/// games leave it near one half. Uses the job's threads.
FitnessMeasure fitnessByGames(const GenomeGamesOptions& options);

}  // namespace plyglass
