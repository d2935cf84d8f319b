// Every move that can be taken back by the same piece, found by what it changes in a position's key: two
// positions whose keys differ by such a move are one move apart (cuckoo tables, van Kervinck 2013). Private
// to engine/search.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "engine/chess/types.h"

namespace plyglass {

class ReversibleMoves {
  public:
    ReversibleMoves();

    /// The two squares of the piece's move, in no order, if `keyChange` (side to move included) is what one
    /// of these moves changes; the squares between them may be occupied.
    std::optional<std::pair<Square, Square>> find(std::uint64_t keyChange) const;

  private:
    struct Entry {
        std::uint64_t keyChange = 0;
        Square from = NoSquare;
        Square to = NoSquare;
    };
    static constexpr std::size_t kSize = 8192;

    static std::size_t firstPlace(std::uint64_t key) { return key % kSize; }
    static std::size_t secondPlace(std::uint64_t key) { return (key >> 16) % kSize; }
    void insert(Entry entry);

    std::array<Entry, kSize> m_entries;
};

extern const ReversibleMoves kReversibleMoves;

}  // namespace plyglass
