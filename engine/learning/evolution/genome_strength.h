// Strength of a generation: games of its champion and of all individuals against a fixed evaluator, so that
// generations are comparable.
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
    std::uint64_t nodes = 200;  ///< per move
    std::uint64_t seed = 1;     ///< seed of the openings, which are the same for all generations
    Techniques techniques;
    /// As in GenomeGamesOptions; the reference is named kReferenceName.
    std::function<void(const Game&)> onGame = {};
};
constexpr const char* kReferenceName = "reference";

/// Finished pairs of games, from the genomes' view.
struct GenomeStrength {
    int generation = 0;
    PairCounts champion{};
    PairCounts all{};

    friend bool operator==(const GenomeStrength&, const GenomeStrength&) = default;
};

/// Plays the games of a measured population and its champion. Uses the job's threads; progress counts games.
/// Empty if stopped. Depends only on the options, the population and the champion.
std::optional<GenomeStrength> measureStrength(const Population& population, const Genome& champion,
                                              const GenomeStrengthOptions& options, const JobContext& job);

}  // namespace plyglass
