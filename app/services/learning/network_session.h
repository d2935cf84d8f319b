// A network training run in the window: progress and results. Starting, pausing and resuming are those of
// every learning run.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "app/services/learning/learning_session.h"
#include "app/services/learning/rival_score.h"
#include "app/services/learning/watched_game.h"
#include "engine/learning/training/network_run.h"

namespace plyglass {

class NetworkSession : public LearningSession {
    Q_OBJECT
  public:
    explicit NetworkSession(LearningRuns& runs, QObject* parent = nullptr);
    ~NetworkSession() override { shutDown(); }

    /// Creates a run and starts it on this many threads; stores `settings` with it.
    Result<void> begin(const NetworkRunOptions& options, const Json& settings, int threads);
    /// Saves the score of a generation of the shown run against a rival. Only while a run is shown.
    void saveRivalScore(int generation, const std::string& rival, const RivalScore& score);
    /// Saved scores of that generation. Only while a run is shown.
    RivalScores rivalScores(int generation) const;

    /// Results of the shown run so far.
    const NetworkRun& network() const { return m_network; }
    const NetworkRunStep& step() const { return m_step; }
    /// A recent game of the run; empty until there is one.
    const std::optional<WatchedGame>& game() const { return m_game; }

  signals:
    /// A new `game` is available.
    void played();

  private:
    struct Shared;
    Result<void> load() override;
    void startJob(int threads) override;
    void fetchProgress() override;
    bool isDone() const override { return m_network.isFinished(); }
    void resetResults() override;

    std::shared_ptr<Shared> m_shared;  ///< results of the job for this thread
    NetworkRun m_network;
    NetworkRunStep m_step;
    std::optional<WatchedGame> m_game;
};

}  // namespace plyglass
