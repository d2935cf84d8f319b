#include "app/services/library/find/game_replay.h"

namespace plyglass {

GameReplay::GameReplay(const Position& start) : m_pieces(start), m_mover(start.sideToMove()) {
    for (int square = A1; square <= H8; ++square)
        m_board[square] = start.pieceAt(static_cast<Square>(square));
}

void GameReplay::put(Piece piece, Square square) {
    m_board[square] = piece;
    m_pieces.toggle(piece, square);
}

Piece GameReplay::take(Square square) {
    const Piece piece = m_board[square];
    if (piece != NoPiece) m_pieces.toggle(piece, square);
    m_board[square] = NoPiece;
    return piece;
}

bool GameReplay::play(Move move) {
    if (move.isNull()) {
        m_mover = ~m_mover;
        m_change = Change::Nothing;
        return true;
    }
    if (!isOwn(move.from())) return false;
    const bool done = [&] {
        switch (move.kind()) {
            case Move::Kind::Promotion:
                return playPromotion(move);
            case Move::Kind::EnPassant:
                return playEnPassant(move);
            case Move::Kind::Castling:
                return playCastling(move);
            default:
                return playNormal(move);
        }
    }();
    if (done) m_mover = ~m_mover;
    return done;
}

bool GameReplay::playNormal(Move move) {
    const Piece there = m_board[move.to()];
    if (isOwn(move.to()) || (there != NoPiece && typeOf(there) == King)) return false;
    take(move.to());
    const Piece piece = take(move.from());
    put(piece, move.to());
    m_change = there != NoPiece ? Change::Material : typeOf(piece) == Pawn ? Change::Pawns : Change::Nothing;
    return true;
}

bool GameReplay::playPromotion(Move move) {
    if (typeOf(m_board[move.from()]) != Pawn || !playNormal(move)) return false;
    take(move.to());
    put(makePiece(m_mover, move.promotionType()), move.to());
    m_change = Change::Material;
    return true;
}

bool GameReplay::playEnPassant(Move move) {
    const Square taken = makeSquare(fileOf(move.to()), rankOf(move.from()));
    const bool isPawn = typeOf(m_board[move.from()]) == Pawn && m_board[taken] == makePiece(~m_mover, Pawn);
    if (!isPawn || m_board[move.to()] != NoPiece) return false;
    take(taken);
    put(take(move.from()), move.to());
    m_change = Change::Material;
    return true;
}

bool GameReplay::playCastling(Move move) {
    const CastlingSide side = move.to() > move.from() ? KingSide : QueenSide;
    const Square kingTo = castlingKingTarget(m_mover, side);
    const Square rookTo = castlingRookTarget(m_mover, side);
    const auto isFree = [&](Square square) {
        return m_board[square] == NoPiece || square == move.from() || square == move.to();
    };
    if (m_board[move.from()] != makePiece(m_mover, King) || m_board[move.to()] != makePiece(m_mover, Rook) ||
        !isFree(kingTo) || !isFree(rookTo))
        return false;
    const Piece king = take(move.from());
    const Piece rook = take(move.to());
    put(king, kingTo);
    put(rook, rookTo);
    m_change = Change::Nothing;
    return true;
}

}  // namespace plyglass
