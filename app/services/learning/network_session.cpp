#include "app/services/learning/network_session.h"

#include <fmt/format.h>

#include <mutex>
#include <optional>
#include <utility>

#include "engine/base/file_text.h"
#include "engine/learning/training/network_run_file.h"

namespace plyglass {

/// Written by the job's threads, read by the session's.
struct NetworkSession::Shared {
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

NetworkSession::NetworkSession(LearningRuns& runs, QObject* parent) : LearningSession(runs, parent) {}

Result<void> NetworkSession::begin(const NetworkRunOptions& options, const nlohmann::ordered_json& settings,
                                   int threads) {
    if (const auto free = checkFree(); !free) return free;
    const auto run = runs().create(LearningKind::TrainNetwork, options.seed, settings);
    if (!run) return tl::unexpected(run.error());
    const std::string file = runs().folderOf(run->number).toStdString() + '/' + kNetworkRunFile;
    if (const auto written = writeFileText(file, toJsonText(NetworkRun{options, {}})); !written)
        return written;
    show(*run);
    m_network = {options, {}};
    emit generationsChanged();
    return startWork(threads);
}

Result<void> NetworkSession::open(int number) {
    if (isRunning()) return fail(fmt::format("Run {} is under way: pause or stop it first.", this->number()));
    const LearningRun* found = runs().find(number);
    if (!found) return fail(fmt::format("There is no run {}.", number));
    show(*found);
    if (problem().empty()) {
        auto network = loadNetworkRun(folder());
        if (network)
            m_network = std::move(*network);
        else
            markDamaged(network.error().message);
    }
    emit generationsChanged();
    emit changed();
    return {};
}

Result<void> NetworkSession::keepResults(const nlohmann::ordered_json& results) {
    Q_ASSERT(run());
    shownRun().results = results;
    return runs().keep(shownRun());
}

void NetworkSession::resetResults() {
    m_network = {};
    m_step = {};
    m_game.reset();
}

void NetworkSession::startJob(int threads) {
    m_step = {};
    m_game.reset();
    m_shared = std::make_shared<Shared>();
    job().start(
        [state = m_network, path = std::filesystem::path(folder()),
         shared = m_shared](const JobContext& context) mutable {
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
            return makeNetworks(state, path, context, watcher);
        },
        threads);
}

void NetworkSession::fetchProgress() {
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
    if (run) m_network = std::move(*run);
    const bool hasPlayed = game.has_value();
    if (hasPlayed) m_game = std::move(game);
    if (hasPlayed) emit played();
    if (run) emit generationsChanged();
}

}  // namespace plyglass
