// How an evolution goes, as a person sets it up and as it stands in the file of its run; and the ready-made
// ones.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/eval/genome.h"
#include "engine/learning/evolution/genetic.h"
#include "engine/learning/evolution/genome_fit.h"
#include "engine/learning/evolution/genome_games.h"
#include "engine/learning/evolution/genome_strength.h"

namespace plyglass {

struct EvolutionSettings {
    bool byFit = false;       ///< else by games
    int generations = 60;     ///< besides the first
    GeneticOptions genetics;  ///< its seed is the run's
    Genome start;
    // By games
    int rounds = 6;             ///< Swiss rounds of two games in each generation
    std::uint64_t nodes = 200;  ///< for each move, also where the strength is measured
    // By fit
    std::string fitFolder;         ///< of games to fit to; "" = the run plays its own
    int fitGames = 2000;           ///< that it plays
    std::uint64_t fitNodes = 500;  ///< for each of their moves
    TrainingTarget fitTarget = GenomeFitOptions{}.samples.target;  ///< what is predicted
    /// Positions of the games whose moves are scored, to fit to those instead; 0 for none.
    int fitChoices = 0;
    // Strength
    int strengthGames = 60;  ///< of the champion, in each generation that is measured
    int strengthEvery = 1;   ///< so many generations is it measured, and after the last

    friend bool operator==(const EvolutionSettings&, const EvolutionSettings&) = default;

    GenomeGamesOptions gamesOptions() const;
    GenomeFitOptions fitOptions() const;
    GenomeStrengthOptions strengthOptions() const;
    /// Of a generation: games of its tournament, 0 by fit.
    int tournamentGames() const;
    /// Games that measure a generation's strength; 0 if it is none that is measured.
    int strengthGamesOf(int generation) const;
    bool isMeasured(int generation) const {
        return generation % strengthEvery == 0 || generation == generations;
    }
};

constexpr int kMaxGenerations = 100'000;

/// All pieces are worth the same, and nothing else counts.
Genome plainGenome();

nlohmann::ordered_json toJson(const EvolutionSettings& settings);
/// `file` is what errors call it; they name the field.
Result<EvolutionSettings> parseEvolutionSettings(const nlohmann::ordered_json& json, const std::string& file);

/// How long it takes with so many threads on an average machine, in ms.
double expectedMs(const EvolutionSettings& settings, int threads);

struct EvolutionPreset {
    std::string name;         ///< for the window
    std::string explanation;  ///< one sentence
    EvolutionSettings settings;
};
const std::vector<EvolutionPreset>& evolutionPresets();

}  // namespace plyglass
