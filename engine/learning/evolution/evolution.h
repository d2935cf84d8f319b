// An evolution from its first generation on: every generation is kept, in a file from which it can resume.
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
    std::string measure;  ///< kByGames or kByFit: what fitness is
    GeneticOptions options;
    std::vector<Population> generations;  ///< all of them measured
    /// What else fitness depends on, as text: compared when a run is resumed.
    std::string conditions = {};

    friend bool operator==(const Evolution&, const Evolution&) = default;
};

/// Continues until there are so many generations besides the first. `onGeneration` is called after each, on
/// this thread. Asked to stop, it drops the unfinished generation; resumed, it gives what it would have
/// given.
void evolve(Evolution& evolution, const Genome& start, int generations, const FitnessMeasure& measure,
            const JobContext& job, const std::function<void(const Evolution&)>& onGeneration);

/// What is best played with once a generation is reached, fitness being a matter of luck as well: the
/// consensus of that generation and as many before it as are half its number.
Genome championOf(const Evolution& evolution, std::size_t generation);

std::string toJsonText(const Evolution& evolution);
/// `file` is what errors call the text.
Result<Evolution> parseEvolution(std::string_view text, const std::string& file);

}  // namespace plyglass
