// Reading and writing moves. What a text says is taken apart first; only then the position is asked whether
// it fits.
#include "engine/chess/san.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <vector>

#include "engine/base/text.h"
#include "engine/chess/attacks.h"
#include "engine/chess/illegal_move.h"
#include "engine/chess/movegen.h"
#include "engine/chess/names.h"

namespace plyglass {

namespace {

constexpr std::string_view kPieceLetters = "PNBRQK";
constexpr std::string_view kBetweenSquares = "x-:";
constexpr std::size_t kMaxMoveText = 12;

/// What a move's text says, before anybody looks at the board.
struct SanText {
    std::optional<CastlingSide> castling;
    PieceType type = Pawn;
    int file = -1;  ///< of the origin, -1: not said
    int rank = -1;
    Square to = NoSquare;
    PieceType promotion = NoPieceType;
};

constexpr bool isFile(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool isRank(char c) { return c >= '1' && c <= '8'; }

/// The type of a piece letter in either case, but for "b", which is a file.
PieceType typeOfLetter(char c) {
    constexpr std::string_view kSmall = "pn.rqk";
    for (const std::string_view letters : {kPieceLetters, kSmall})
        if (const auto at = letters.find(c); c != '.' && at != std::string_view::npos)
            return static_cast<PieceType>(at);
    return NoPieceType;
}

PieceType promotionOfLetter(char c) {
    const PieceType type = c == 'b' ? Bishop : typeOfLetter(c);
    return type == Pawn || type == King ? NoPieceType : type;
}

/// Without check signs, exclamation marks, "e.p." and "ep".
std::string_view withoutAnnotations(std::string_view text) {
    while (true) {
        text = trimmed(text);
        if (text.ends_with("e.p.")) {
            text.remove_suffix(4);
        } else if (text.ends_with("ep")) {
            text.remove_suffix(2);
        } else if (!text.empty() && std::string_view("+#!?").find(text.back()) != std::string_view::npos) {
            text.remove_suffix(1);
        } else {
            return text;
        }
    }
}

std::optional<CastlingSide> castlingOf(std::string_view text) {
    if (text.empty() || std::string_view("O0o").find(text.front()) == text.npos) return std::nullopt;
    std::string plain;
    for (const char c : text.substr(0, 6)) plain += c == '0' || c == 'o' ? 'O' : c;
    if (plain == "O-O" || plain == "OO") return KingSide;
    if (plain == "O-O-O" || plain == "OOO") return QueenSide;
    return std::nullopt;
}

/// "=Q", "(Q)" or "Q" at the end, taken off the text.
PieceType takePromotion(std::string& text) {
    if (text.size() < 3) return NoPieceType;
    if (text.back() == ')' && text[text.size() - 3] == '(')
        text = text.substr(0, text.size() - 3) + text[text.size() - 2];
    const PieceType type = promotionOfLetter(text.back());
    if (type == NoPieceType) return NoPieceType;
    text.pop_back();
    if (text.back() == '=' || text.back() == '/') text.pop_back();
    return type;
}

std::optional<SanText> readSan(std::string_view given) {
    const std::string_view text = withoutAnnotations(given);
    if (text.size() > kMaxMoveText) return std::nullopt;
    SanText san;
    san.castling = castlingOf(text);
    if (san.castling) return san;

    std::string rest(text);
    san.promotion = takePromotion(rest);
    if (!rest.empty() && typeOfLetter(rest[0]) != NoPieceType) {
        san.type = typeOfLetter(rest[0]);
        rest.erase(0, 1);
    }
    if (rest.size() < 2 || !isFile(rest[rest.size() - 2]) || !isRank(rest.back())) return std::nullopt;
    san.to = makeSquare(rest[rest.size() - 2] - 'a', rest.back() - '1');
    rest.resize(rest.size() - 2);
    if (!rest.empty() && kBetweenSquares.find(rest.back()) != std::string_view::npos) rest.pop_back();
    if (!rest.empty() && isFile(rest[0])) {
        san.file = rest[0] - 'a';
        rest.erase(0, 1);
    }
    if (!rest.empty() && isRank(rest[0])) {
        san.rank = rest[0] - '1';
        rest.erase(0, 1);
    }
    if (!rest.empty()) return std::nullopt;
    if (san.type == Pawn && san.file < 0) san.file = fileOf(san.to);
    return san;
}

bool fitsOrigin(const SanText& san, Square from) {
    return (san.file < 0 || fileOf(from) == san.file) && (san.rank < 0 || rankOf(from) == san.rank);
}

Move moveFrom(const Position& position, const SanText& san, Square from) {
    if (san.promotion != NoPieceType) return Move::promotion(from, san.to, san.promotion);
    const bool isEnPassant =
        san.type == Pawn && san.to == position.enPassant() && fileOf(from) != fileOf(san.to);
    return isEnPassant ? Move::enPassant(from, san.to) : Move::normal(from, san.to);
}

/// The move of the one piece that can make it, found from the target backwards; nothing if there is none, or
/// more than one: then all legal moves are looked at, to say why.
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

/// Why no piece can make the move: the objection to the piece that comes nearest to it.
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

/// The move among those between the same two squares that promotes to `type`, or does not promote.
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

/// Enough of the origin to tell the move from those of other pieces of its type to its target.
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
            text += kPieceLetters[type] + disambiguation(position, move, moves);
        }
        if (isCapture) text += 'x';
        text += squareName(move.to());
        if (move.isPromotion()) text += {'=', kPieceLetters[move.promotionType()]};
    }
    return text + checkSign(position, move);
}

Result<Move> parseSan(const Position& position, std::string_view text) {
    const std::optional<SanText> san = readSan(text);
    if (!san) return failUnknown(text);
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

struct UciText {
    Square from;
    Square to;
    PieceType promotion = NoPieceType;
};

std::optional<UciText> readUci(std::string_view text) {
    const bool isMove = (text.size() == 4 || text.size() == 5) && isFile(text[0]) && isRank(text[1]) &&
                        isFile(text[2]) && isRank(text[3]);
    if (!isMove) return std::nullopt;
    UciText uci{makeSquare(text[0] - 'a', text[1] - '1'), makeSquare(text[2] - 'a', text[3] - '1')};
    if (text.size() == 5) {
        uci.promotion = promotionOfLetter(text[4]);
        if (uci.promotion == NoPieceType) return std::nullopt;
    }
    return uci;
}

/// "e2-e4", "e4xd5+", "e7-e8=Q": coordinates with more about them.
std::optional<UciText> readCoordinates(std::string_view text) {
    constexpr std::size_t kWithSign = 5;
    std::string plain(withoutAnnotations(text.substr(0, kMaxMoveText)));
    const PieceType promotion = takePromotion(plain);
    if (plain.size() == kWithSign && kBetweenSquares.find(plain[2]) != std::string_view::npos)
        plain.erase(2, 1);
    auto uci = readUci(plain);
    if (uci) uci->promotion = promotion;
    return uci;
}

/// The side to which a king's move means castling: onto the own rook, or as `meansCastling` says.
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
