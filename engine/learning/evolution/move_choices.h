// Positions with all that could be played in them, each move scored by a deeper search: how far a genome is
// from judging the moves alike, and what choosing by it gives away.
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
#include "engine/learning/selfplay/stored_game.h"

namespace plyglass {

struct MoveChoiceOptions {
    std::size_t positions = 0;  ///< drawn from the games at random; 0: none
    std::uint64_t nodes = 200;  ///< soft limit of the search that scores a move
    EvaluatorChoice evaluator;  ///< of that search
    std::uint64_t seed = 1;     ///< of that choice
};

/// Draws so many different positions from games, the same in whatever order these come by, each with the same
/// chance: those whose hashes are the lowest. Of positions that differ in their clocks alone one counts, that
/// with the lower clocks. Decided ones are left out: there all moves are worth the same.
class PositionDraw {
  public:
    PositionDraw(std::size_t wanted, std::uint64_t seed) : m_wanted(wanted), m_seed(seed) {}

    /// Fails at the first illegal move of the game, what came before having been looked at.
    Result<void> add(const StoredGame& game);
    std::vector<Position> drawn() const;

  private:
    std::size_t m_wanted;
    std::uint64_t m_seed;
    std::map<std::uint64_t, Position> m_drawn;  ///< by hash
};

/// One position. Moves that end the game at once are not among its moves: they need no judgement.
struct MoveChoice {
    /// For each move, of the side that makes it: after it and all captures that then gain something by the
    /// built-in genome.
    std::vector<FeatureDifferences> differences;
    std::vector<float> expected;  ///< of each move by the search, 0 … 1 for the side that makes it
    float best = 0;               ///< the highest of them

    /// At most kMaxMoves.
    void add(const FeatureDifferences& difference, float score);
    friend bool operator==(const MoveChoice&, const MoveChoice&) = default;
};

/// Scores the moves of all positions, with the job's threads; the same on any number of them. Positions with
/// fewer than two moves are left out. Asked to stop, it returns soon with nothing.
std::vector<MoveChoice> scoredChoices(const std::vector<Position>& positions,
                                      const MoveChoiceOptions& options, const JobContext& job);

struct Misjudgement {
    /// What the move that the genes like best is worth less than the best one, 0 … 1: the simple regret of
    /// the choice. Of moves that are liked as much the first counts.
    double regret = 0;
    /// Mean absolute error of the moves' predicted scores against one another, 0 … 1: what is the same for
    /// all moves of the position is no error. A score of kCentipawnScale is taken to win 73 games of 100.
    double error = 0;
};
Misjudgement misjudgementOf(const std::array<int, kFeatureCount>& genes, const MoveChoice& choice);

}  // namespace plyglass
