// Legality conditions of positions, and their error messages.
#include "engine/chess/position_builder.h"

#include <algorithm>

#include "engine/chess/attacks.h"
#include "engine/chess/names.h"

namespace plyglass {

namespace {

void noteKings(const Position& position, Color color, std::vector<Error>& defects) {
    const int kings = count(position.pieces(color, King));
    if (kings == 0) defects.push_back(makeText(translatable("Engine", "{} has no king"), colorName(color)));
    if (kings > 1)
        defects.push_back(makeText(translatable("Engine", "{} has {} kings"), colorName(color), kings));
}

/// Pieces beyond the initial number, which must be promoted pawns.
int promotedPieces(const Position& position, Color color) {
    const auto surplus = [&](PieceType type, int atStart) {
        return std::max(0, count(position.pieces(color, type)) - atStart);
    };
    return surplus(Knight, 2) + surplus(Bishop, 2) + surplus(Rook, 2) + surplus(Queen, 1);
}

void noteNumbers(const Position& position, Color color, std::vector<Error>& defects) {
    const int pieces = count(position.pieces(color));
    const int pawns = count(position.pieces(color, Pawn));
    const int promoted = promotedPieces(position, color);
    if (pieces > 16) {
        defects.push_back(makeText(translatable("Engine", "{} has {} pieces, and 16 is the most"),
                                   colorName(color), pieces));
    } else if (pawns > 8) {
        defects.push_back(
            makeText(translatable("Engine", "{} has {} pawns, and 8 is the most"), colorName(color), pawns));
    } else if (promoted > 8 - pawns) {
        defects.push_back(makeText(
            translatable("Engine", "{} has {} more pieces than its {} missing pawns can have become"),
            colorName(color), promoted, 8 - pawns));
    }
}

}  // namespace

std::vector<Error> PositionBuilder::pieceDefects() const {
    std::vector<Error> defects;
    for (const Color color : {White, Black}) noteKings(m_position, color, defects);
    for (const Color color : {White, Black}) noteNumbers(m_position, color, defects);
    const Bitboard misplaced = m_position.pieces(Pawn) & (rankBits(0) | rankBits(7));
    if (misplaced)
        defects.push_back(makeText(translatable("Engine", "a pawn stands on {}, where no pawn can be"),
                                   squareName(lowest(misplaced))));
    return defects;
}

Result<void> PositionBuilder::setSideToMove(Color color) {
    m_position.m_sideToMove = ~color;
    if (contains(kingAttacks(m_position.king(White)), m_position.king(Black)))
        return fail(
            translatable("Engine", "{} is in check from the king beside its own, but it is {}'s move"),
            colorName(~color), colorName(color));
    if (m_position.computeCheckers())
        return fail(translatable("Engine", "{} is in check, but it is {}'s move"), colorName(~color),
                    colorName(color));
    m_position.m_sideToMove = color;
    m_position.m_checkers = m_position.computeCheckers();
    const int checkers = count(m_position.m_checkers);
    if (checkers > 2)
        return fail(translatable("Engine", "{} is in check from {} pieces at once, and two is the most"),
                    colorName(color), checkers);
    return {};
}

Result<void> PositionBuilder::addCastling(Color color, Square rook) {
    const Square king = m_position.king(color);
    if (relativeRank(color, king) != 0)
        return fail(translatable("Engine", "{}'s king on {} has left its first rank"), colorName(color),
                    squareName(king));
    if (relativeRank(color, rook) != 0 || m_position.pieceAt(rook) != makePiece(color, Rook))
        return fail(translatable("Engine", "{} has no rook on {}"), colorName(color), squareName(rook));
    const CastlingSide side = rook > king ? KingSide : QueenSide;
    const CastlingRights right = castlingRight(color, side);
    if (m_position.m_castling & right)
        return fail(translatable("Engine", "{} may castle to the {} side with one rook only"),
                    colorName(color), side == KingSide ? "king's" : "queen's");
    m_position.m_castling |= right;
    m_position.m_castlingRook[color * 2 + side] = rook;
    const Square kingTarget = castlingKingTarget(color, side);
    const Square rookTarget = castlingRookTarget(color, side);
    const Bitboard ways =
        between(king, kingTarget) | between(rook, rookTarget) | bitOf(kingTarget) | bitOf(rookTarget);
    m_position.m_castlingPath[color * 2 + side] = ways & ~(bitOf(king) | bitOf(rook));
    m_position.m_rightsLost[king] |= right;
    m_position.m_rightsLost[rook] |= right;
    m_position.m_chess960 |= fileOf(king) != 4 || fileOf(rook) != (side == KingSide ? 7 : 0);
    return {};
}

void PositionBuilder::setEnPassant(Square square) {
    const Color us = m_position.m_sideToMove;
    const auto pawn = static_cast<Square>(square ^ 8);
    const Bitboard passed = bitOf(square) | shift<8>(bitOf(square)) | shift<-8>(bitOf(square));
    const bool canBePassed = relativeRank(us, square) == 5 &&
                             m_position.pieceAt(pawn) == makePiece(~us, Pawn) &&
                             (m_position.occupied() & passed) == bitOf(pawn);
    if (canBePassed && m_position.capturersOn(square)) m_position.m_enPassant = square;
}

void PositionBuilder::setCounters(int halfmoveClock, int fullmoveNumber) {
    m_position.m_halfmoveClock = static_cast<std::uint16_t>(halfmoveClock);
    m_position.m_fullmoveNumber = static_cast<std::uint16_t>(fullmoveNumber);
}

Position PositionBuilder::build() {
    m_position.m_key = m_position.computeKey();
    return m_position;
}

}  // namespace plyglass
