// What a weak player does not see: some moves, its own and the answers to them, are overlooked. Which ones
// follows what people find hard: quiet, backward, long-range moves and those of pinned pieces escape them;
// checks, captures and above all whatever happens to the piece that has just moved do not.
#pragma once

#include <cstdint>

#include "engine/chess/position.h"
#include "engine/levels/levels.h"
#include "engine/search/reply_filter.h"

namespace plyglass {

class Attention : public ReplyFilter {
  public:
    /// Overlooks nothing.
    Attention() = default;
    /// Whose moves: people see their own ideas better than the answers to them.
    enum class Mover { Itself, Opponent };
    /// The same moves in the same positions, as long as level and seed are the same.
    Attention(const Level& level, std::uint64_t gameSeed, Mover mover);

    bool isPerfect() const { return m_overlookPercent == 0; }
    /// `moves`, legal in `position`, without the overlooked ones: perhaps none. In check nothing is
    /// overlooked. `last` is the move that led there, null if unknown.
    MoveList noticed(const Position& position, Move last, const MoveList& moves) const override;
    /// The chance in percent to overlook `move`, which is legal.
    int chanceToOverlook(const Position& position, Move move, Move last) const;

  private:
    int m_overlookPercent = 0;
    bool m_seesMateInOne = true;
    std::uint64_t m_seed = 0;
};

/// Whether a legal move mates at once.
bool isMateInOne(const Position& position, Move move);

}  // namespace plyglass
