// Scores: centipawns from the side to move's point of view, with mates at the ends of the scale.
#pragma once

#include <cstdint>
#include <cstdlib>

namespace plyglass {

using Score = int;

/// Plies from the root that any search may reach; arrays on the search's stack have this size.
constexpr int kMaxPly = 128;

constexpr Score kDrawScore = 0;
/// Mate on the board at ply 0. A mate n plies away scores kMateScore − n, so that sooner is better.
constexpr Score kMateScore = 32000;
constexpr Score kInfinity = 32001;
constexpr Score kMateThreshold = kMateScore - 2 * kMaxPly;

/// Won at ply 0 by what Syzygy tables say, which is not how far mate is. Like a mate it loses one point for
/// each ply. It lies below every mate and far above every evaluation (kMaxEvalCp).
constexpr Score kTableWinScore = 30000;
/// Scores from here on are won for certain: by mate or by tables.
constexpr Score kCertainWin = kTableWinScore - kMaxPly;

/// What a score that was found says about the true one.
enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// The side to move is mated here, `ply` plies from the root.
constexpr Score matedAt(int ply) { return -kMateScore + ply; }
constexpr bool isMate(Score score) { return score >= kMateThreshold || score <= -kMateThreshold; }
/// Whether it is known who wins.
constexpr bool isDecisive(Score score) { return score >= kCertainWin || score <= -kCertainWin; }
/// Whether Syzygy tables know who wins, but nobody how soon.
constexpr bool isTableWin(Score score) { return isDecisive(score) && !isMate(score); }
/// Moves to mate: 3 = "mate in three", −2 = "being mated in two". Only for mate scores; 0 is "mated already".
constexpr int mateInMoves(Score score) {
    return score > 0 ? (kMateScore - score + 1) / 2 : -(kMateScore + score) / 2;
}
/// The other way round.
constexpr Score scoreOfMateIn(int moves) {
    return moves > 0 ? kMateScore - 2 * moves + 1 : -kMateScore - 2 * moves;
}

}  // namespace plyglass
