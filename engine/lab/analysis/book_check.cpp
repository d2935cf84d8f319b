#include "engine/lab/analysis/book_check.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <mutex>
#include <optional>
#include <unordered_map>

#include "engine/base/parallel.h"
#include "engine/search/search.h"

namespace plyglass {

namespace {

/// Searched positions; transpositions are searched once.
class ScoredPositions {
  public:
    void add(const Position& position) {
        const auto [place, isNew] = m_indexes.emplace(position.key(), m_positions.size());
        if (isNew) m_positions.push_back(position);
    }

    /// Each search starts from a cleared state, so that results are independent.
    void search(const BookCheckOptions& options, const JobContext& job) {
        m_scores.assign(m_positions.size(), std::nullopt);
        std::mutex reporting;
        std::uint64_t done = 0;
        std::atomic<std::size_t> next{0};
        onThreads(job.threads, [&](int) {
            Searcher searcher;
            SearchRequest request;
            request.limits.nodes = options.nodes;
            request.hashMib = options.hashMib;
            for (std::size_t i = next++; i < m_positions.size() && !job.stopRequested(); i = next++) {
                request.position = m_positions[i];
                searcher.clear();
                m_scores[i] = searcher.search(request).info.score;
                const std::scoped_lock lock(reporting);
                job.report({++done, m_positions.size(), "positions", {}});
            }
        });
    }

    /// Score from the side to move; empty if not searched.
    std::optional<Score> scoreOf(const Position& position) const {
        return m_scores[m_indexes.at(position.key())];
    }

  private:
    std::vector<Position> m_positions;
    std::vector<std::optional<Score>> m_scores;
    std::unordered_map<std::uint64_t, std::size_t> m_indexes;
};

void judge(BookPosition& position, const ScoredPositions& scores, const BookCheckOptions& options) {
    std::optional<Score> best = scores.scoreOf(position.position);
    for (BookMove& move : position.moves)
        if (const auto score = scores.scoreOf(position.position.after(move.move))) {
            move.evaluationCp = -*score;
            if (best) best = std::max(*best, -*score);
        }
    for (BookMove& move : position.moves)
        move.weight =
            best && move.evaluationCp ? bookWeight(move.weight, *best - *move.evaluationCp, options) : 0;
}

}  // namespace

int bookWeight(int evidence, int lossCp, const BookCheckOptions& options) {
    // A power of 1 would keep the shares of names and games: one of two first moves in 95 % of the games; 0
    // would make all moves equally frequent.
    constexpr double kPower = 2.0 / 3.0;
    // Weights are integers; a move with one name and no game gets two digits.
    constexpr double kUnit = 10;
    if (evidence == 0 || lossCp > options.maxLossCp) return 0;
    const double weight = kUnit * std::pow(evidence, kPower) * std::exp2(-lossCp / options.halfWeightCp);
    return std::clamp(static_cast<int>(std::lround(weight)), 1, kMaxBookWeight);
}

void checkBook(std::vector<BookPosition>& positions, const BookCheckOptions& options, const JobContext& job) {
    ScoredPositions scores;
    for (const BookPosition& position : positions) {
        scores.add(position.position);
        for (const BookMove& move : position.moves) scores.add(position.position.after(move.move));
    }
    scores.search(options, job);
    for (BookPosition& position : positions) judge(position, scores, options);
}

}  // namespace plyglass
