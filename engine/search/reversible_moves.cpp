#include "engine/search/reversible_moves.h"

#include "engine/chess/attacks.h"
#include "engine/chess/zobrist.h"

namespace plyglass {

const ReversibleMoves kReversibleMoves;

ReversibleMoves::ReversibleMoves() {
    for (const Color color : {White, Black})
        for (const PieceType type : {Knight, Bishop, Rook, Queen, King})
            for (int from = 0; from < kSquares; ++from)
                for (int to = from + 1; to < kSquares; ++to) {
                    const auto [a, b] = std::pair(static_cast<Square>(from), static_cast<Square>(to));
                    if (!contains(attacks(type, a, 0), b)) continue;
                    const auto& keys = kZobrist.piece[makePiece(color, type)];
                    insert({keys[a] ^ keys[b] ^ kZobrist.blackToMove, a, b});
                }
}

/// Cuckoo hashing: every entry has two slots; an entry in the way moves to its other slot.
void ReversibleMoves::insert(Entry entry) {
    std::size_t place = firstPlace(entry.keyChange);
    while (true) {
        std::swap(m_entries[place], entry);
        if (entry.from == NoSquare) return;
        place =
            place == firstPlace(entry.keyChange) ? secondPlace(entry.keyChange) : firstPlace(entry.keyChange);
    }
}

std::optional<std::pair<Square, Square>> ReversibleMoves::find(std::uint64_t keyChange) const {
    for (const std::size_t place : {firstPlace(keyChange), secondPlace(keyChange)})
        if (m_entries[place].keyChange == keyChange && m_entries[place].from != NoSquare)
            return std::pair(m_entries[place].from, m_entries[place].to);
    return std::nullopt;
}

}  // namespace plyglass
