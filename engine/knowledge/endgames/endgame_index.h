// Index of the positions of an ending. Symmetric positions share an index: eight symmetries without pawns,
// left-right mirroring with pawns.
#pragma once

#include <cstdint>

#include "engine/knowledge/endgames/endgame_material.h"

namespace plyglass {

/// Index order: last man (most significant), kings, third man; neighbours in this order are similar, so
/// tables compress best. King pairs up to symmetry: 462 without pawns, 1806 with pawns. A pawn has 48
/// squares, any other man 64.
class EndgameIndex {
  public:
    explicit EndgameIndex(const EndgameMaterial& material);

    /// Number of indices; some are unused.
    std::uint32_t size() const { return m_size; }
    /// The men must be on different squares, the kings not adjacent and no pawn on a last rank.
    std::uint32_t of(const EndgameSquares& squares) const;
    /// A position for every index. For an unused one, `of` gives another index, or men share a square.
    EndgameSquares squaresOf(std::uint32_t index) const;

  private:
    struct Other {
        bool isThere = false;
        std::uint32_t lowest = A1;  ///< first possible square
        std::uint32_t stride = 0;   ///< index distance between squares

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
