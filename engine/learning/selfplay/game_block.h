// Games packed together: what a block of a file of games contains. Of each position there is a byte for the
// move and one for the score; bytes of a kind stand together, and zstd packs each kind by itself.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/learning/selfplay/stored_game.h"

namespace plyglass {

/// Games on their way into one block.
class GameBlock {
  public:
    /// Fails, having added nothing, if the game is too long, has an illegal move or contradicts itself; the
    /// error is half a sentence that names its number.
    Result<void> add(const StoredGame& game);
    /// Bytes so far, before they are packed: about two for each position.
    std::size_t size() const { return m_heads.size() + m_ranks.size() + m_levels.size(); }
    /// The packed games, after which the block is empty again.
    std::string take();

  private:
    std::string m_heads;   ///< of each game its number, random plies, half points and number of moves
    std::string m_ranks;   ///< of each move its place among the legal ones, see RankedMoves
    std::string m_levels;  ///< of each score its level less what the one before lets expect
};

/// The games that were packed, their scores as scoreOfLevel gives them; nothing if this is no such content.
std::optional<std::vector<StoredGame>> gamesOfBlock(std::string_view packed);

/// The numbers of these games alone, which takes far less time.
std::optional<std::vector<std::uint32_t>> numbersOfBlock(std::string_view packed);

}  // namespace plyglass
