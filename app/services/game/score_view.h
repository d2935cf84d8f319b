// Scores as the window shows them: from White's side, mates counted from the position shown.
#pragma once

#include "engine/chess/types.h"
#include "engine/search/score.h"

namespace plyglass {

struct ScoreView {
    bool isMate = false;
    int cp = 0;      ///< centipawns from White's side; meaningful if it is no mate
    int mateIn = 0;  ///< moves to mate, positive if White mates

    /// Syzygy tables know who wins: the side for which `cp` is.
    bool isTableWin() const { return !isMate && plyglass::isTableWin(cp); }

    friend bool operator==(const ScoreView&, const ScoreView&) = default;
};

/// `score` is from the side of `mover`, at the position `pliesPlayed` plies before the one shown.
ScoreView scoreForWhite(Score score, Color mover, int pliesPlayed);

/// White's share of the eval bar, 0 … 1: the expected result that a score stands for, as winPercent has it;
/// `scale` is that of winScale.
double whiteShare(const ScoreView& score, double scale = 1);

}  // namespace plyglass
