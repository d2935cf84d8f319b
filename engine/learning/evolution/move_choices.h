// Positions with all their moves scored by a deeper search: measures how well a genome ranks the moves, and
// the loss of choosing by it.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/chess/position.h"
#include "engine/eval/evaluator.h"
#include "engine/learning/evolution/feature_differences.h"
#include "engine/learning/selfplay/scored_game.h"

namespace plyglass {

struct MoveChoiceOptions {
    std::size_t positions = 0;  ///< random positions from the games; 0: none
    std::uint64_t nodes = 200;  ///< soft node limit of the search that scores a move
    EvaluatorChoice evaluator;  ///< evaluator of that search
    std::uint64_t seed = 1;     ///< seed of the selection
};

/// Selects a number of different positions uniformly at random, independent of the order of the games: those
/// with the lowest hashes. Positions that differ only in their clocks count once, with the lower clocks.
/// Decided positions are excluded, since all their moves score alike.
class PositionDraw {
  public:
    PositionDraw(std::size_t wanted, std::uint64_t seed) : m_wanted(wanted), m_seed(seed) {}

    /// Fails at the first illegal move of the game; earlier positions count.
    Result<void> add(const ScoredGame& game);
    std::vector<Position> drawn() const;

  private:
    std::size_t m_wanted;
    std::uint64_t m_seed;
    std::map<std::uint64_t, Position> m_drawn;  ///< by hash
};

/// One position. Excludes moves that end the game, which need no evaluation.
struct MoveChoice {
    /// Feature differences after each move and the captures that follow it (quiescence by the built-in
    /// genome), for the side that moves.
    std::vector<FeatureDifferences> differences;
    std::vector<float> expected;  ///< score of each move by search, 0 … 1 for the side that moves
    float best = 0;               ///< maximum of `expected`

    /// Adds a move; at most kMaxMoves.
    void add(const FeatureDifferences& difference, float score);
    friend bool operator==(const MoveChoice&, const MoveChoice&) = default;
};

/// Scores the moves of all positions on the job's threads; the result does not depend on their number. Skips
/// positions with fewer than two moves. When stopped, soon returns nothing.
std::vector<MoveChoice> scoredChoices(const std::vector<Position>& positions,
                                      const MoveChoiceOptions& options, const JobContext& job);

struct Misjudgement {
    /// Simple regret of the genes' choice: loss against the best move, 0 … 1. Ties: the first move counts.
    double regret = 0;
    /// Mean absolute error of the moves' predicted scores relative to each other, 0 … 1: a constant offset is
    /// no error. A score of kCentipawnScale predicts 73 %.
    double error = 0;
};
Misjudgement misjudgementOf(const std::array<int, kFeatureCount>& genes, const MoveChoice& choice);

}  // namespace plyglass
