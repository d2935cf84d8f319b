// Cuckoo tables (van Kervinck 2013): every reversible move, found by its change to the Zobrist key. Two
// positions whose keys differ by such a change are one move apart. Private to engine/search.
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

    /// The two squares of the piece's move, in either order, if `keyChange` (side to move included) belongs
    /// to a reversible move. Squares between them may be occupied.
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
