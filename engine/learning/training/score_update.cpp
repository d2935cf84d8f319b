#include "engine/learning/training/score_update.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <utility>

#include "engine/learning/selfplay/shard.h"
#include "engine/learning/training/training_position.h"

namespace plyglass {

namespace {

/// The next position with the same side to move.
constexpr std::size_t kPliesLater = 2;

/// Mean of the newer networks minus the older one, in units of kStoredScoreScale.
double differenceAt(const Position& position, const ScoreUpdate::Networks& newer, const Network& older) {
    const TrainingPosition board = packed(position, 0);
    double sumCp = 0;
    for (const auto& network : newer) sumCp += outputOf(*network, board);
    const double differenceCp = sumCp / static_cast<double>(newer.size()) - outputOf(older, board);
    return differenceCp * kStoredScoreScale / kNetworkScaleCp;
}

std::string checksumOf(const std::shared_ptr<const Network>& network) {
    EvaluatorChoice choice = EvaluatorKind::Network;
    choice.network = network;
    return originChecksum(choice);
}

std::int16_t updated(std::int16_t score, double difference) {
    constexpr double kMax = kDecidedScore;
    return static_cast<std::int16_t>(std::lround(std::clamp(score + difference, -kMax, kMax)));
}

}  // namespace

ScoreUpdate::ScoreUpdate(Networks newer, const Networks& older) : m_newer(std::move(newer)) {
    for (const auto& network : older) m_older.emplace(checksumOf(network), network);
}

const Network* ScoreUpdate::networkOf(const std::string& checksum) const {
    const auto found = m_older.find(checksum);
    return found == m_older.end() ? nullptr : found->second.get();
}

Result<void> ScoreUpdate::apply(ScoredGame& game, const Network& older) const {
    std::vector<std::optional<double>> differences;
    auto replayed = eachScored(game, [&](const Position& position, Move, std::size_t) {
        differences.push_back(position.inCheck() ? std::nullopt
                                                 : std::optional(differenceAt(position, m_newer, older)));
    });
    if (!replayed) return replayed;
    for (std::size_t at = 0; at < game.scores.size(); ++at) {
        if (std::abs(game.scores[at]) > kDecidedScore) continue;
        const auto now = differences[at];
        const auto later = at + kPliesLater < differences.size() ? differences[at + kPliesLater] : now;
        const double either = now.value_or(later.value_or(0));
        game.scores[at] = updated(game.scores[at], (either + later.value_or(either)) / 2);
    }
    return {};
}

}  // namespace plyglass
