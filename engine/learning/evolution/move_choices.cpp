#include "engine/learning/evolution/move_choices.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <iterator>
#include <limits>
#include <mutex>
#include <utility>

#include "engine/base/parallel.h"
#include "engine/base/random.h"
#include "engine/chess/movegen.h"
#include "engine/eval/genome.h"
#include "engine/learning/selfplay/self_games.h"
#include "engine/learning/selfplay/training_target.h"
#include "engine/learning/training/capture_search.h"
#include "engine/learning/training/training_data.h"
#include "engine/search/search.h"

namespace plyglass {

namespace {

/// In units of kStoredScoreScale.
constexpr int kDecided = 600;
/// Table size per thread: fits in the CPU cache.
constexpr int kHashMib = 1;

/// The search of one thread.
class ChoiceScorer {
  public:
    explicit ChoiceScorer(const MoveChoiceOptions& options) : m_scale(scoreScaleOf(options.evaluator)) {
        m_request.evaluator = options.evaluator;
        m_request.limits.softNodes = options.nodes;
        m_request.limits.nodes = options.nodes * kHardNodes;
        m_request.hashMib = kHashMib;
    }

    /// Independent of earlier calls.
    MoveChoice scored(Position position) {
        m_searcher.clear();
        MoveChoice choice;
        for (const Move move : legalMoves(position)) {
            Undo undo;
            position.makeMove(move, undo);
            if (hasLegalMove(position))
                choice.add(differencesOf(afterBestCaptures(position, m_genome), ~position.sideToMove()),
                           static_cast<float>(1 - expectedAt(position)));
            position.undoMove(move, undo);
        }
        return choice;
    }

  private:
    double expectedAt(const Position& position) {
        m_request.position = position;
        return expectedScore(m_searcher.search(m_request).info.score, m_scale);
    }

    const double m_scale;
    Searcher m_searcher;
    SearchRequest m_request;
    GenomeEvaluator m_genome;
};

/// For positions that differ only in their clocks.
bool isEarlier(const Position& one, const Position& other) {
    return std::pair(one.halfmoveClock(), one.fullmoveNumber()) <
           std::pair(other.halfmoveClock(), other.fullmoveNumber());
}

}  // namespace

void MoveChoice::add(const FeatureDifferences& difference, float score) {
    best = expected.empty() ? score : std::max(best, score);
    differences.push_back(difference);
    expected.push_back(score);
}

Result<void> PositionDraw::add(const ScoredGame& game) {
    const SampleOptions all = {.filter = {.maxScore = kDecided, .skipsChecks = false, .skipsCaptures = false},
                               .target = {}};
    const auto looked = forEachSample(game, all, [&](const Position& position, double) {
        const auto [found, isNew] =
            m_drawn.try_emplace(scrambled(position.key() ^ scrambled(m_seed)), position);
        if (!isNew && isEarlier(position, found->second)) found->second = position;
        if (m_drawn.size() > m_wanted) m_drawn.erase(std::prev(m_drawn.end()));
    });
    return looked ? Result<void>() : tl::unexpected(looked.error());
}

std::vector<Position> PositionDraw::drawn() const {
    std::vector<Position> positions;
    positions.reserve(m_drawn.size());
    for (const auto& [hash, position] : m_drawn) positions.push_back(position);
    return positions;
}

std::vector<MoveChoice> scoredChoices(const std::vector<Position>& positions,
                                      const MoveChoiceOptions& options, const JobContext& job) {
    std::vector<MoveChoice> choices(positions.size());
    std::atomic<std::size_t> next{0};
    std::mutex mutex;
    std::uint64_t done = 0;
    onThreads(job.threads, [&](int) {
        ChoiceScorer scorer(options);
        for (std::size_t i = next++; i < positions.size() && !job.stopRequested(); i = next++) {
            choices[i] = scorer.scored(positions[i]);
            const std::lock_guard lock(mutex);
            job.report({++done, positions.size(), "positions", {}});
        }
    });
    if (job.stopRequested()) return {};
    std::erase_if(choices, [](const MoveChoice& choice) { return choice.expected.size() < 2; });
    return choices;
}

Misjudgement misjudgementOf(const std::array<int, kFeatureCount>& genes, const MoveChoice& choice) {
    const std::size_t moves = choice.expected.size();
    std::array<double, kMaxMoves> errors;
    std::size_t liked = 0;
    int highest = std::numeric_limits<int>::min();
    double sum = 0;
    for (std::size_t i = 0; i < moves; ++i) {
        const int score = scoreOf(genes, choice.differences[i]);
        if (score > highest) {
            highest = score;
            liked = i;
        }
        errors[i] = expectedScore(score, kCentipawnScale) - double{choice.expected[i]};
        sum += errors[i];
    }
    const double mean = sum / static_cast<double>(moves);
    double deviation = 0;
    for (std::size_t i = 0; i < moves; ++i) deviation += std::abs(errors[i] - mean);
    return {choice.best - choice.expected[liked], deviation / static_cast<double>(moves)};
}

}  // namespace plyglass
