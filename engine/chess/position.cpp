// Making and unmaking moves, with incremental key, checkers and rights.
#include "engine/chess/position.h"

#include "engine/chess/attacks.h"
#include "engine/chess/fen.h"
#include "engine/chess/illegal_move.h"
#include "engine/chess/movegen.h"
#include "engine/chess/zobrist.h"

namespace plyglass {

namespace {

CastlingSide sideOf(Move castling) { return castling.to() > castling.from() ? KingSide : QueenSide; }

Square capturedEnPassant(Move move) { return makeSquare(fileOf(move.to()), rankOf(move.from())); }

}  // namespace

Result<Position> Position::fromFen(std::string_view fen) {
    return readFen(fen).map([](const FenReading& reading) { return reading.position; });
}

Position Position::start() {
    static const Position position = *fromFen(kStartFen);
    return position;
}

Bitboard Position::attackersTo(Square square, Bitboard occupied) const {
    return (knightAttacks(square) & m_byType[Knight]) | (kingAttacks(square) & m_byType[King]) |
           (pawnAttacks(White, square) & pieces(Black, Pawn)) |
           (pawnAttacks(Black, square) & pieces(White, Pawn)) |
           (bishopAttacks(square, occupied) & (m_byType[Bishop] | m_byType[Queen])) |
           (rookAttacks(square, occupied) & (m_byType[Rook] | m_byType[Queen]));
}

Bitboard Position::computeCheckers() const {
    const Square square = king(m_sideToMove);
    const Bitboard enemies = m_byColor[~m_sideToMove];
    const Bitboard diagonal = diagonalsFrom(square) & (m_byType[Bishop] | m_byType[Queen]);
    const Bitboard orthogonal = orthogonalsFrom(square) & (m_byType[Rook] | m_byType[Queen]);
    Bitboard found =
        (knightAttacks(square) & m_byType[Knight]) | (pawnAttacks(m_sideToMove, square) & m_byType[Pawn]);
    // Sliders on the king's lines are rare, so a loop is faster than two magic lookups.
    for (Bitboard rest = (diagonal | orthogonal) & enemies; rest;) {
        const Square slider = popLowest(rest);
        if (!(between(square, slider) & occupied())) found |= bitOf(slider);
    }
    return found & enemies;
}

std::uint64_t Position::computeKey() const {
    std::uint64_t key = kZobrist.castling[m_castling];
    for (int square = 0; square < kSquares; ++square) key ^= kZobrist.piece[m_board[square]][square];
    if (m_enPassant != NoSquare) key ^= kZobrist.enPassantFile[fileOf(m_enPassant)];
    if (m_sideToMove == Black) key ^= kZobrist.blackToMove;
    return key;
}

void Position::putPiece(Piece piece, Square square) {
    m_board[square] = piece;
    m_byType[typeOf(piece)] |= bitOf(square);
    m_byColor[colorOf(piece)] |= bitOf(square);
    m_key ^= kZobrist.piece[piece][square];
}

void Position::removePiece(Square square) {
    const Piece piece = m_board[square];
    m_board[square] = NoPiece;
    m_byType[typeOf(piece)] &= ~bitOf(square);
    m_byColor[colorOf(piece)] &= ~bitOf(square);
    m_key ^= kZobrist.piece[piece][square];
}

void Position::makeMove(Move move, Undo& undo) {
    const Square from = move.from();
    const Square to = move.to();
    const Piece piece = m_board[from];
    const Piece captured = m_board[to];
    undo = {m_key, m_checkers, m_halfmoveClock, captured, m_enPassant, m_castling};

    if (m_enPassant != NoSquare) {
        m_key ^= kZobrist.enPassantFile[fileOf(m_enPassant)];
        m_enPassant = NoSquare;
    }
    const bool isReset = typeOf(piece) == Pawn || (captured != NoPiece && !move.isCastling());
    m_halfmoveClock = isReset ? 0 : m_halfmoveClock + 1;

    if (move.kind() == Move::Kind::Normal) {
        movePiece(from, to);
    } else {
        makeSpecial(move);
    }

    const CastlingRights kept = m_castling & ~(m_rightsLost[from] | m_rightsLost[to]);
    m_key ^= kZobrist.castling[m_castling] ^ kZobrist.castling[kept] ^ kZobrist.blackToMove;
    m_castling = kept;
    m_fullmoveNumber += m_sideToMove;
    m_sideToMove = ~m_sideToMove;
    m_checkers = computeCheckers();
    if (typeOf(piece) == Pawn && (from ^ to) == 16) noteDoublePush(to);
}

/// Moves the piece on `from`, capturing on `to`; branchless, since captures are unpredictable.
inline void Position::movePiece(Square from, Square to) {
    const Piece piece = m_board[from];
    const Piece captured = m_board[to];
    const Bitboard fromTo = bitOf(from) | bitOf(to);
    m_byType[typeOf(captured)] &= ~bitOf(to);
    m_byColor[~m_sideToMove] &= ~bitOf(to);
    m_byType[typeOf(piece)] ^= fromTo;
    m_byColor[m_sideToMove] ^= fromTo;
    m_board[from] = NoPiece;
    m_board[to] = piece;
    m_key ^= kZobrist.piece[piece][from] ^ kZobrist.piece[piece][to] ^ kZobrist.piece[captured][to];
}

void Position::makeSpecial(Move move) {
    const Color us = m_sideToMove;
    const Square from = move.from();
    const Square to = move.to();
    if (move.isCastling()) {
        removePiece(from);
        removePiece(to);
        putPiece(makePiece(us, King), castlingKingTarget(us, sideOf(move)));
        putPiece(makePiece(us, Rook), castlingRookTarget(us, sideOf(move)));
    } else if (move.isEnPassant()) {
        removePiece(capturedEnPassant(move));
        movePiece(from, to);
    } else {
        movePiece(from, to);
        removePiece(to);
        putPiece(makePiece(us, move.promotionType()), to);
    }
}

/// Call after a double pawn push to `to`, with the side to move already switched.
void Position::noteDoublePush(Square to) {
    const auto behind = static_cast<Square>(to ^ 8);
    if (capturersOn(behind) == 0) return;
    m_enPassant = behind;
    m_key ^= kZobrist.enPassantFile[fileOf(behind)];
}

/// Pawns of the side to move that can capture on `enPassant` without exposing their king.
Bitboard Position::capturersOn(Square enPassant) const {
    const Bitboard taken = bitOf(static_cast<Square>(enPassant ^ 8));
    const Square ourKing = king(m_sideToMove);
    Bitboard capturers = 0;
    Bitboard candidates = pawnAttacks(~m_sideToMove, enPassant) & pieces(m_sideToMove, Pawn);
    while (candidates) {
        const Bitboard from = candidates & -candidates;
        candidates ^= from;
        const Bitboard after = occupied() ^ from ^ taken ^ bitOf(enPassant);
        if ((attackersTo(ourKing, after) & m_byColor[~m_sideToMove] & ~taken) == 0) capturers |= from;
    }
    return capturers;
}

void Position::makeNullMove(Undo& undo) {
    undo = {m_key, m_checkers, m_halfmoveClock, NoPiece, m_enPassant, m_castling};
    if (m_enPassant != NoSquare) m_key ^= kZobrist.enPassantFile[fileOf(m_enPassant)];
    m_enPassant = NoSquare;
    m_key ^= kZobrist.blackToMove;
    m_halfmoveClock = 0;
    m_fullmoveNumber += m_sideToMove;
    m_sideToMove = ~m_sideToMove;
}

void Position::undoNullMove(const Undo& undo) {
    m_key = undo.key;
    m_halfmoveClock = undo.halfmoveClock;
    m_enPassant = undo.enPassant;
    m_sideToMove = ~m_sideToMove;
    m_fullmoveNumber -= m_sideToMove;
}

void Position::undoMove(Move move, const Undo& undo) {
    m_sideToMove = ~m_sideToMove;
    const Square from = move.from();
    const Square to = move.to();
    if (move.kind() == Move::Kind::Normal) {
        const Piece piece = m_board[to];
        const Bitboard fromTo = bitOf(from) | bitOf(to);
        const Bitboard captured = static_cast<Bitboard>(undo.captured != NoPiece) << to;
        m_byType[typeOf(piece)] ^= fromTo;
        m_byColor[m_sideToMove] ^= fromTo;
        m_byType[typeOf(undo.captured)] |= captured;
        m_byColor[~m_sideToMove] |= captured;
        m_board[from] = piece;
        m_board[to] = undo.captured;
    } else {
        undoSpecial(move, undo.captured);
    }
    m_fullmoveNumber -= m_sideToMove;
    m_key = undo.key;
    m_checkers = undo.checkers;
    m_halfmoveClock = undo.halfmoveClock;
    m_enPassant = undo.enPassant;
    m_castling = undo.castling;
}

void Position::undoSpecial(Move move, Piece captured) {
    const Color us = m_sideToMove;
    const Square from = move.from();
    const Square to = move.to();
    if (move.isCastling()) {
        removePiece(castlingKingTarget(us, sideOf(move)));
        removePiece(castlingRookTarget(us, sideOf(move)));
        putPiece(makePiece(us, King), from);
        putPiece(makePiece(us, Rook), to);
        return;
    }
    removePiece(to);
    putPiece(makePiece(us, Pawn), from);
    if (move.isEnPassant()) {
        putPiece(makePiece(~us, Pawn), capturedEnPassant(move));
    } else if (captured != NoPiece) {
        putPiece(captured, to);
    }
}

bool operator==(const Position& a, const Position& b) {
    if (a.m_castling != b.m_castling) return false;
    for (int right = 0; right < 4; ++right)
        if (a.m_castling >> right & 1 && a.m_castlingRook[right] != b.m_castlingRook[right]) return false;
    return a.m_board == b.m_board && a.m_byType == b.m_byType && a.m_byColor == b.m_byColor &&
           a.m_key == b.m_key && a.m_checkers == b.m_checkers && a.m_halfmoveClock == b.m_halfmoveClock &&
           a.m_fullmoveNumber == b.m_fullmoveNumber && a.m_sideToMove == b.m_sideToMove &&
           a.m_enPassant == b.m_enPassant;
}

PieceType Position::takenBy(Move move) const {
    if (move.isEnPassant()) return Pawn;
    return move.isCastling() ? NoPieceType
                             : typeOf(m_board[move.to()]);  // the target of castling is the own rook
}

bool Position::givesCheck(Move move) const {
    if (move.kind() != Move::Kind::Normal) {
        Position after = *this;
        Undo undo;
        after.makeMove(move, undo);
        return after.inCheck();
    }
    const Square enemyKing = king(~m_sideToMove);
    const Bitboard from = bitOf(move.from());
    const Bitboard after = (occupied() ^ from) | bitOf(move.to());
    const PieceType type = typeOf(m_board[move.from()]);
    const Bitboard attacked =
        type == Pawn ? pawnAttacks(m_sideToMove, move.to()) : attacks(type, move.to(), after);
    if (contains(attacked, enemyKing)) return true;
    if (((diagonalsFrom(enemyKing) | orthogonalsFrom(enemyKing)) & from) == 0) return false;
    const Bitboard own = m_byColor[m_sideToMove] & ~from;
    return ((bishopAttacks(enemyKing, after) & (m_byType[Bishop] | m_byType[Queen])) |
            (rookAttacks(enemyKing, after) & (m_byType[Rook] | m_byType[Queen]))) &
           own;
}

Bitboard Position::attackedBy(Color color) const {
    const Bitboard pawns = pieces(color, Pawn);
    const Bitboard advanced = color == White ? shift<8>(pawns) : shift<-8>(pawns);
    Bitboard attacked =
        shift<1>(advanced & ~kFileH) | shift<-1>(advanced & ~kFileA) | kingAttacks(king(color));
    for (Bitboard rest = pieces(color, Knight); rest;) attacked |= knightAttacks(popLowest(rest));
    for (Bitboard rest = pieces(color) & (m_byType[Bishop] | m_byType[Queen]); rest;)
        attacked |= bishopAttacks(popLowest(rest), occupied());
    for (Bitboard rest = pieces(color) & (m_byType[Rook] | m_byType[Queen]); rest;)
        attacked |= rookAttacks(popLowest(rest), occupied());
    return attacked;
}

MoveDelta Position::deltaOf(Move move) const {
    MoveDelta delta;
    const auto note = [&](Piece piece, Square from, Square to) {
        delta.changes[delta.size++] = {piece, from, to};
    };
    const Color us = m_sideToMove;
    const Square from = move.from();
    const Square to = move.to();
    if (move.isCastling()) {
        note(makePiece(us, King), from, castlingKingTarget(us, sideOf(move)));
        note(makePiece(us, Rook), to, castlingRookTarget(us, sideOf(move)));
        return delta;
    }
    if (move.isEnPassant()) {
        note(makePiece(~us, Pawn), capturedEnPassant(move), NoSquare);
    } else if (m_board[to] != NoPiece) {
        note(m_board[to], to, NoSquare);
    }
    if (move.isPromotion()) {
        note(m_board[from], from, NoSquare);
        note(makePiece(us, move.promotionType()), NoSquare, to);
    } else {
        note(m_board[from], from, to);
    }
    return delta;
}

std::uint64_t Position::likelyKeyAfter(const MoveDelta& delta) const {
    std::uint64_t key = m_key ^ kZobrist.blackToMove;
    for (int i = 0; i < delta.size; ++i) {
        const auto& [piece, from, to] = delta.changes[i];
        if (from != NoSquare) key ^= kZobrist.piece[piece][from];
        if (to != NoSquare) key ^= kZobrist.piece[piece][to];
    }
    return key;
}

Result<void> Position::play(Move move) {
    if (!isLegal(*this, move)) return fail(whyIllegal(*this, move));
    Undo undo;
    makeMove(move, undo);
    return {};
}

Position Position::after(Move move) const {
    Position next = *this;
    (void)next.play(move);
    return next;
}

Position Position::afterPass() const {
    Position next = *this;
    Undo undo;
    next.makeNullMove(undo);
    return next;
}

bool Position::hasInsufficientMaterial() const {
    if (m_byType[Pawn] | m_byType[Rook] | m_byType[Queen]) return false;
    if (m_byType[Knight]) return count(m_byType[Knight] | m_byType[Bishop]) == 1;
    return (m_byType[Bishop] & kDarkSquares) == 0 || (m_byType[Bishop] & ~kDarkSquares) == 0;
}

}  // namespace plyglass
