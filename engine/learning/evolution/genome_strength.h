// How strong a generation is: games of its champion and of all its individuals against an evaluator that
// stays the same, so that generations can be compared.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "engine/chess/game.h"
#include "engine/learning/evolution/genetic.h"
#include "engine/match/elo.h"
#include "engine/search/search.h"

namespace plyglass {

struct GenomeStrengthOptions {
    EvaluatorChoice reference = EvaluatorKind::Genome;
    int championGames = 60;     ///< of the champion
    int eachGames = 2;          ///< of every individual
    std::uint64_t nodes = 200;  ///< for each move
    std::uint64_t seed = 1;     ///< of the openings, which are the same for all generations
    Techniques techniques;
    /// As of GenomeGamesOptions; the reference is called kReferenceName.
    std::function<void(const Game&)> onGame = {};
};
constexpr const char* kReferenceName = "reference";

/// Finished pairs of games from the genomes' point of view.
struct GenomeStrength {
    int generation = 0;
    PairCounts champion{};
    PairCounts all{};

    friend bool operator==(const GenomeStrength&, const GenomeStrength&) = default;
};

/// Plays the games of a measured population and of what it is best played with. Uses the job's threads and
/// reports games. Nothing if it was stopped. Depends on the options, the population and the champion alone.
std::optional<GenomeStrength> measureStrength(const Population& population, const Genome& champion,
                                              const GenomeStrengthOptions& options, const JobContext& job);

}  // namespace plyglass
