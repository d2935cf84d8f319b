// An evolution run in the window: results and progress. Starting, pausing and resuming are those of every
// learning run.
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "app/services/learning/evolution_work.h"
#include "app/services/learning/learning_session.h"

namespace plyglass {

class EvolutionSession : public LearningSession {
    Q_OBJECT
  public:
    /// `runs` must outlive it.
    explicit EvolutionSession(LearningRuns& runs, QObject* parent = nullptr);
    ~EvolutionSession() override { shutDown(); }

    /// Creates a run and starts it on this many threads.
    Result<void> begin(const EvolutionSettings& settings, int threads);
    /// Adds generations to a finished run and continues.
    Result<void> extend(int generations);

    const EvolutionSettings& settings() const { return m_settings; }
    const std::vector<EvolvedGeneration>& generations() const { return m_generations; }
    /// Progress at the last `advanced`, or of the last run.
    const EvolutionNews& news() const { return m_news; }
    /// The newest game, until the next one.
    const std::optional<WatchedGame>& game() const { return m_game; }
    /// Total games of the run.
    std::uint64_t games() const { return m_games; }
    /// Recent games per second; 0 if unknown.
    double gamesPerSecond() const;
    /// Remaining time; empty if unknown.
    std::optional<qint64> remainingMs() const;
    /// Fraction done, 0 … 1, of all generations; while games for fitting are played, of these.
    double share() const;

  private:
    Result<void> load() override;
    void startJob(int threads) override;
    void fetchProgress() override;
    bool isDone() const override { return static_cast<int>(m_generations.size()) > m_settings.generations; }
    void writeResults() override;
    void onOpened(const QString& error) override;
    void resetResults() override;
    bool isGathering() const;
    void readResults();

    EvolutionSettings m_settings;
    std::vector<EvolvedGeneration> m_generations;
    std::shared_ptr<EvolutionWork> m_work;                   ///< while running
    std::shared_ptr<std::vector<EvolvedGeneration>> m_read;  ///< while being opened
    EvolutionNews m_news;
    std::optional<WatchedGame> m_game;
    std::uint64_t m_games = 0;
    QElapsedTimer m_sinceSaved;
    std::uint64_t m_gamesBefore = 0;  ///< games when it was started or resumed
    /// Time in this stage: remaining time is estimated by the stage's own rate.
    QElapsedTimer m_pace;
    double m_shareBefore = 0;
};

}  // namespace plyglass
