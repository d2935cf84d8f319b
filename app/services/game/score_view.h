// Scores for display: White's view, mates counted from the position shown.
#pragma once

#include "engine/chess/types.h"
#include "engine/search/score.h"

namespace plyglass {

struct ScoreView {
    bool isMate = false;
    int cp = 0;      ///< centipawns from White's view; valid unless `isMate`
    int mateIn = 0;  ///< moves to mate, positive if White mates

    /// Whether `cp` is a tablebase win, for the side with the advantage.
    bool isTableWin() const { return !isMate && plyglass::isTableWin(cp); }

    friend bool operator==(const ScoreView&, const ScoreView&) = default;
};

/// `score` is from the view of `mover`, `pliesPlayed` plies before the position shown.
ScoreView scoreForWhite(Score score, Color mover, int pliesPlayed);

/// White's share of the evaluation bar, 0 … 1: expected result by winPercent; `scale` is from winScale.
double whiteShare(const ScoreView& score, double scale = 1);

}  // namespace plyglass
