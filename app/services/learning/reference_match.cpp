// The match as a job.
#include "app/services/learning/reference_match.h"

#include <utility>
#include <vector>

#include "engine/base/json_fields.h"
#include "engine/learning/selfplay/self_games.h"

namespace plyglass {

namespace {

constexpr auto kResultFields = [](auto& result, const auto& each) {
    each("challenger", result.challenger);
    each("opponent", result.opponent);
    each("games", result.games);
    each("nodes", result.nodes);
    kGameCountFields(result.counts, each);
    each("pairs", result.pairs);
};

}  // namespace

Json toJson(const MatchResult& result) { return jsonOf(result, kResultFields); }

Result<MatchResult> matchResultFrom(const Json& json) {
    return readObject<MatchResult>(json, "match", kResultFields);
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
