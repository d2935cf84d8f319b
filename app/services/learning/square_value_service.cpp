// The analysis as a job.
#include "app/services/learning/square_value_service.h"

#include <utility>

#include "engine/eval/network/network_file.h"
#include "engine/learning/selfplay/shard_folder.h"
#include "engine/learning/training/network_run.h"

namespace plyglass {

namespace {

/// Enough for stable means from network to network, at little cost.
constexpr int kPositions = 400;
constexpr std::uint64_t kLotSeed = 1;

}  // namespace

SquareValueService::SquareValueService(QObject* parent) : QObject(parent) {
    connect(&m_job, &JobService::finished, this, [this](const QString& error) {
        if (m_next) return begin(*std::exchange(m_next, std::nullopt));
        if (error.isEmpty())
            emit ready(m_found->values, m_found->ofGames);
        else
            emit failed(error);
    });
}

void SquareValueService::look(const QString& folder, int generation) {
    const Wish wish{folder, generation};
    if (m_job.isRunning())
        m_next = wish;
    else
        begin(wish);
}

void SquareValueService::abandon() {
    m_next.reset();
    m_job.abandon();
}

void SquareValueService::begin(const Wish& wish) {
    m_found = std::make_shared<Found>();
    const std::filesystem::path folder = wish.folder.toStdString();
    m_job.start([folder, wish, found = m_found](const JobContext&) -> Result<void> {
        const auto network = loadNetwork(networkFileOf(folder, wish.generation).string());
        if (!network) return tl::unexpected(network.error());
        std::vector<Position> positions;
        if (wish.generation > 0)
            if (const auto files = shardsIn(gamesFolderOf(folder, wish.generation)))
                positions = positionsOfGames(*files, kPositions);
        found->ofGames = static_cast<int>(positions.size());
        if (positions.empty()) positions = randomPositions(kPositions, kLotSeed);
        found->values = pieceSquareValues(*network, positions);
        return {};
    });
}

}  // namespace plyglass
