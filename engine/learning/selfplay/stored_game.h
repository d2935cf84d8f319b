// A game as self-play keeps it: its moves and their scores.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"
#include "engine/learning/selfplay/stored_score.h"

namespace plyglass {

/// A game from the start position of ordinary chess.
struct StoredGame {
    std::uint32_t number = 0;      ///< within its run
    std::uint8_t randomPlies = 0;  ///< the first so many moves are random and have no score
    std::uint8_t halfPoints = 1;   ///< of White: 0, 1, 2
    std::vector<Move> moves;
    /// One for each move after the random ones, of the search that chose it, for the side to move, in units
    /// of kStoredScoreScale.
    std::vector<std::int16_t> scores;

    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};
constexpr std::size_t kLongestStoredGame = 60000;

/// Of the main line of a game that is over. `scaleCp`: so many centipawns of the players' win 73 games of
/// 100.
StoredGame storedGame(const Game& game, std::uint32_t number, int randomPlies, int scaleCp);

/// The same for games that files cannot tell apart: scores count by their levels.
std::uint64_t checksumOf(const StoredGame& game);

/// Replays a game: gives each position that has a score, the move played there and the score's place in
/// `scores`. Fails at the first illegal move, what came before having been given.
Result<void> eachScored(const StoredGame& game,
                        const std::function<void(const Position&, Move, std::size_t scored)>& use);

}  // namespace plyglass
