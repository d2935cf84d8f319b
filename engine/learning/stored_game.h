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
    std::uint8_t randomPlies = 0;  ///< the first so many moves were drawn by lot and have no score
    std::uint8_t halfPoints = 1;   ///< of White: 0, 1, 2
    std::vector<Move> moves;
    /// One for each move after the random ones, of the search that chose it, in centipawns for the side to
    /// move.
    std::vector<std::int16_t> scores;

    friend bool operator==(const StoredGame&, const StoredGame&) = default;
};
constexpr std::size_t kLongestStoredGame = 60000;

/// Of the main line of a game that is over; mates count as ±kStoredMateCp.
StoredGame storedGame(const Game& game, std::uint32_t number, int randomPlies);
constexpr int kStoredMateCp = 30000;

/// Length, content, checksum.
void appendTo(std::string& bytes, const StoredGame& game);
/// Takes a game from the front of the bytes. An error says whether they break off or are damaged, and then
/// nothing is taken.
Result<StoredGame> takeGame(std::string_view& bytes);

}  // namespace plyglass
