// Glicko-2 ratings (Mark Glickman, "Example of the Glicko-2 system", 2012): the strength of a player who
// plays irregularly, with its uncertainty. Unlike Elo, the uncertainty is large after few games and grows
// with inactivity.
#pragma once

#include <span>

namespace plyglass {

struct GlickoRating {
    double rating = 1500;      ///< on the Elo scale
    double deviation = 350;    ///< standard error
    double volatility = 0.06;  ///< expected fluctuation of the rating from one period to the next

    /// Half-width of the 95 % interval.
    double error() const { return 1.96 * deviation; }
};

struct GlickoGame {
    double opponent = 1500;  ///< rating of the opponent
    double deviation = 0;    ///< standard error of that rating
    double score = 0;        ///< 1 won, ½ drawn, 0 lost
};

/// The rating after a rating period with these games; without games only the deviation grows.
GlickoRating ratedAfter(const GlickoRating& before, std::span<const GlickoGame> games);

}  // namespace plyglass
