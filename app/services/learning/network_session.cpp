#include "app/services/learning/network_session.h"

#include <fmt/format.h>

#include <mutex>
#include <optional>
#include <utility>

#include "engine/base/file_text.h"
#include "engine/base/json.h"
#include "engine/learning/training/network_run_file.h"

namespace plyglass {

/// Written by the job's threads, read by the session's thread.
struct NetworkSession::Shared {
    std::mutex mutex;
    std::optional<NetworkRun> run;
    std::optional<NetworkRunStep> step;
    std::optional<WatchedGame> game;
};

namespace {

/// Both players are the same generation.
WatchedGame watched(const Game& game, int generation) {
    WatchedGame seen = watchedGame(game, generation);
    seen.white = seen.black = fmt::format("generation {}", generation - 1);
    return seen;
}

/// The object with that name, created if missing.
Json& objectIn(Json& json, const std::string& name) {
    Json& object = json[name];
    if (!object.is_object()) object = Json::object();
    return object;
}

}  // namespace

NetworkSession::NetworkSession(LearningRuns& runs, QObject* parent) : LearningSession(runs, parent) {}

Result<void> NetworkSession::begin(const NetworkRunOptions& options, const Json& settings, int threads) {
    const auto run = create(LearningKind::TrainNetwork, options.seed, settings, threads);
    if (!run) return tl::unexpected(run.error());
    const std::string file = runs().folderOf(run->number).toStdString() + '/' + kNetworkRunFile;
    if (const auto written = writeFileText(file, toJsonText(NetworkRun{options, {}})); !written)
        return written;
    show(*run);
    m_network = {options, {}};
    emit generationsChanged();
    return startWork();
}

Result<void> NetworkSession::load() {
    auto network = loadNetworkRun(folder());
    if (!network) return tl::unexpected(network.error());
    m_network = std::move(*network);
    return {};
}

void NetworkSession::saveRivalScore(int generation, const std::string& rival, const RivalScore& score) {
    Q_ASSERT(run());
    objectIn(objectIn(shownRun().results, "rivals"), std::to_string(generation))[rival] = toJson(score);
    write();
}

RivalScores NetworkSession::rivalScores(int generation) const {
    Q_ASSERT(run());
    RivalScores scores;
    const Json& results = run()->results;
    const std::string number = std::to_string(generation);
    if (!results.contains("rivals") || !results["rivals"].is_object() || !results["rivals"].contains(number))
        return scores;
    for (const auto& [rival, json] : results["rivals"][number].items())
        // Invalid entries are measured again.
        if (const auto score = rivalScoreFrom(json)) scores[rival] = *score;
    return scores;
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
                // Keep one game at a time for watching.
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
