#include "engine/learning/training_target.h"

#include <cmath>

namespace plyglass {

double expectedScore(double score, double scale) { return 1 / (1 + std::exp(-score / scale)); }

std::vector<double> targetsOf(const StoredGame& game, const TrainingTarget& target) {
    std::vector<double> targets(game.scores.size());
    const bool isWhiteLast = game.moves.size() % 2 == 1;
    // From the end to the beginning; always for the side to move.
    double later = (isWhiteLast ? game.halfPoints : 2 - game.halfPoints) / 2.0;
    for (std::size_t i = targets.size(); i-- > 0;) {
        const double score = expectedScore(game.scores[i], kStoredScoreScale);
        targets[i] = target.laterShare * later + (1 - target.laterShare) * score;
        later = 1 - (target.traceDecay * later + (1 - target.traceDecay) * score);
    }
    return targets;
}

}  // namespace plyglass
