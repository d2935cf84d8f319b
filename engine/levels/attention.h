// Attention of a weak player: some moves, its own and the replies to them, are overlooked, following what
// people find hard. Quiet, backward and long-range moves are missed most often; captures that win something
// the less often the more they win, and hardly ever what concerns the piece that has just moved.
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
    /// Maker of the moves: players see their own moves better than the replies.
    enum class Mover { Itself, Opponent };
    /// A move of a piece stays overlooked for some moves of a game, in whatever position, as long as level
    /// and seed are the same. `threat` is the opponent's last move before the replies that are judged: what
    /// that piece attacks is seen.
    Attention(const Level& level, std::uint64_t gameSeed, Mover mover, Move threat = {});

    bool isPerfect() const { return m_overlookPercent == 0; }
    /// `moves`, legal in `position`, without the overlooked ones; may be empty. In check nothing is
    /// overlooked. `last` is the move that led to the position, null if unknown.
    MoveList noticed(const Position& position, Move last, const MoveList& moves) const override;
    /// Probability in percent of overlooking `move`, which is legal.
    int chanceToOverlook(const Position& position, Move move, Move last) const;

  private:
    int ease(const Position& position, Move move, Move last) const;

    int m_overlookPercent = 0;
    bool m_seesMateInOne = true;
    std::uint64_t m_seed = 0;
    Move m_threat;
};

/// Whether a legal move gives checkmate.
bool isMateInOne(const Position& position, Move move);

}  // namespace plyglass
