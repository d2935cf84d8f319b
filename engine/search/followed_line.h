// A line of moves with the game before it, and where a draw rule ends it. Private to engine/search.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/chess/position.h"

namespace plyglass {

constexpr int kFiftyMoves = 100;  ///< plies

class FollowedLine {
  public:
    /// `gameKeys` as in SearchRequest.
    FollowedLine(const Position& root, std::span<const std::uint64_t> gameKeys);

    /// The move must be legal.
    void play(Move move);
    const Position& position() const { return m_position; }
    /// Occurrences of the current position so far, this one included.
    int occurrences() const;
    /// Whether the game is drawn here: insufficient material, fifty-move rule or third occurrence.
    bool isDrawn() const;

  private:
    Position m_position;
    std::vector<std::uint64_t> m_keys;
};

/// The moves up to and including the one that ends the game by a rule; at least one if `moves` is not empty.
std::vector<Move> untilGameEnds(FollowedLine line, std::vector<Move> moves);

}  // namespace plyglass
