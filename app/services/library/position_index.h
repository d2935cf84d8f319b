// Which games came to a position: by the index, and for the few games that it does not know yet by playing
// them through.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "app/services/library/game_facts.h"
#include "app/services/library/library_connection.h"
#include "engine/chess/position.h"

namespace plyglass {

/// A set of numbers of games.
class GameSet {
  public:
    void add(std::int64_t id) {
        const auto at = static_cast<std::size_t>(id);
        if (at >= m_bits.size()) m_bits.resize(at + at / 2 + 64);
        m_bits[at] = true;
    }
    bool contains(std::int64_t id) const {
        const auto at = static_cast<std::size_t>(id);
        return at < m_bits.size() && m_bits[at];
    }

  private:
    std::vector<bool> m_bits;
};

/// The numbers of the kept games whose main line came to this position, in their order.
Result<std::vector<std::int64_t>> gamesWithPosition(LibraryConnection& connection, const Position& position);

/// A move and what came of it in the games in which it was played.
struct TreeMove {
    Move move;
    std::uint64_t whiteWins = 0;
    std::uint64_t draws = 0;
    std::uint64_t blackWins = 0;
    std::uint64_t games = 0;       ///< those without a result too
    std::uint64_t ratedGames = 0;  ///< in which the rating of the side that moved is known
    std::uint64_t ratingSum = 0;
    int firstYear = 0;  ///< 0: of no game is the year known
    int lastYear = 0;
};

/// What was played in a position in the games of `selection`, or in all of them if it is null: the most
/// played move first. A game counts for a move if it came to the position after the move as well, in whatever
/// order its moves were.
Result<std::vector<TreeMove>> openingTreeAt(LibraryConnection& connection, const Position& position,
                                            const GameSet* selection);

}  // namespace plyglass
