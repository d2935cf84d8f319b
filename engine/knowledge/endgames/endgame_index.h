// Positions of an ending as numbers. What is the same by symmetry has the same number: without pawns a board
// can be turned and mirrored in eight ways, with pawns it can be mirrored left to right.
#pragma once

#include <cstdint>

#include "engine/knowledge/endgames/endgame_material.h"

namespace plyglass {

/// The last man gives the slowest part of the number, then come the kings, then the third man: neighbours in
/// this order are so alike that a table is packed best. The kings can stand in 462 ways that differ, with
/// pawns in 1806; a pawn has 48 squares, any other man 64.
class EndgameIndex {
  public:
    explicit EndgameIndex(const EndgameMaterial& material);

    /// Positions are numbered from 0 to this, exclusive. Some numbers are given to no position.
    std::uint32_t size() const { return m_size; }
    /// The men must stand on different squares, the kings not side by side and no pawn on a last rank.
    std::uint32_t of(const EndgameSquares& squares) const;
    /// A position for every number; `of` gives another number for it, or men share a square, if the number is
    /// given to none.
    EndgameSquares squaresOf(std::uint32_t index) const;

  private:
    struct Other {
        bool isThere = false;
        std::uint32_t lowest = A1;  ///< the first square it can stand on
        std::uint32_t stride = 0;   ///< from one square to the next

        std::uint32_t part(Square square) const { return isThere ? (square - lowest) * stride : 0; }
    };

    std::uint32_t ofOthers(Square third, Square fourth) const;

    bool m_hasPawns;
    bool m_hasTwins;
    Other m_third;
    Other m_fourth;
    std::uint32_t m_kingStride;
    std::uint32_t m_size;
};

}  // namespace plyglass
