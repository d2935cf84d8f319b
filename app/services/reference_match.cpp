// The match as a job.
#include "app/services/reference_match.h"

#include <utility>
#include <vector>

#include "engine/learning/self_games.h"

namespace plyglass {

/// Written by the job's threads, read by the service's.
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

void ReferenceMatch::abandon() { m_job.abandon(); }

void ReferenceMatch::clear() {
    Q_ASSERT(!isRunning());
    m_score = {};
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
