// Fitness of a genome by games: the population plays itself, and a higher score is fitter.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/chess/game.h"
#include "engine/learning/evolution/genetic.h"
#include "engine/search/techniques.h"

namespace plyglass {

struct GenomeGamesOptions {
    /// Rounds of a Swiss tournament: in each, neighbours in the ranking so far play two games with colours
    /// reversed.
    int rounds = 6;
    std::uint64_t nodes = 500;  ///< for each move
    Techniques techniques;
    std::uint64_t seed = 1;  ///< of the openings
    /// Every game as it ends; its tags White and Black are the genomes' names. May be empty. Called from any
    /// of the job's threads, also from several at once; it must be quick.
    std::function<void(const Game&)> onGame = {};
};

/// Fitness is the share of points, 0 … 1, that is to be expected after all games of an individual's life; few
/// games leave it near one half. Uses the job's threads.
FitnessMeasure fitnessByGames(const GenomeGamesOptions& options);

}  // namespace plyglass
