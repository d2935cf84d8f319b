// Elo difference from a match result, with its confidence interval.
//
// The expected score of a player who is `d` Elo stronger is 1 / (1 + 10^(−d/400)) (Elo 1978, logistic form);
// the estimate is its inverse at the mean score. Two games from one opening with colours reversed are not
// independent (an unbalanced opening gives a win each way), so the pair is the unit: five possible results
// per pair ("pentanomial"). Their variance, divided by the number of pairs, gives the standard error. The
// interval of the mean score, ±1.96 standard errors, is mapped to Elo. Without pairs, single games are the
// unit ("trinomial"). Sources: Remi Coulom, "Whole-History Rating" (2008) for the model; Michel Van den
// Bergh, "A practical introduction to the GSPRT" and "Normalized Elo" (2020) for the statistics of pairs.
#pragma once

#include <array>
#include <cstdint>

namespace plyglass {

/// Counts of single games, from the first player's view.
struct GameCounts {
    std::int64_t wins = 0;
    std::int64_t draws = 0;
    std::int64_t losses = 0;

    std::int64_t games() const { return wins + draws + losses; }
    friend bool operator==(const GameCounts&, const GameCounts&) = default;
};

/// Names its fields for files.
constexpr auto kGameCountFields = [](auto& counts, const auto& each) {
    each("wins", counts.wins);
    each("draws", counts.draws);
    each("losses", counts.losses);
};

/// Counts of pairs by the first player's points: 0, ½, 1, 1½, 2.
using PairCounts = std::array<std::int64_t, 5>;

struct EloEstimate {
    double elo = 0;  ///< logistic; ±infinity for a score of 0 or 100 %
    double low = 0;  ///< ends of the 95 % interval
    double high = 0;
    double los = 0.5;       ///< likelihood of superiority of the first player, 0 … 1
    double normalized = 0;  ///< (mean score − ½) in standard deviations of a game, scaled to Elo
    bool isKnown = false;   ///< false without results
};

EloEstimate estimateElo(const GameCounts& counts);
EloEstimate estimateElo(const PairCounts& pairs);

/// Expected score (0 … 1) for an Elo difference, and its inverse (±infinity at 0 and 1).
double scoreOfElo(double elo);
double eloOfScore(double score);

/// Normalized Elo per standard deviation, 800 / ln 10: for games without draws between equals it agrees with
/// logistic Elo (Van den Bergh 2020).
extern const double kNormalizedEloPerSigma;

}  // namespace plyglass
