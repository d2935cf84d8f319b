// A self-play game in memory: moves and scores; and the levels to which scores are rounded in files, which
// are expected scores in steps of 1/250 of a game.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Unit of stored scores, which makes evaluators comparable: for any player, a score of this size wins 73
/// games of 100. Equals the scale of the first networks.
constexpr int kStoredScoreScale = 200;
constexpr int kStoredMate = 30000;

/// 0 is level; ±1 … ±124 are expected scores of 1/2 ± that many 250ths. Beyond that: ±125 up to
/// kDecidedScore, ±126 above, ±127 is mate.
constexpr int kMateLevel = 127;
/// Positions beyond it are usually excluded from training; it is a boundary between levels.
constexpr int kDecidedScore = 1500;

/// The level with the nearest expected score.
std::int8_t levelOfScore(std::int16_t score);
/// Representative score of a level, −127 … 127. Its expected score differs by at most 1/400 from that of any
/// score of the level, and it maps to the same level.
std::int16_t scoreOfLevel(std::int8_t level);

/// A game from the standard start position.
struct ScoredGame {
    std::uint32_t number = 0;      ///< within its run
    std::uint8_t randomPlies = 0;  ///< number of random moves at the start, which have no score
    std::uint8_t halfPoints = 1;   ///< White's points: 0, 1, 2
    std::vector<Move> moves;
    /// One per move after the random ones: score of its search for the side to move, in units of
    /// kStoredScoreScale.
    std::vector<std::int16_t> scores;

    friend bool operator==(const ScoredGame&, const ScoredGame&) = default;
};
constexpr std::size_t kLongestScoredGame = 60000;

/// Converts the main line of a finished game. `scaleCp`: centipawns of the players that win 73 games of 100.
ScoredGame scoredGame(const Game& game, std::uint32_t number, int randomPlies, int scaleCp);

/// Checksum that is equal for games with the same stored form: scores are rounded to levels.
std::uint64_t checksumOf(const ScoredGame& game);

/// Replays a game: calls `use` with each scored position, the move played there and the index of the score in
/// `scores`. Fails at the first illegal move, after the calls before it.
Result<void> eachScored(const ScoredGame& game,
                        const std::function<void(const Position&, Move, std::size_t scored)>& use);

}  // namespace plyglass
