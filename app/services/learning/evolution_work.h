// What an evolution does on the threads of its job: games to fit to, generation after generation, and how
// strong each is.
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

/// A generation with what is known of it.
struct EvolvedGeneration {
    std::shared_ptr<const Population> population;
    Genome champion;  ///< what it is best played with
    TournamentCounts tournament;
    std::optional<GenomeStrength> strength;
};

/// An individual of the generation that is being measured.
struct LiveCandidate {
    std::string name;
    double points = 0;
    int games = 0;
};

/// What has happened since the last time it was asked.
struct EvolutionNews {
    EvolutionStage stage = EvolutionStage::Waiting;
    int generation = 0;       ///< that is being worked on
    std::uint64_t done = 0;   ///< of the stage: games, positions
    std::uint64_t total = 0;  ///< 0 = not known
    std::uint64_t games = 0;  ///< that have ended since the last time
    std::size_t samples = 0;  ///< positions that are fitted to
    std::vector<LiveCandidate> live;
    TournamentCounts liveTournament;
    std::vector<EvolvedGeneration> generations;  ///< that are new
    std::vector<GenomeStrength> strengths;       ///< likewise
    std::optional<WatchedGame> game;
    std::string savingError;  ///< why the last generation could not be written; "" if it could
};

class EvolutionWork {
  public:
    /// Continues from the generations that there are. `folder` is the run's.
    EvolutionWork(EvolutionSettings settings, std::string folder,
                  const std::vector<EvolvedGeneration>& before);

    /// Until all generations are there or it is asked to stop; then they are in the folder. While it runs
    /// each generation is written when it is there, or, where they come too fast for that, every so often.
    Result<void> run(const JobContext& job);
    /// From any thread.
    EvolutionNews takeNews();
    /// What a run has in its folder; no generations if it has none yet. Strengths are not among it.
    static Result<std::vector<EvolvedGeneration>> read(const std::string& folder,
                                                       const EvolutionSettings& settings);

  private:
    Result<void> gatherFitData(const JobContext& job);
    Result<void> playGamesToFitTo(const std::string& folder, const JobContext& job);
    void measureMissingStrengths(const JobContext& job);
    /// False if it was stopped.
    bool breed(const JobContext& job);
    FitnessMeasure fitness();
    void onGame(const Game& game, const JobContext& job);
    /// Offers a game to be looked at.
    void show(const Game& game, int generation);
    void save();
    void begin(EvolutionStage stage, std::uint64_t total);
    /// A context that tells this work's progress besides the job's.
    JobContext told(const JobContext& job);

    const EvolutionSettings m_settings;
    const std::string m_folder;
    Evolution m_evolution;
    std::vector<bool> m_isMeasured;  ///< by generation
    FitData m_fitData;
    std::size_t m_saved;  ///< generations that are in the file
    std::chrono::steady_clock::time_point m_nextSave;

    std::mutex m_mutex;  // guards all below
    EvolutionNews m_news;
    std::map<std::string, std::size_t> m_places;  ///< of the live candidates, by name
};

}  // namespace plyglass
