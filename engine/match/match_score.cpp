#include "engine/match/match_score.h"

#include <numeric>
#include <utility>

namespace plyglass {

int GameRecord::firstPoints() const {
    if (result == GameResult::Draw) return 1;
    const bool whiteWon = result == GameResult::WhiteWins;
    return whiteWon == (whitePlayer(index) == 0) ? 2 : 0;
}

void MatchScore::add(GameRecord record) {
    const int index = record.index;
    if (contains(index)) return;
    const int points = record.firstPoints();
    std::int64_t& count = points == 2 ? m_counts.wins : points == 1 ? m_counts.draws : m_counts.losses;
    ++count;
    if (record.forfeit != Forfeit::None) ++m_forfeits[record.forfeiter][static_cast<int>(record.forfeit)];
    if (const auto partner = m_records.find(index ^ 1); partner != m_records.end())
        ++m_pairs[points + partner->second.firstPoints()];
    m_records.emplace(index, std::move(record));
}

int MatchScore::finishedPairs() const {
    return static_cast<int>(std::accumulate(m_pairs.begin(), m_pairs.end(), std::int64_t{0}));
}

EloEstimate MatchScore::elo() const {
    return finishedPairs() > 0 ? estimateElo(m_pairs) : estimateElo(m_counts);
}

}  // namespace plyglass
