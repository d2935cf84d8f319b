// Training a network as the window leads it: how far it is and what it has made. Started, paused and resumed
// it is like every learning run.
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

    /// Makes a run and starts it, on so many threads; `settings` are kept with it.
    Result<void> begin(const NetworkRunOptions& options, const nlohmann::ordered_json& settings, int threads);
    /// Saves the score of one of the shown run's generations against a rival. Only while a run is shown.
    void saveRivalScore(int generation, const std::string& rival, const RivalScore& score);
    /// What was saved of that generation. Only while a run is shown.
    RivalScores rivalScores(int generation) const;

    /// What the shown run has made so far.
    const NetworkRun& network() const { return m_network; }
    const NetworkRunStep& step() const { return m_step; }
    /// A game that the run has just played; none until then.
    const std::optional<WatchedGame>& game() const { return m_game; }

  signals:
    /// There is another `game`.
    void played();

  private:
    struct Shared;
    Result<void> load() override;
    void startJob(int threads) override;
    void fetchProgress() override;
    bool isDone() const override { return m_network.isFinished(); }
    void resetResults() override;

    std::shared_ptr<Shared> m_shared;  ///< what the job leaves for this thread
    NetworkRun m_network;
    NetworkRunStep m_step;
    std::optional<WatchedGame> m_game;
};

}  // namespace plyglass
