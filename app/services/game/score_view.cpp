// White's view of a score.
#include "app/services/game/score_view.h"

#include <algorithm>
#include <cstdlib>

#include "engine/lab/analysis/win_percent.h"

namespace plyglass {

ScoreView scoreForWhite(Score score, Color mover, int pliesPlayed) {
    const int sign = mover == White ? 1 : -1;
    ScoreView view;
    if (!isMate(score)) {
        view.cp = sign * score;
        return view;
    }
    const int plies = kMateScore - std::abs(score) - pliesPlayed;
    view.isMate = true;
    view.mateIn = sign * (score > 0 ? 1 : -1) * std::max(0, (plies + 1) / 2);
    return view;
}

double whiteShare(const ScoreView& score, double scale) {
    constexpr double kWholePercent = 100;
    if (score.isMate) return score.mateIn > 0 ? 1.0 : 0.0;
    return winPercent(score.cp, scale) / kWholePercent;
}

}  // namespace plyglass
