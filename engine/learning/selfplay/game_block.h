// Content of a block of games: per position one byte for the move and one for the score. Bytes of the same
// kind are stored together and compressed separately by zstd.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/learning/selfplay/scored_game.h"

namespace plyglass {

/// Games to be written as one block.
class GameBlock {
  public:
    /// Adds a game. Fails without changes if it is too long, has an illegal move or is inconsistent; the
    /// error is a clause with its number.
    Result<void> add(const ScoredGame& game);
    /// Uncompressed size so far: about two bytes per position.
    std::size_t size() const { return m_heads.size() + m_ranks.size() + m_levels.size(); }
    /// Returns the compressed games and empties the block.
    std::string take();

  private:
    std::string m_heads;   ///< per game: number, random plies, half points and number of moves
    std::string m_ranks;   ///< per move: index among the legal moves, see RankedMoves
    std::string m_levels;  ///< per score: level minus the level predicted from the one before
};

/// Decompresses the games, with scores by scoreOfLevel; empty if the content is invalid.
std::optional<std::vector<ScoredGame>> gamesOfBlock(std::string_view packed);

/// Only the numbers of the games; much faster.
std::optional<std::vector<std::uint32_t>> numbersOfBlock(std::string_view packed);

}  // namespace plyglass
