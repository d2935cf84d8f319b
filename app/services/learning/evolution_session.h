// An evolution as the window leads it: what it has made so far, and how it goes. Started, paused and resumed
// it is like every learning run.
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
    /// `runs` outlives it.
    explicit EvolutionSession(LearningRuns& runs, QObject* parent = nullptr);
    ~EvolutionSession() override { shutDown(); }

    /// Makes a run and starts it, on so many threads.
    Result<void> begin(const EvolutionSettings& settings, int threads);
    /// A finished run gets so many generations more, and continues.
    Result<void> extend(int generations);

    const EvolutionSettings& settings() const { return m_settings; }
    const std::vector<EvolvedGeneration>& generations() const { return m_generations; }
    /// How it goes, as of the last `advanced`; of the last one if nothing runs.
    const EvolutionNews& news() const { return m_news; }
    /// The newest game; it is there until the next one is taken.
    const std::optional<WatchedGame>& game() const { return m_game; }
    /// That the run has played, all in all.
    std::uint64_t games() const { return m_games; }
    /// Per second, of late; 0 if it cannot be told.
    double gamesPerSecond() const;
    /// Until it is done; nothing if it cannot be told.
    std::optional<qint64> remainingMs() const;
    /// Of all generations, 0 … 1; while games to fit to are played, of these.
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
    std::shared_ptr<EvolutionWork> m_work;                   ///< while it runs
    std::shared_ptr<std::vector<EvolvedGeneration>> m_read;  ///< while it is opened
    EvolutionNews m_news;
    std::optional<WatchedGame> m_game;
    std::uint64_t m_games = 0;
    QElapsedTimer m_sinceSaved;
    std::uint64_t m_gamesBefore = 0;  ///< when it was started or resumed
    /// Since this stage began: the time left is judged by the stage's own rate.
    QElapsedTimer m_pace;
    double m_shareBefore = 0;
};

}  // namespace plyglass
