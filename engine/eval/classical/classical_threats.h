// Threats: attacks by less valuable pieces and on undefended pieces; and space behind the pawns.
#pragma once

#include "engine/eval/classical/classical_board.h"

namespace plyglass {

template <Color Us, class Sink>
void scorePawnPushThreats(const ClassicalBoard& board, Sink& sink) {
    constexpr Color Them = ~Us;
    constexpr Bitboard kThirdRank = Us == White ? rankBits(2) : rankBits(5);
    const Bitboard safe = ~board.attackedBy[Them][Pawn] & (board.attacked[Us] | ~board.attacked[Them]);
    const Bitboard single = forward<Us>(board.pawns[Us]) & ~board.occupied;
    const Bitboard pushes = (single | (forward<Us>(single & kThirdRank) & ~board.occupied)) & safe;
    const Bitboard targets = board.position.pieces(Them) & ~board.pawns[Them];
    sink.template add<Us>(ClassicalTerm::PushThreat, 0, count(allPawnAttacks<Us>(pushes) & targets));
}

/// Squares from which a knight, or a bishop, rook or second queen, could safely attack the only enemy queen.
template <Color Us, class Sink>
void scoreQueenAttacked(const ClassicalBoard& board, Sink& sink) {
    constexpr Color Them = ~Us;
    const Bitboard queens = board.position.pieces(Them, Queen);
    if (!queens || moreThanOne(queens)) return;
    const Square queen = lowest(queens);
    const Bitboard safe = board.mobilityArea[Us] & ~board.position.pieces(Us) &
                          (~board.attacked[Them] | (board.attackedTwice[Us] & ~board.attackedTwice[Them]));
    const Bitboard knights = knightAttacks(queen) & board.attackedBy[Us][Knight];
    const Bitboard sliders = (bishopAttacks(queen, board.occupied) & board.attackedBy[Us][Bishop]) |
                             (rookAttacks(queen, board.occupied) & board.attackedBy[Us][Rook]);
    sink.template add<Us>(ClassicalTerm::QueenStalked, 0, count(knights & safe));
    sink.template add<Us>(ClassicalTerm::QueenStalked, 1, count(sliders & safe));
}

template <Color Us, class Sink>
void scoreThreats(const ClassicalBoard& board, Sink& sink) {
    constexpr Color Them = ~Us;
    const Position& position = board.position;
    const Bitboard minors = board.attackedBy[Us][Knight] | board.attackedBy[Us][Bishop];
    const Bitboard rooks = board.attackedBy[Us][Rook];
    const Bitboard wellDefended =
        board.attackedBy[Them][Pawn] | (board.attackedTwice[Them] & ~board.attackedTwice[Us]);
    const Bitboard weak = board.attacked[Us] & ~wellDefended;
    const Bitboard hanging = weak & ~board.attacked[Them];
    for (int target = Pawn; target <= Queen; ++target) {
        const Bitboard targets = position.pieces(Them, static_cast<PieceType>(target));
        if (target != Pawn)
            sink.template add<Us>(ClassicalTerm::PawnThreat, target - Knight,
                                  count(targets & board.attackedBy[Us][Pawn]));
        const Bitboard soft = target == Pawn ? targets & weak : targets;
        sink.template add<Us>(ClassicalTerm::MinorThreat, target, count(soft & minors));
        const Bitboard rookTargets = target == Queen ? targets : targets & weak;
        sink.template add<Us>(ClassicalTerm::RookThreat, target, count(rookTargets & rooks));
        sink.template add<Us>(ClassicalTerm::Hanging, target, count(targets & hanging));
    }
    sink.template add<Us>(ClassicalTerm::KingThreat, 0,
                          (position.pieces(Them) & weak & board.attackedBy[Us][King]) != 0);
    scorePawnPushThreats<Us>(board, sink);
    scoreQueenAttacked<Us>(board, sink);
}

template <Color Us, class Sink>
void scoreSpace(const ClassicalBoard& board, Sink& sink) {
    constexpr Bitboard kCentre = fileBits(2) | fileBits(3) | fileBits(4) | fileBits(5);
    constexpr Bitboard kRoom = kCentre & (Us == White ? rankBits(1) | rankBits(2) | rankBits(3)
                                                      : rankBits(6) | rankBits(5) | rankBits(4));
    const Bitboard safe = kRoom & ~board.pawns[Us] & ~board.attackedBy[~Us][Pawn];
    sink.template add<Us>(ClassicalTerm::Space, 0, count(safe));
}

}  // namespace plyglass
