// The match as a job.
#include "app/services/learning/reference_match.h"

#include <array>
#include <nlohmann/json.hpp>
#include <utility>
#include <vector>

#include "app/services/learning/learning_runs.h"
#include "engine/learning/selfplay/self_games.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

Json toJson(const MatchResult& result) {
    return {{"challenger", result.challenger},
            {"opponent", result.opponent},
            {"games", result.games},
            {"nodes", result.nodes},
            {"counts", {result.counts.wins, result.counts.draws, result.counts.losses}},
            {"pairs", result.pairs}};
}

std::optional<MatchResult> matchResultFrom(const Json& json) {
    const auto part = [&json](const char* id) {
        return json.is_object() && json.contains(id) ? json[id] : Json();
    };
    const Json challenger = part("challenger");
    const Json opponent = part("opponent");
    const auto games = countFrom(part("games"));
    const auto nodes = countFrom(part("nodes"));
    std::array<std::int64_t, 3> counts{};
    MatchResult result;
    if (!challenger.is_string() || !opponent.is_string() || !games || !nodes ||
        !readCounts(part("counts"), counts) || !readCounts(part("pairs"), result.pairs))
        return std::nullopt;
    result.challenger = challenger.get<std::string>();
    result.opponent = opponent.get<std::string>();
    result.games = static_cast<int>(*games);
    result.nodes = static_cast<std::uint64_t>(*nodes);
    result.counts = {counts[0], counts[1], counts[2]};
    return result;
}

/// Written by the job's threads, read by the service's thread.
struct ReferenceMatch::Shared {
    std::mutex mutex;
    std::vector<GameRecord> fresh;
};

ReferenceMatch::ReferenceMatch(QObject* parent) : QObject(parent) {
    connect(&m_job, &JobService::progressed, this, [this] {
        take();
        emit advanced();
    });
    connect(&m_job, &JobService::finished, this, [this](const QString& error) {
        take();
        emit ended(error);
    });
}

bool ReferenceMatch::start(const ReferenceMatchOptions& options) {
    if (isRunning()) return false;
    m_options = options;
    m_score = {};
    m_shared = std::make_shared<Shared>();
    SelfGamesOptions games;
    games.games = options.games;
    games.nodes = options.nodes;
    games.seed = options.seed;
    games.evaluators = {options.challenger, options.reference};
    return m_job.start(
        [games, shared = m_shared](const JobContext& job) -> Result<void> {
            playSelfGames(
                games,
                [&](int number, const Game& game) {
                    const std::lock_guard lock(shared->mutex);
                    shared->fresh.push_back(recordOf(number, game));
                },
                job);
            return {};
        },
        options.threads);
}

void ReferenceMatch::abandon() {
    m_job.abandon();
    if (m_shared) take();
}

void ReferenceMatch::take() {
    std::vector<GameRecord> fresh;
    {
        const std::lock_guard lock(m_shared->mutex);
        fresh.swap(m_shared->fresh);
    }
    for (GameRecord& record : fresh) m_score.add(std::move(record));
}

}  // namespace plyglass
