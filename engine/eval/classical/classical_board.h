// What several themes of the classical evaluation need to know about a position, worked out once.
#pragma once

#include <array>

#include "engine/chess/attacks.h"
#include "engine/chess/position.h"
#include "engine/eval/classical/board_masks.h"
#include "engine/eval/classical/classical_weights.h"

namespace plyglass {

/// Filled in order: the constructor knows pawns and kings, `scorePieces` of both colours adds the pieces; the
/// king, threat and passed-pawn themes read it all.
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
    std::array<Bitboard, kColors> kingZone{};  ///< the king's square, its neighbours, and a row before them
    std::array<Bitboard, kColors> pinned{};    ///< own pieces that stand between their king and a slider
    /// Enemy pieces of each type that attack the zone, and their attacks on squares beside the king.
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

    /// Squares worth going to: not under attack by pawns, not behind own pawns that cannot move or have not.
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
