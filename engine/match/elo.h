// What a match result says about the difference in strength, and how sure that is.
//
// The expected score of a player who is `d` Elo stronger is 1 / (1 + 10^(−d/400)) (Elo 1978, the logistic
// form), so the difference is estimated by putting the mean score into the inverse. Its error comes from the
// spread of the results. Two games from one opening with colours reversed are not independent (an unbalanced
// opening gives a win each way), so the pair is the unit: five possible results of a pair ("pentanomial"),
// whose variance is estimated and divided by the number of pairs. The interval is that of the mean score,
// ±1.96 standard errors, mapped to Elo. Where pairs are not known, single games take their place
// ("trinomial"). Sources: Remi Coulom, "Whole-History Rating" (2008) for the model; the statistics of pairs
// after Michel Van den Bergh, "A practical introduction to the GSPRT" and "Normalized Elo" (2020).
#pragma once

#include <array>
#include <cstdint>

namespace plyglass {

/// Single games, from the first player's point of view.
struct GameCounts {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    std::int64_t games() const { return wins + draws + losses; }
    friend bool operator==(const GameCounts&, const GameCounts&) = default;
};

/// Pairs of games by the first player's points in them: 0, ½, 1, 1½, 2.
using PairCounts = std::array<std::int64_t, 5>;

struct EloEstimate {
    double elo = 0;  ///< logistic; ±infinity if every point went one way
    double low = 0;  ///< ends of the 95 % interval
    double high = 0;
    double los = 0.5;       ///< likelihood that the first player is the stronger one, 0 … 1
    double normalized = 0;  ///< normalized Elo: the mean's distance from ½ in standard deviations of a game
    bool isKnown = false;   ///< false while there is no result to judge by
};

EloEstimate estimateElo(const GameCounts& counts);
EloEstimate estimateElo(const PairCounts& pairs);

/// Expected score (0 … 1) of a player so many Elo stronger, and back (±infinity at 0 and 1).
double scoreOfElo(double elo);
double eloOfScore(double score);

/// Normalized Elo per standard deviation: 800 / ln 10, so that for games without draws between equals it
/// agrees with logistic Elo (Van den Bergh 2020).
extern const double kNormalizedEloPerSigma;

}  // namespace plyglass
