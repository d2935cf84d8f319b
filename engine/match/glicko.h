// The strength of one player who plays now and then, and how sure it is: the Glicko-2 system (Mark Glickman,
// "Example of the Glicko-2 system", 2012). Other than Elo's it knows how little a few games say, and that a
// player who has not played for long may have changed.
#pragma once

#include <span>

namespace plyglass {

struct GlickoRating {
    double rating = 1500;      ///< on Elo's scale
    double deviation = 350;    ///< one standard error
    double volatility = 0.06;  ///< how much the strength itself changes from one period to the next

    /// Half the width of the 95 % interval.
    double error() const { return 1.96 * deviation; }
};

struct GlickoGame {
    double opponent = 1500;  ///< the opponent's rating
    double deviation = 0;    ///< and its standard error
    double score = 0;        ///< 1 won, ½ drawn, 0 lost
};

/// The rating after a period in which these games were played; without any, it has only become less sure.
GlickoRating ratedAfter(const GlickoRating& before, std::span<const GlickoGame> games);

}  // namespace plyglass
