// Settings of an evolution, as set by the user and stored with its run; and presets.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/json.h"
#include "engine/base/result.h"
#include "engine/eval/genome.h"
#include "engine/learning/evolution/genetic.h"
#include "engine/learning/evolution/genome_fit.h"
#include "engine/learning/evolution/genome_games.h"
#include "engine/learning/evolution/genome_strength.h"

namespace plyglass {

struct EvolutionSettings {
    bool byFit = false;       ///< otherwise by games
    int generations = 60;     ///< without the first
    GeneticOptions genetics;  ///< with the run's seed
    Genome start;
    // By games
    int rounds = 6;             ///< Swiss rounds of two games per generation
    std::uint64_t nodes = 200;  ///< per move, also for strength measurements
    // By fit
    std::string fitFolder;         ///< of games to fit to; "" = the run plays its own
    int fitGames = 2000;           ///< number of these games
    std::uint64_t fitNodes = 500;  ///< nodes per move in these games
    TrainingTarget fitTarget = GenomeFitOptions{}.samples.target;  ///< training target
    /// Number of positions with scored moves to fit to instead; 0 for none.
    int fitChoices = 0;
    // Strength
    int strengthGames = 60;  ///< of the champion, in each measured generation
    int strengthEvery = 1;   ///< measures every n-th generation, and the last

    friend bool operator==(const EvolutionSettings&, const EvolutionSettings&) = default;

    GenomeGamesOptions gamesOptions() const;
    GenomeFitOptions fitOptions() const;
    GenomeStrengthOptions strengthOptions() const;
    /// Tournament games per generation; 0 by fit.
    int tournamentGames() const;
    /// Games for measuring a generation's strength; 0 if it is not measured.
    int strengthGamesOf(int generation) const;
    bool isMeasured(int generation) const {
        return generation % strengthEvery == 0 || generation == generations;
    }
};

constexpr int kMaxGenerations = 100'000;

/// Equal value for all pieces, and nothing else.
Genome plainGenome();

Json toJson(const EvolutionSettings& settings);
/// `file` is the name used in errors, which also name the field.
Result<EvolutionSettings> parseEvolutionSettings(const Json& json, const std::string& file);

/// Estimated time on this many threads of an average machine, in ms.
double expectedMs(const EvolutionSettings& settings, int threads);

struct EvolutionPreset {
    std::string name;         ///< displayed name
    std::string explanation;  ///< one sentence
    EvolutionSettings settings;
};
const std::vector<EvolutionPreset>& evolutionPresets();

}  // namespace plyglass
