// Move text is parsed first (move_text.h), then matched against the position.
#include "engine/chess/san.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <utility>
#include <vector>

#include "engine/base/text.h"
#include "engine/chess/attacks.h"
#include "engine/chess/illegal_move.h"
#include "engine/chess/move_text.h"
#include "engine/chess/movegen.h"
#include "engine/chess/names.h"

namespace plyglass {

namespace {

constexpr std::string_view kSanLetters = "PNBRQK";

bool fitsOrigin(const SanText& san, Square from) {
    return (san.file < 0 || fileOf(from) == san.file) && (san.rank < 0 || rankOf(from) == san.rank);
}

Move moveFrom(const Position& position, const SanText& san, Square from) {
    if (san.promotion != NoPieceType) return Move::promotion(from, san.to, san.promotion);
    const bool isEnPassant =
        san.type == Pawn && san.to == position.enPassant() && fileOf(from) != fileOf(san.to);
    return isEnPassant ? Move::enPassant(from, san.to) : Move::normal(from, san.to);
}

/// The move, if exactly one piece can make it, searching back from the target; otherwise empty, and all legal
/// moves are examined for an error message.
std::optional<Move> soleMove(const Position& position, const SanText& san) {
    Bitboard origins = position.pieces(position.sideToMove(), san.type);
    if (san.type != Pawn) origins &= attacks(san.type, san.to, position.occupied());
    std::optional<Move> found;
    while (origins) {
        const Square from = popLowest(origins);
        if (!fitsOrigin(san, from)) continue;
        const Move move = moveFrom(position, san, from);
        if (!isLegal(position, move)) continue;
        if (found) return std::nullopt;
        found = move;
    }
    return found;
}

std::vector<Move> legalMovesFor(const Position& position, const SanText& san) {
    const MoveList moves = legalMoves(position);
    std::vector<Move> fitting;
    for (const Move move : moves)
        if (!move.isCastling() && move.to() == san.to && typeOf(position.pieceAt(move.from())) == san.type &&
            fitsOrigin(san, move.from()))
            fitting.push_back(move);
    return fitting;
}

tl::unexpected<Error> failUnknown(std::string_view text) {
    return fail(translatable("Engine", "{} is not a move: write it like Nf3, exd5, e8=Q, O-O or e2e4."),
                quoted(text));
}

tl::unexpected<Error> failIllegal(std::string_view text, const TextPart& reason) {
    return fail(translatable("Engine", "{} is illegal: {}."), quoted(text), reason);
}

tl::unexpected<Error> failAmbiguous(std::string_view text, const std::vector<std::string>& candidates) {
    return fail(translatable("Engine", "{} is ambiguous: it could be {}."), quoted(text),
                fmt::format("{}", fmt::join(candidates, " or ")));
}

/// Why no piece can make the move: the reason of the piece closest to it.
Error whyNone(const Position& position, const SanText& san) {
    const Color us = position.sideToMove();
    const Bitboard pieces = position.pieces(us, san.type);
    if (!pieces) return makeText(translatable("Engine", "{} has no {}"), colorName(us), pieceName(san.type));
    IllegalReason nearest;
    int candidates = 0;
    for (Bitboard rest = pieces; rest;) {
        const Square from = popLowest(rest);
        if (!fitsOrigin(san, from)) continue;
        ++candidates;
        if (IllegalReason objection = illegalReason(position, from, san.to); objection.kind > nearest.kind)
            nearest = std::move(objection);
    }
    if (candidates == 0 || (candidates > 1 && nearest.kind == IllegalReason::Kind::Unreachable))
        return makeText(translatable("Engine", "no {} of {}'s can go there"), pieceName(san.type),
                        colorName(us));
    return nearest.reason;
}

Result<Move> castle(const Position& position, CastlingSide side, std::string_view text) {
    if (const auto reason = whyCastlingIllegal(position, side)) return failIllegal(text, *reason);
    const Color us = position.sideToMove();
    return Move::castling(position.king(us), position.castlingRook(us, side));
}

/// From moves between the same two squares, the one that promotes to `type`, or does not promote.
Result<Move> choosePromotion(const Position& position, const std::vector<Move>& moves, PieceType type,
                             std::string_view text) {
    if (!moves.front().isPromotion()) {
        if (type != NoPieceType)
            return failIllegal(text,
                               translatable("Engine", "only a pawn that reaches the last rank is promoted"));
        return moves.front();
    }
    if (type == NoPieceType) {
        std::vector<std::string> candidates;
        candidates.reserve(moves.size());
        for (const Move move : moves) candidates.push_back(toSan(position, move));
        return failAmbiguous(text, candidates);
    }
    for (const Move move : moves)
        if (move.promotionType() == type) return move;
    return failIllegal(text, translatable("Engine", "a pawn cannot become that"));
}

/// Minimal origin that distinguishes the move from others of the same piece type to its target.
std::string disambiguation(const Position& position, Move move, const MoveList& moves) {
    const PieceType type = typeOf(position.pieceAt(move.from()));
    bool isOther = false, isSameFile = false, isSameRank = false;
    for (const Move other : moves) {
        if (other.to() != move.to() || other.from() == move.from() || other.isCastling() ||
            typeOf(position.pieceAt(other.from())) != type)
            continue;
        isOther = true;
        isSameFile |= fileOf(other.from()) == fileOf(move.from());
        isSameRank |= rankOf(other.from()) == rankOf(move.from());
    }
    const std::string name = squareName(move.from());
    if (!isOther) return {};
    if (!isSameFile) return name.substr(0, 1);
    if (!isSameRank) return name.substr(1);
    return name;
}

std::string checkSign(const Position& position, Move move) {
    Position after = position;
    Undo undo;
    after.makeMove(move, undo);
    if (!after.inCheck()) return {};
    return hasLegalMove(after) ? "+" : "#";
}

}  // namespace

std::string toSan(const Position& position, Move move) {
    if (move.isNull()) return "--";
    std::string text;
    if (move.isCastling()) {
        text = move.to() > move.from() ? "O-O" : "O-O-O";
    } else {
        const PieceType type = typeOf(position.pieceAt(move.from()));
        const bool isCapture = position.isCapture(move);
        if (type == Pawn) {
            if (isCapture) text += squareName(move.from())[0];
        } else {
            const MoveList moves = legalMoves(position);
            text += kSanLetters[type] + disambiguation(position, move, moves);
        }
        if (isCapture) text += 'x';
        text += squareName(move.to());
        if (move.isPromotion()) text += {'=', kSanLetters[move.promotionType()]};
    }
    return text + checkSign(position, move);
}

namespace {

/// The only capture between two files.
std::optional<Move> captureBetweenFiles(const Position& position, const FilesText& files) {
    std::optional<Move> found;
    for (const Move move : legalMoves(position)) {
        const PieceType into = move.isPromotion() ? move.promotionType() : NoPieceType;
        const bool fits = typeOf(position.pieceAt(move.from())) == Pawn &&
                          fileOf(move.from()) == files.from && fileOf(move.to()) == files.to &&
                          into == files.promotion;
        if (fits && std::exchange(found, move)) return std::nullopt;
    }
    return found;
}

}  // namespace

Result<Move> parseSan(const Position& position, std::string_view text) {
    const std::optional<SanText> san = readSan(text);
    const auto files = san ? std::nullopt : readFiles(text);
    const auto capture = files ? captureBetweenFiles(position, *files) : std::nullopt;
    if (!san) return capture ? Result<Move>(*capture) : failUnknown(text);
    if (san->castling) return castle(position, *san->castling, text);
    if (const auto move = soleMove(position, *san)) return *move;

    const std::vector<Move> moves = legalMovesFor(position, *san);
    if (moves.empty()) return failIllegal(text, whyNone(position, *san));
    const bool isOnePiece = std::all_of(moves.begin(), moves.end(),
                                        [&](Move move) { return move.from() == moves.front().from(); });
    if (isOnePiece) return choosePromotion(position, moves, san->promotion, text);
    std::vector<std::string> candidates;
    candidates.reserve(moves.size());
    for (const Move move : moves) candidates.push_back(toSan(position, move));
    return failAmbiguous(text, candidates);
}

std::string toUci(const Position& position, Move move) {
    if (move.isNull()) return "0000";
    Square to = move.to();
    if (move.isCastling() && !position.isChess960())
        to = castlingKingTarget(position.sideToMove(), to > move.from() ? KingSide : QueenSide);
    std::string text = squareName(move.from()) + squareName(to);
    if (move.isPromotion()) text += "pnbrqk"[move.promotionType()];
    return text;
}

namespace {

/// Castling side meant by a king's move: to its own rook, or as in `meansCastling`.
std::optional<CastlingSide> castlingMeant(const Position& position, const UciText& uci) {
    const Color us = position.sideToMove();
    if (position.pieceAt(uci.from) != makePiece(us, King) || rankOf(uci.from) != rankOf(uci.to))
        return std::nullopt;
    const bool isOntoRook = position.pieceAt(uci.to) == makePiece(us, Rook);
    const bool isFar = relativeRank(us, uci.from) == 0 && meansCastling(uci.from, uci.to);
    if (!isOntoRook && !isFar) return std::nullopt;
    return uci.to > uci.from ? KingSide : QueenSide;
}

}  // namespace

bool meansCastling(Square from, Square to) {
    constexpr int kFileC = 2, kFileG = 6;
    const int lands = to > from ? kFileG : kFileC;
    const int files = lands - fileOf(from);
    return rankOf(from) == rankOf(to) && std::abs(files) >= 2 && (files > 0) == (to > from) &&
           (fileOf(to) == lands || std::abs(fileOf(to) - fileOf(from)) == 2);
}

namespace {

Result<Move> moveBetween(const Position& position, const UciText& uci, std::string_view text) {
    if (const auto side = castlingMeant(position, uci)) return castle(position, *side, text);

    const MoveList legal = legalMoves(position);
    std::vector<Move> moves;
    for (const Move move : legal)
        if (move.from() == uci.from && move.to() == uci.to && !move.isCastling()) moves.push_back(move);
    if (moves.empty()) return failIllegal(text, illegalReason(position, uci.from, uci.to).reason);
    return choosePromotion(position, moves, uci.promotion, text);
}

}  // namespace

Result<Move> parseUci(const Position& position, std::string_view given) {
    const std::string_view text = trimmed(given);
    const std::optional<UciText> uci = readUci(text);
    return uci ? moveBetween(position, *uci, text) : failUnknown(text);
}

Result<Move> parseMove(const Position& position, std::string_view given) {
    const std::string_view text = trimmed(given);
    const auto coordinates = readCoordinates(text);
    return coordinates ? moveBetween(position, *coordinates, text) : parseSan(position, text);
}

}  // namespace plyglass
