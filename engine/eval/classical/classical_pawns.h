// Pawn structure and king shelter: the part of the classical evaluation that depends only on pawns and kings
// and can be cached. Terms after Nimzowitsch, "My System" (1925).
#pragma once

#include <algorithm>

#include "engine/eval/classical/board_masks.h"
#include "engine/eval/classical/classical_weights.h"

namespace plyglass {

/// Adds the pawn terms of `Us` to `sink` and returns its passed pawns.
template <Color Us, class Sink>
Bitboard scorePawns(const Position& position, Sink& sink) {
    const Bitboard own = position.pieces(Us, Pawn);
    const Bitboard enemy = position.pieces(~Us, Pawn);
    const Bitboard enemyAttacks = allPawnAttacks<~Us>(enemy);
    Bitboard passed = 0;
    for (Bitboard left = own; left;) {
        const Square square = popLowest(left);
        const int rank = relativeRank(Us, square);
        const Bitboard neighbours = own & kMasks.adjacentFiles[fileOf(square)];
        const Bitboard defenders = own & pawnAttacks(~Us, square);
        const bool isFree = !(enemy & kMasks.ahead[Us][square]);
        const bool isRear = own & kMasks.ahead[Us][square];
        const bool hasHelp = neighbours & ~kMasks.frontSpan[Us][square];
        const Bitboard stop = forward<Us>(bitOf(square));

        if (neighbours & rankBits(rankOf(square))) sink.template add<Us>(ClassicalTerm::Phalanx, rank);
        if (defenders) sink.template add<Us>(ClassicalTerm::Defended, rank, count(defenders));
        if (isRear) sink.template add<Us>(ClassicalTerm::Doubled);
        if (!neighbours)
            sink.template add<Us>(ClassicalTerm::Isolated, isFree);
        else if (!hasHelp && (stop & enemyAttacks))
            sink.template add<Us>(ClassicalTerm::Backward, isFree);

        const Bitboard stoppers = enemy & kMasks.frontSpan[Us][square];
        if (isRear || !isFree) continue;
        if (!stoppers) {
            passed |= bitOf(square);
            sink.template add<Us>(ClassicalTerm::PassedRank, rank);
        } else if (count(neighbours & ~kMasks.frontSpan[Us][square]) >= count(stoppers)) {
            sink.template add<Us>(ClassicalTerm::Candidate, rank);
        }
    }
    return passed;
}

/// Rank, from the view of `Us`, of the rearmost of `pawns`.
template <Color Us>
int nearestRank(Bitboard pawns) {
    return Us == White ? rankOf(lowest(pawns)) : 7 - (63 - std::countl_zero(pawns)) / 8;
}

/// Shelter and storm: pawns of both sides on the three files around the king of `Us`, beside or in front of
/// it.
template <Color Us, class Sink>
void scoreShelter(const Position& position, Sink& sink) {
    const Square king = position.king(Us);
    const Bitboard notBehind = Us == White ? ~0ull << (8 * rankOf(king)) : ~0ull >> (8 * (7 - rankOf(king)));
    const int middle = std::clamp(fileOf(king), 1, 6);
    for (int file = middle - 1; file <= middle + 1; ++file) {
        const Bitboard span = fileBits(file) & notBehind;
        const Bitboard own = position.pieces(Us, Pawn) & span;
        const Bitboard enemy = position.pieces(~Us, Pawn) & span;
        const int ownRank = own ? nearestRank<Us>(own) : 0;
        const int enemyRank = enemy ? nearestRank<Us>(enemy) : 0;
        const int edge = std::min(file, 7 - file);
        sink.template add<Us>(ClassicalTerm::Shelter, 8 * edge + ownRank);
        if (ownRank != 0 && enemyRank == ownRank + 1)
            sink.template add<Us>(ClassicalTerm::StormBlocked, enemyRank);
        else
            sink.template add<Us>(ClassicalTerm::Storm, 8 * edge + enemyRank);
    }
}

}  // namespace plyglass
