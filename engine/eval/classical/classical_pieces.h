// Knights, bishops, rooks and queens: mobility, outposts and other good squares, attacks on the king zone.
// Also fills the attack maps of the ClassicalBoard.
#pragma once

#include "engine/eval/classical/classical_board.h"

namespace plyglass {

/// Attacks of the piece on `square`; X-ray through own pieces that attack along the same lines.
template <Color Us, PieceType Type>
Bitboard attacksForMobility(const ClassicalBoard& board, Square square) {
    const Position& position = board.position;
    Bitboard targets = 0;
    if constexpr (Type == Knight) targets = knightAttacks(square);
    if constexpr (Type == Bishop)
        targets = bishopAttacks(square, board.occupied & ~position.pieces(Us, Queen));
    if constexpr (Type == Rook)
        targets =
            rookAttacks(square, board.occupied & ~(position.pieces(Us, Queen) | position.pieces(Us, Rook)));
    if constexpr (Type == Queen) targets = queenAttacks(square, board.occupied);
    if (contains(board.pinned[Us], square)) targets &= lineThrough(board.king[Us], square);
    return targets;
}

template <Color Us, PieceType Type, class Sink>
void scoreMinor(const ClassicalBoard& board, Square square, Sink& sink) {
    const Bitboard own = board.pawns[Us];
    const int rank = relativeRank(Us, square);
    const bool isSafeForever =
        !(board.pawns[~Us] & kMasks.frontSpan[Us][square] & kMasks.adjacentFiles[fileOf(square)]);
    if (rank >= 3 && rank <= 5 && isSafeForever)
        sink.template add<Us>(Type == Knight ? ClassicalTerm::KnightOutpost : ClassicalTerm::BishopOutpost,
                              contains(board.attackedBy[Us][Pawn], square));
    if (forward<Us>(bitOf(square)) & (own | board.pawns[~Us]))
        sink.template add<Us>(ClassicalTerm::MinorBehindPawn);
    if constexpr (Type == Bishop) {
        const Bitboard sameColor = contains(kDarkSquares, square) ? kDarkSquares : ~kDarkSquares;
        sink.template add<Us>(ClassicalTerm::BishopPawns, 0, count(own & sameColor));
    }
}

/// `mobility` is the number of safe squares the rook attacks.
template <Color Us, class Sink>
void scoreRook(const ClassicalBoard& board, Square square, int mobility, Sink& sink) {
    constexpr int kShutInMobility = 3;
    const Bitboard file = fileBits(fileOf(square));
    const int rank = relativeRank(Us, square);
    if (!(board.pawns[Us] & file)) {
        sink.template add<Us>(ClassicalTerm::RookFile, !(board.pawns[~Us] & file));
    } else if (mobility <= kShutInMobility && rank == 0 && relativeRank(Us, board.king[Us]) == 0) {
        const int kingFile = fileOf(board.king[Us]);
        const bool isTowardsEdge = kingFile >= 4 ? fileOf(square) > kingFile : fileOf(square) < kingFile;
        if (isTowardsEdge) sink.template add<Us>(ClassicalTerm::RookTrapped);
    }
    const bool hasPrey =
        relativeRank(Us, board.king[~Us]) == 7 || (board.pawns[~Us] & rankBits(rankOf(square)));
    if (rank == 6 && hasPrey) sink.template add<Us>(ClassicalTerm::RookSeventh);
}

template <Color Us, PieceType Type, class Sink>
void scorePiecesOf(ClassicalBoard& board, Sink& sink) {
    constexpr ClassicalTerm kMobility = Type == Knight   ? ClassicalTerm::KnightMobility
                                        : Type == Bishop ? ClassicalTerm::BishopMobility
                                        : Type == Rook   ? ClassicalTerm::RookMobility
                                                         : ClassicalTerm::QueenMobility;
    const Bitboard besideEnemyKing = kingAttacks(board.king[~Us]);
    for (Bitboard left = board.position.pieces(Us, Type); left;) {
        const Square square = popLowest(left);
        const Bitboard targets = attacksForMobility<Us, Type>(board, square);
        board.addAttacks<Us>(Type, targets);
        const int mobility = count(targets & board.mobilityArea[Us]);
        sink.template add<Us>(kMobility, mobility);
        if (targets & board.kingZone[~Us]) {
            ++board.zoneAttackers[~Us][Type];
            board.zoneAttacks[~Us] += count(targets & besideEnemyKing);
        }
        if constexpr (Type == Knight || Type == Bishop) scoreMinor<Us, Type>(board, square, sink);
        if constexpr (Type == Rook) scoreRook<Us>(board, square, mobility, sink);
    }
}

template <Color Us, class Sink>
void scorePieces(ClassicalBoard& board, Sink& sink) {
    scorePiecesOf<Us, Knight>(board, sink);
    scorePiecesOf<Us, Bishop>(board, sink);
    scorePiecesOf<Us, Rook>(board, sink);
    scorePiecesOf<Us, Queen>(board, sink);
    const int pawns = count(board.pawns[Us]);
    const Bitboard bishops = board.position.pieces(Us, Bishop);
    if ((bishops & kDarkSquares) && (bishops & ~kDarkSquares))
        sink.template add<Us>(ClassicalTerm::BishopPair);
    sink.template add<Us>(ClassicalTerm::KnightPerPawn, 0, pawns * count(board.position.pieces(Us, Knight)));
    sink.template add<Us>(ClassicalTerm::RookPerPawn, 0, pawns * count(board.position.pieces(Us, Rook)));
}

}  // namespace plyglass
