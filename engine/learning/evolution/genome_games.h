// Fitness by games: the individuals of a population play each other.
#pragma once

#include <cstdint>
#include <functional>

#include "engine/chess/game.h"
#include "engine/learning/evolution/genetic.h"
#include "engine/search/techniques.h"

namespace plyglass {

struct GenomeGamesOptions {
    /// Rounds of a Swiss tournament: neighbours in the current ranking play two games with colours reversed.
    int rounds = 6;
    std::uint64_t nodes = 500;  ///< per move
    Techniques techniques;
    std::uint64_t seed = 1;  ///< seed of the openings
    /// Called with every finished game; its White and Black tags are the genomes' names. May be empty. Called
    /// from any of the job's threads, also concurrently; it must be quick.
    std::function<void(const Game&)> onGame = {};
};

/// Fitness is the expected score, 0 … 1, estimated from all games of an individual's life; with few games it
/// is near one half. Uses the job's threads.
FitnessMeasure fitnessByGames(const GenomeGamesOptions& options);

}  // namespace plyglass
