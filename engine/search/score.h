// Scores: centipawns from the side to move's point of view, with mates at the ends of the scale.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace plyglass {

using Score = int;

/// Maximum ply from the root of any search; size of the arrays on the search stack.
constexpr int kMaxPly = 128;

constexpr Score kDrawScore = 0;
/// Mate at ply 0. A mate n plies away scores kMateScore − n, so shorter mates score higher.
constexpr Score kMateScore = 32000;
constexpr Score kInfinity = 32001;
constexpr Score kMateThreshold = kMateScore - 2 * kMaxPly;

/// Syzygy win at ply 0, distance to mate unknown. Like a mate score it drops one point per ply. Below every
/// mate score and far above every evaluation (kMaxEvalCp).
constexpr Score kTableWinScore = 30000;
/// Scores from here on are certain wins: mate or tablebase.
constexpr Score kCertainWin = kTableWinScore - kMaxPly;

/// Relation of a search score to the true score.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// Score of being checkmated `ply` plies from the root.
constexpr Score matedAt(int ply) { return -kMateScore + ply; }
constexpr bool isMate(Score score) { return score >= kMateThreshold || score <= -kMateThreshold; }
/// Whether the score is a certain win or loss.
constexpr bool isDecisive(Score score) { return score >= kCertainWin || score <= -kCertainWin; }
/// Whether the score is a Syzygy win or loss, with unknown distance to mate.
constexpr bool isTableWin(Score score) { return isDecisive(score) && !isMate(score); }
/// Moves to mate: 3 = mate in three, −2 = being mated in two, 0 = already mated. Only for mate scores.
constexpr int mateInMoves(Score score) {
    return score > 0 ? (kMateScore - score + 1) / 2 : -(kMateScore + score) / 2;
}
/// Inverse of `mateInMoves`.
constexpr Score scoreOfMateIn(int moves) {
    return moves > 0 ? kMateScore - 2 * moves + 1 : -kMateScore - 2 * moves;
}

}  // namespace plyglass
