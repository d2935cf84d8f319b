// The run as a job.
#include "app/services/learning/network_run_service.h"

#include <fmt/format.h>

#include <mutex>
#include <optional>
#include <utility>

namespace plyglass {

/// Written by the job's threads, read by the service's.
struct NetworkRunService::Shared {
    std::mutex mutex;
    std::optional<NetworkRun> run;
    std::optional<NetworkRunStep> step;
    std::optional<WatchedGame> game;
};

namespace {

/// Who plays is one generation, on both sides.
WatchedGame watched(const Game& game, int generation) {
    WatchedGame seen = watchedGame(game, generation);
    seen.white = seen.black = fmt::format("generation {}", generation - 1);
    return seen;
}

}  // namespace

NetworkRunService::NetworkRunService(QObject* parent) : QObject(parent) {
    connect(&m_job, &JobService::progressed, this, &NetworkRunService::take);
    connect(&m_job, &JobService::finished, this, [this](const QString& error) {
        take();
        emit ended(error);
    });
}

bool NetworkRunService::start(const NetworkRun& run, const QString& folder, int threads) {
    if (isRunning()) return false;
    m_run = run;
    m_step = {};
    m_game.reset();
    m_shared = std::make_shared<Shared>();
    const std::filesystem::path path = folder.toStdString();
    return m_job.start(
        [state = run, path, shared = m_shared](const JobContext& job) mutable {
            NetworkRunWatcher watcher;
            watcher.onChange = [&](const NetworkRun& now) {
                const std::lock_guard lock(shared->mutex);
                shared->run = now;
            };
            watcher.onStep = [&](const NetworkRunStep& step) {
                const std::lock_guard lock(shared->mutex);
                shared->step = step;
            };
            watcher.onGame = [&](int generation, const Game& game) {
                const std::lock_guard lock(shared->mutex);
                // One at a time is enough to look at.
                if (!shared->game) shared->game = watched(game, generation);
            };
            return makeNetworks(state, path, job, watcher);
        },
        threads);
}

void NetworkRunService::abandon() {
    const bool wasRunning = isRunning();
    m_job.abandon();
    if (wasRunning) take();
}

void NetworkRunService::take() {
    std::optional<NetworkRun> run;
    std::optional<NetworkRunStep> step;
    std::optional<WatchedGame> game;
    {
        const std::lock_guard lock(m_shared->mutex);
        run = std::exchange(m_shared->run, std::nullopt);
        step = std::exchange(m_shared->step, std::nullopt);
        game = std::exchange(m_shared->game, std::nullopt);
    }
    if (step) m_step = *step;
    if (run) m_run = std::move(*run);
    const bool hasPlayed = game.has_value();
    if (hasPlayed) m_game = std::move(game);
    if (hasPlayed) emit played();
    if (run) emit changed();
    if (step) emit stepped();
}

}  // namespace plyglass
