#include "app/services/practice/exercise_answer.h"

#include "app/services/game_setup.h"
#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

bool isGoodAnswer(const MistakeExercise& exercise, Move move, const WhyNotAnswer& judged) {
    if (move == exercise.better || judged.verdict == WhyNotVerdict::Best) return true;
    if (!isDecisive(judged.bestScore) && judged.costCp() <= kGoodAnswerCp) return true;
    const double scale = winScale(exercise.position, PlayerSetup().evaluator.choice.kind);
    return winPercent(judged.bestScore, scale) - winPercent(judged.candidateScore, scale) < kInaccuracyLoss;
}

}  // namespace plyglass
