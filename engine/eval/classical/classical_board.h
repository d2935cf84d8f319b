// Position data shared by the themes of the classical evaluation, computed once.
#pragma once

#include <array>

#include "engine/chess/attacks.h"
#include "engine/chess/position.h"
#include "engine/eval/classical/board_masks.h"
#include "engine/eval/classical/classical_weights.h"

namespace plyglass {

/// Filled in order: the constructor computes pawns and kings, `scorePieces` of both colours adds the pieces;
/// then the king, threat and passed-pawn themes read it.
struct ClassicalBoard {
    explicit ClassicalBoard(const Position& p) : position(p), occupied(p.occupied()) {
        prepare<White>();
        prepare<Black>();
        prepareArea<White>();
        prepareArea<Black>();
    }

    const Position& position;
    Bitboard occupied;
    std::array<Bitboard, kColors> pawns{};
    std::array<Square, kColors> king{};
    std::array<std::array<Bitboard, kPieceTypes>, kColors> attackedBy{};
    std::array<Bitboard, kColors> attacked{};
    std::array<Bitboard, kColors> attackedTwice{};
    std::array<Bitboard, kColors> mobilityArea{};
    std::array<Bitboard, kColors> kingZone{};  ///< king square, its neighbours and one more rank in front
    std::array<Bitboard, kColors> pinned{};    ///< own pieces between their king and an enemy slider
    /// Enemy pieces of each type that attack the king zone, and their attacks on squares next to the king.
    std::array<std::array<std::int8_t, kPieceTypes>, kColors> zoneAttackers{};
    std::array<int, kColors> zoneAttacks{};

    template <Color Us>
    void addAttacks(PieceType type, Bitboard squares) {
        attackedTwice[Us] |= attacked[Us] & squares;
        attacked[Us] |= squares;
        attackedBy[Us][type] |= squares;
    }

  private:
    template <Color Us>
    void prepare() {
        pawns[Us] = position.pieces(Us, Pawn);
        king[Us] = position.king(Us);
        const Bitboard beside = kingAttacks(king[Us]);
        const Bitboard around = beside | bitOf(king[Us]);
        kingZone[Us] = around | forward<Us>(around);
        addAttacks<Us>(King, beside);
        addAttacks<Us>(Pawn, allPawnAttacks<Us>(pawns[Us]));
        attackedTwice[Us] |= doublePawnAttacks<Us>(pawns[Us]);
        pinned[Us] = findPinned(Us);
    }

    /// Mobility area: squares not attacked by enemy pawns and not occupied by the own king, queens, or
    /// blocked or unmoved pawns.
    template <Color Us>
    void prepareArea() {
        constexpr Bitboard kHome = Us == White ? rankBits(1) | rankBits(2) : rankBits(6) | rankBits(5);
        const Bitboard idle = pawns[Us] & (kHome | forward<~Us>(occupied));
        mobilityArea[Us] = ~(idle | attackedBy[~Us][Pawn] | bitOf(king[Us]) | position.pieces(Us, Queen));
    }

    Bitboard findPinned(Color us) const {
        const Bitboard queens = position.pieces(~us, Queen);
        Bitboard snipers = (diagonalsFrom(king[us]) & (position.pieces(~us, Bishop) | queens)) |
                           (orthogonalsFrom(king[us]) & (position.pieces(~us, Rook) | queens));
        Bitboard found = 0;
        while (snipers) {
            const Bitboard blockers = between(king[us], popLowest(snipers)) & occupied;
            if (blockers && !moreThanOne(blockers)) found |= blockers & position.pieces(us);
        }
        return found;
    }
};

}  // namespace plyglass
