// A game as self-play keeps it: moves and scores, four bytes for each position.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/chess/game.h"

namespace plyglass {

/// A game from the start position of ordinary chess.
struct StoredGame {
    std::uint32_t number = 0;      ///< within its run
    std::uint8_t randomPlies = 0;  ///< the first so many moves are random and have no score
    std::uint8_t halfPoints = 1;   ///< of White: 0, 1, 2
    std::vector<Move> moves;
    /// One for each move after the random ones, of the search that chose it, for the side to move. For
    /// any player kStoredScoreScale stands for a score that wins 73 games of 100.
    std::vector<std::int16_t> scores;

    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};
constexpr std::size_t kLongestStoredGame = 60000;

/// Evaluators differ in what a centipawn of theirs promises: stored scores do not. In such units the scores
/// are in which the first networks' were.
constexpr int kStoredScoreScale = 200;
constexpr int kStoredMate = 30000;

/// Of the main line of a game that is over. `scaleCp`: so many centipawns of the players' win 73 games of
/// 100.
StoredGame storedGame(const Game& game, std::uint32_t number, int randomPlies, int scaleCp);

/// Length, content, checksum.
void appendTo(std::string& bytes, const StoredGame& game);
/// Whether more bytes would change nothing for takeGame: a whole game stands in front, or what cannot be one.
bool canTakeGame(std::string_view bytes);
/// Takes a game from the front of the bytes. An error says whether they break off or are damaged, and then
/// nothing is taken.
Result<StoredGame> takeGame(std::string_view& bytes);

}  // namespace plyglass
