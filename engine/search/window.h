// The window of a search: the scores that can still change the choice of a move.
#pragma once

#include <algorithm>

#include "engine/search/score.h"

namespace plyglass {

/// From the side to move's view; by default it is open to every score.
struct Window {
    Score alpha = -kInfinity;  ///< the best score the side to move is already assured of
    Score beta = kInfinity;    ///< the score at which the opponent avoids this position

    /// Zero window: asks only whether the score reaches `goal`.
    static constexpr Window zero(Score goal) { return {goal - 1, goal}; }
    constexpr bool isZero() const { return beta - alpha <= 1; }
    constexpr bool failsLow(Score score) const { return score <= alpha; }
    constexpr bool failsHigh(Score score) const { return score >= beta; }
    constexpr bool contains(Score score) const { return !failsLow(score) && !failsHigh(score); }
    /// The same window from the opponent's view.
    constexpr Window negated() const { return {-beta, -alpha}; }
    /// Relation of a score found with this window to the true one.
    constexpr Bound boundOf(Score score) const {
        if (failsHigh(score)) return Bound::Lower;
        return failsLow(score) ? Bound::Upper : Bound::Exact;
    }
};

}  // namespace plyglass
