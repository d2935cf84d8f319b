// Work of an evolution on its job's threads: games for fitting, generations, and their strength.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/services/learning/evolution_settings.h"
#include "app/services/learning/watched_game.h"
#include "engine/base/job_context.h"
#include "engine/learning/evolution/evolution.h"

namespace plyglass {

enum class EvolutionStage { Waiting, PlayingGames, ReadingGames, ScoringMoves, Measuring, Strength };

/// Games of a generation's tournament.
struct TournamentCounts {
    int games = 0;
    int draws = 0;
};

/// A generation with its results.
struct EvolvedGeneration {
    std::shared_ptr<const Population> population;
    Genome champion;  ///< genome to play with
    TournamentCounts tournament;
    std::optional<GenomeStrength> strength;
};

/// An individual of the generation being measured.
struct LiveCandidate {
    std::string name;
    double points = 0;
    int games = 0;
};

/// News since the last call.
struct EvolutionNews {
    EvolutionStage stage = EvolutionStage::Waiting;
    int generation = 0;       ///< current generation
    std::uint64_t done = 0;   ///< in this stage: games, positions
    std::uint64_t total = 0;  ///< 0 = unknown
    std::uint64_t games = 0;  ///< games finished since the last call
    std::size_t samples = 0;  ///< positions used for fitting
    std::vector<LiveCandidate> live;
    TournamentCounts liveTournament;
    std::vector<EvolvedGeneration> generations;  ///< new ones
    std::vector<GenomeStrength> strengths;       ///< likewise
    std::optional<WatchedGame> game;
    std::string savingError;  ///< why the last generation could not be written; "" if it was
};

class EvolutionWork {
  public:
    /// Continues after the existing generations. `folder` is the run's.
    EvolutionWork(EvolutionSettings settings, std::string folder,
                  const std::vector<EvolvedGeneration>& before);

    /// Runs until all generations are done or it is stopped; then they are in the folder. Meanwhile
    /// generations are written when finished, or at intervals if they come fast.
    Result<void> run(const JobContext& job);
    /// Thread-safe.
    EvolutionNews takeNews();
    /// Reads a run's folder; no generations if it has none yet. Without strengths.
    static Result<std::vector<EvolvedGeneration>> read(const std::string& folder,
                                                       const EvolutionSettings& settings);

  private:
    Result<void> gatherFitData(const JobContext& job);
    Result<void> playGamesToFitTo(const std::string& folder, const JobContext& job);
    void measureMissingStrengths(const JobContext& job);
    /// False if stopped.
    bool breed(const JobContext& job);
    FitnessMeasure fitness();
    void onGame(const Game& game, const JobContext& job);
    /// Offers a game for watching.
    void show(const Game& game, int generation);
    void save();
    void begin(EvolutionStage stage, std::uint64_t total);
    /// A job context that also updates the progress of this work.
    JobContext told(const JobContext& job);

    const EvolutionSettings m_settings;
    const std::string m_folder;
    Evolution m_evolution;
    std::vector<bool> m_isMeasured;  ///< by generation
    FitData m_fitData;
    std::size_t m_saved;  ///< number of generations in the file
    std::chrono::steady_clock::time_point m_nextSave;

    std::mutex m_mutex;  // guards all members below
    EvolutionNews m_news;
    std::map<std::string, std::size_t> m_places;  ///< index of live candidates by name
};

}  // namespace plyglass
