// Passed pawns: blockers, king distances, and unstoppable pawns (rule of the square).
#pragma once

#include "engine/eval/classical/classical_board.h"

namespace plyglass {

/// Whether the lone enemy king is outside the square of a pawn with a free path.
template <Color Us>
bool isUnstoppable(const ClassicalBoard& board, Square pawn) {
    constexpr Color Them = ~Us;
    const Position& position = board.position;
    if (position.pieces(Them) & ~board.pawns[Them] & ~bitOf(board.king[Them])) return false;
    if (kMasks.ahead[Us][pawn] & board.occupied) return false;
    const Square goal = makeSquare(fileOf(pawn), Us == White ? 7 : 0);
    const int doubleStep = relativeRank(Us, pawn) == 1;
    const int steps = 7 - relativeRank(Us, pawn) - doubleStep;
    const int enemySteps = kingDistance(board.king[Them], goal) - (position.sideToMove() == Them);
    return enemySteps > steps;
}

template <Color Us, class Sink>
void scorePassedPawn(const ClassicalBoard& board, Square square, Sink& sink) {
    constexpr Color Them = ~Us;
    constexpr int kFourthRank = 3;
    const Position& position = board.position;
    const int rank = relativeRank(Us, square);
    const Square stop = static_cast<Square>(Us == White ? square + 8 : square - 8);
    if (rank >= kFourthRank) {
        const int row = 8 * (rank - kFourthRank);
        sink.template add<Us>(ClassicalTerm::PassedOwnKing, row + kingDistance(board.king[Us], stop));
        sink.template add<Us>(ClassicalTerm::PassedEnemyKing, row + kingDistance(board.king[Them], stop));
    }
    const Bitboard path = kMasks.ahead[Us][square];
    const Bitboard hindrances = board.occupied | board.attacked[Them];
    if (position.pieces(Them) & bitOf(stop))
        sink.template add<Us>(ClassicalTerm::PassedBlocked, rank);
    else if (!(hindrances & path))
        sink.template add<Us>(ClassicalTerm::PassedFreePath, rank);
    else if (!(hindrances & bitOf(stop)))
        sink.template add<Us>(ClassicalTerm::PassedFreeStop, rank);
    if (contains(board.attacked[Us], stop)) sink.template add<Us>(ClassicalTerm::PassedSupported, rank);
    const Bitboard behind = kMasks.ahead[Them][square];
    if (behind & position.pieces(Us, Rook)) sink.template add<Us>(ClassicalTerm::PassedRook, 0);
    if (behind & position.pieces(Them, Rook)) sink.template add<Us>(ClassicalTerm::PassedRook, 1);
    if (isUnstoppable<Us>(board, square)) sink.template add<Us>(ClassicalTerm::PassedUnstoppable);
}

/// `passed` is the result of scorePawns for `Us`.
template <Color Us, class Sink>
void scorePassed(const ClassicalBoard& board, Bitboard passed, Sink& sink) {
    while (passed) scorePassedPawn<Us>(board, popLowest(passed), sink);
}

}  // namespace plyglass
