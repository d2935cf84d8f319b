// What a score means for the result: how often games between people are won from it.
#pragma once

#include <algorithm>

#include "engine/base/logistic.h"
#include "engine/search/score.h"

namespace plyglass {

/// Beyond so many centipawns a lead says no more about the result.
constexpr int kDecidedCp = 1000;

/// Expected result in per cent, 0 (lost) … 50 (even) … 100 (won), of the side whose score it is:
/// 50 + 50·(2/(1+exp(−0.00368208·cp)) − 1) with cp within ±1000, and 100 or 0 for a mate (lichess's fit to
/// games of people, lichess.org/page/accuracy).
inline double winPercent(Score score) {
    constexpr double kSlope = 0.00368208;
    if (isMate(score)) return score > 0 ? 100 : 0;
    return 100 * logistic(kSlope * std::clamp(score, -kDecidedCp, kDecidedCp));
}

}  // namespace plyglass
