// A self-play game in memory: moves and scores.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"
#include "engine/learning/selfplay/stored_score.h"

namespace plyglass {

/// A game from the standard start position.
struct StoredGame {
    std::uint32_t number = 0;      ///< within its run
    std::uint8_t randomPlies = 0;  ///< number of random moves at the start, which have no score
    std::uint8_t halfPoints = 1;   ///< White's points: 0, 1, 2
    std::vector<Move> moves;
    /// One per move after the random ones: score of its search for the side to move, in units of
    /// kStoredScoreScale.
    std::vector<std::int16_t> scores;

    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};
constexpr std::size_t kLongestStoredGame = 60000;

/// Converts the main line of a finished game. `scaleCp`: centipawns of the players that win 73 games of 100.
StoredGame storedGame(const Game& game, std::uint32_t number, int randomPlies, int scaleCp);

/// Checksum that is equal for games with the same stored form: scores are rounded to levels.
std::uint64_t checksumOf(const StoredGame& game);

/// Replays a game: calls `use` with each scored position, the move played there and the index of the score in
/// `scores`. Fails at the first illegal move, after the calls before it.
Result<void> eachScored(const StoredGame& game,
                        const std::function<void(const Position&, Move, std::size_t scored)>& use);

}  // namespace plyglass
