#include "tests/engine/words/slow_facts.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "tests/engine/chess/slow_rules.h"

namespace plyglass::slow {

namespace {

int distance(int a, int b) { return std::max(std::abs(a % 8 - b % 8), std::abs(a / 8 - b / 8)); }

/// Whether `side` has only rook pawns of one file and bishops that do not control its promotion square, with
/// the lone enemy king next to it.
bool isWrongBishopOf(const Position& position, Color side) {
    int file = -1, bishops = 0, guards = 0, otherKing = 0;
    const Color other = ~side;
    const Board board(position);
    for (int square = 0; square < 64; ++square) {
        const Piece piece = board.squares()[static_cast<std::size_t>(square)];
        if (piece == NoPiece) continue;
        if (colorOf(piece) == other && typeOf(piece) != King) return false;
        if (colorOf(piece) == other) otherKing = square;
        if (colorOf(piece) == other || typeOf(piece) == King) continue;
        if (typeOf(piece) == Pawn) {
            if (file >= 0 && file != square % 8) return false;
            file = square % 8;
        } else if (typeOf(piece) == Bishop) {
            ++bishops;
            guards |= 1 << (square / 8 + square % 8) % 2;
        } else {
            return false;
        }
    }
    if ((file != 0 && file != 7) || bishops == 0) return false;
    const int corner = (side == White ? 56 : 0) + file;
    return guards != 3 && !(guards & 1 << (corner / 8 + corner % 8) % 2) && distance(otherKing, corner) <= 1;
}

}  // namespace

int pieceNamed(const std::string& name) {
    static const std::map<std::string, int> kNames = {
        {"pawn", Pawn},      {"knight", Knight}, {"bishop", Bishop}, {"rook", Rook},
        {"queen", Queen},    {"king", King},     {"pawns", Pawn},    {"knights", Knight},
        {"bishops", Bishop}, {"rooks", Rook},    {"queens", Queen}};
    return kNames.at(name);
}

int squareNamed(const std::string& name) { return (name[1] - '1') * 8 + name[0] - 'a'; }

std::array<int, 5> surplus(const Position& position, Color side) {
    std::array<int, 5> counts{};
    const Board board(position);
    for (const Piece piece : board.squares())
        if (piece != NoPiece && typeOf(piece) < King)
            counts[typeOf(piece)] += colorOf(piece) == side ? 1 : -1;
    return counts;
}

int capturesGain(const Position& position, int alpha, int beta, int plies, int only) {
    int best = 0;
    const Board board(position);
    std::vector<std::pair<int, Move>> captures;
    for (const Move move : board.legalMoves()) {
        if (move.isCastling()) continue;
        const Piece taken = move.isEnPassant() ? BlackPawn : board.squares()[move.to()];
        int gain = taken == NoPiece ? 0 : kPawnsWorth[typeOf(taken)];
        if (move.isPromotion() && move.promotionType() == Queen) gain += kPawnsWorth[Queen] - 1;
        if (gain > 0 && (only < 0 || move.to() == only)) captures.push_back({gain, move});
    }
    std::stable_sort(captures.begin(), captures.end(), [](auto a, auto b) { return a.first > b.first; });
    for (const auto& [gain, move] : captures) {
        if (best >= beta || plies == 0) break;
        const int limit = std::max(alpha, best);
        best = std::max(
            best, gain - capturesGain(position.after(move), gain - beta, gain - limit, plies - 1, only));
    }
    return best;
}

bool standsOn(const Position& position, const std::string& piece, int square) {
    const Piece there = position.pieceAt(static_cast<Square>(square));
    return there != NoPiece && typeOf(there) == pieceNamed(piece);
}

bool canBeTaken(const Position& position, const std::string& piece, int square) {
    if (!standsOn(position, piece, square)) return false;
    if (colorOf(position.pieceAt(static_cast<Square>(square))) == position.sideToMove()) return false;
    return capturesGain(position, 0, 1, 8, square) > 0;
}

bool isPinned(const Position& position, const std::string& piece, int square, int rear) {
    if (!standsOn(position, piece, square)) return false;
    const auto at = static_cast<Square>(square), behind = static_cast<Square>(rear);
    const Color owner = colorOf(position.pieceAt(at));
    if (position.pieceAt(behind) == NoPiece || colorOf(position.pieceAt(behind)) != owner) return false;
    const Bitboard without = position.occupied() & ~bitOf(at);
    const Bitboard through =
        position.attackersTo(behind, without) & ~position.attackersTo(behind, position.occupied());
    return (through & position.pieces(~owner)) != 0;
}

bool isTrapped(const Position& position, const std::string& piece, int square) {
    if (!standsOn(position, piece, square)) return false;
    const auto at = static_cast<Square>(square);
    if (colorOf(position.pieceAt(at)) != position.sideToMove()) return false;
    if (!(position.attackersTo(at, position.occupied()) & position.pieces(~position.sideToMove())))
        return false;
    const Board board(position);
    for (const Move move : board.legalMoves()) {
        if (move.from() != at) continue;
        const Piece taken = board.squares()[move.to()];
        const int gain = taken == NoPiece ? 0 : kPawnsWorth[typeOf(taken)];
        if (gain - capturesGain(position.after(move), -99, 99, 8, move.to()) > -1) return false;
    }
    return true;
}

bool isOpenKing(const Position& position, int square) {
    const Board board(position);
    const Piece king = board.squares()[static_cast<std::size_t>(square)];
    if (king == NoPiece || typeOf(king) != King) return false;
    const int forward = colorOf(king) == White ? 1 : -1;
    for (int at = 0; at < 64; ++at)
        if (board.squares()[static_cast<std::size_t>(at)] ==
                (colorOf(king) == White ? WhitePawn : BlackPawn) &&
            std::abs(at % 8 - square % 8) <= 1 && (at / 8 - square / 8) * forward > 0)
            return false;
    return true;
}

bool isShutIn(const Position& position) {
    const Color side = position.sideToMove();
    const int king = position.king(side), before = king + (side == White ? 8 : -8);
    const Board board(position);
    if (king / 8 != (side == White ? 0 : 7) || !board.isAttacked(king, ~side) || !board.legalMoves().empty())
        return false;
    for (int square = before - 1; square <= before + 1; ++square) {
        if (square / 8 != before / 8) continue;
        const Piece piece = board.squares()[static_cast<std::size_t>(square)];
        if (piece == NoPiece || colorOf(piece) != side) return false;
    }
    return true;
}

bool hasWrongBishop(const Position& position) {
    return isWrongBishopOf(position, White) || isWrongBishopOf(position, Black);
}

bool runsThrough(const Position& position, int pawn) {
    const Color side = position.sideToMove();
    const auto isStopped = [](const Position& after, int square) {
        const auto replies = Board(after).legalMoves();
        return replies.empty() || std::any_of(replies.begin(), replies.end(), [&](Move reply) {
                   return reply.to() == square || !runsThrough(after.after(reply), square);
               });
    };
    for (const Move move : Board(position).legalMoves()) {
        const Position after = position.after(move);
        if (position.inCheck() && move.from() != pawn && !isStopped(after, pawn)) return true;
        if (move.from() != pawn || move.to() % 8 != pawn % 8) continue;
        const bool isLastRank = move.to() / 8 == (side == White ? 7 : 0);
        if (isLastRank && capturesGain(after, 0, 1, 1, move.to()) == 0) return true;
        if (!isLastRank && !isStopped(after, move.to())) return true;
    }
    return false;
}

}  // namespace plyglass::slow
