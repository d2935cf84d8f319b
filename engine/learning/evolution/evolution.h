// A complete evolution run: all generations, stored in a file from which it can be resumed.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/learning/evolution/genetic.h"

namespace plyglass {

constexpr const char* kByGames = "games";
constexpr const char* kByFit = "fit";

struct Evolution {
    std::string measure;  ///< fitness measure: kByGames or kByFit
    GeneticOptions options;
    std::vector<Population> generations;  ///< all measured
    /// Further conditions of the fitness, as text; compared when a run is resumed.
    std::string conditions = {};

    friend bool operator==(const Evolution&, const Evolution&) = default;
};

/// Continues until there are `generations` besides the first. `onGeneration` is called after each, on this
/// thread. A stop drops the unfinished generation; a resumed run gives the same result as an uninterrupted
/// one.
void evolve(Evolution& evolution, const Genome& start, int generations, const FitnessMeasure& measure,
            const JobContext& job, const std::function<void(const Evolution&)>& onGeneration);

/// The genome to play with after a generation. Since fitness is noisy, the consensus of that generation and
/// the ones before it, over half of its number.
Genome championOf(const Evolution& evolution, std::size_t generation);

std::string toJsonText(const Evolution& evolution);
/// `file` is the name used in errors.
Result<Evolution> parseEvolution(std::string_view text, const std::string& file);

}  // namespace plyglass
