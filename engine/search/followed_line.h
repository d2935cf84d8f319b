// A line of moves with the game before it, and where a rule ends it. Private to engine/search.
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
    /// How often the position has been on the board, this time included.
    int occurrences() const;
    /// Whether the game is drawn here: by too little material, fifty moves or the third occurrence.
    bool isDrawn() const;

  private:
    Position m_position;
    std::vector<std::uint64_t> m_keys;
};

/// The moves up to the one that ends the game by a rule; at least one, if there is one.
std::vector<Move> untilGameEnds(FollowedLine line, std::vector<Move> moves);

}  // namespace plyglass
