// FEN, X-FEN and Shredder-FEN, read and written. Every refusal names the field and what is wrong with it.
#include "engine/chess/fen.h"

#include <fmt/format.h>
#include <algorithm>
#include <optional>
#include <vector>

#include "engine/base/text.h"
#include "engine/chess/fen_fields.h"
#include "engine/chess/names.h"
#include "engine/chess/position_builder.h"

namespace plyglass {

namespace {

/// The longest FEN there can be is some 90 characters; more blanks are tolerated, more text is not one.
constexpr std::size_t kMaxLength = 200;

Result<void> readPieces(PositionBuilder& builder, std::string_view field) {
    PieceArray board;
    Result<std::vector<Error>> ranks = readPlacement(board, field);
    if (!ranks) return tl::unexpected(ranks.error());
    std::vector<Error>& defects = *ranks;
    for (int square = 0; square < kSquares; ++square)
        if (board[square] != NoPiece) builder.put(board[square], static_cast<Square>(square));
    for (Error& defect : builder.pieceDefects()) defects.push_back(std::move(defect));
    if (!defects.empty()) return fail(joinTexts(std::move(defects), "; "));
    return {};
}

Result<void> readSideToMove(PositionBuilder& builder, std::string_view field) {
    return readSideField(field).and_then([&](const auto& side) { return builder.setSideToMove(side); });
}

/// The rook that a letter means: K and Q the outermost one beside the king, A to H the one on that file.
std::optional<Square> rookMeant(const Position& position, char letter) {
    const Color color = letter >= 'a' ? Black : White;
    const Square king = position.king(color);
    const char kind = lowerCase(letter);
    if (kind >= 'a' && kind <= 'h') return makeSquare(kind - 'a', color * 7);
    const Bitboard firstRank = rankBits(color * 7);
    const Bitboard rooks = position.pieces(color, Rook) & firstRank;
    const Bitboard right = rooks & ~(bitOf(king) - 1);
    const Bitboard left = rooks & (bitOf(king) - 1);
    if (kind == 'k' && right) return static_cast<Square>(63 - std::countl_zero(right));
    if (kind == 'q' && left) return lowest(left);
    return std::nullopt;
}

Result<void> readCastling(PositionBuilder& builder, std::string_view field) {
    if (field == "-") return {};
    for (const char& letter : field) {
        const std::string shown = shownCharacter(field, static_cast<std::size_t>(&letter - field.data()));
        if (!isCastlingLetter(letter))
            return fail(translatable("Engine", "{} has the unknown letter {}"), quoted(field), shown);
        const Color color = letter >= 'a' ? Black : White;
        const std::optional<Square> rook = rookMeant(builder.position(), letter);
        if (!rook)
            return fail(
                translatable("Engine",
                             "{} is impossible: {} has no rook to the {} of its king on its first rank"),
                shown, colorName(color), lowerCase(letter) == 'k' ? "right" : "left");
        if (auto added = builder.addCastling(color, *rook); !added)
            return fail(translatable("Engine", "{} is impossible: {}"), shown, added.error());
    }
    return {};
}

Result<void> readEnPassant(PositionBuilder& builder, std::string_view field) {
    return readEnPassantField(field).and_then([&](const auto& square) {
        return square == NoSquare ? Result<void>() : builder.setEnPassant(square);
    });
}

}  // namespace

Result<Position> parseFen(std::string_view fen) {
    const std::string_view text = trimmed(fen);
    if (text.empty()) return fail(translatable("Engine", "The FEN is empty."));
    if (text.size() > kMaxLength)
        return fail(
            translatable("Engine",
                         "This is not a FEN: {} is {} characters long, and a FEN has fewer than 100."),
            quoted(text), text.size());
    const std::vector<std::string_view> fields = parts(text, kFenBlanks);
    if (fields.size() > 6)
        return fail(translatable("Engine", "The FEN has {} fields, but a FEN has 6: remove {}."),
                    fields.size(), quoted(fields[6]));

    PositionBuilder builder;
    if (auto read = readPieces(builder, fields[0]); !read) return failField(1, read.error());
    if (fields.size() < 4)
        return fail(
            translatable(
                "Engine",
                "The FEN has only {} of its first 4 fields: pieces, side to move, castling, en passant."),
            fields.size());
    if (auto read = readSideToMove(builder, fields[1]); !read) return failField(2, read.error());
    if (auto read = readCastling(builder, fields[2]); !read) return failField(3, read.error());
    if (auto read = readEnPassant(builder, fields[3]); !read) return failField(4, read.error());

    int counters[2] = {0, 1};
    constexpr int kMax[2] = {kMaxHalfmoveClock, kMaxFullmoveNumber};
    for (std::size_t i = 4; i < fields.size(); ++i) {
        const Result<int> counter = readCounterField(fields[i], kMax[i - 4]);
        if (!counter) return failField(static_cast<int>(i + 1), counter.error());
        counters[i - 4] = *counter;
    }
    builder.setCounters(counters[0], std::max(counters[1], 1));  // some programs count the first move as 0
    return builder.build();
}

namespace {

std::string castlingField(const Position& position, FenStyle style) {
    std::string field;
    for (const Color color : {White, Black}) {
        for (const CastlingSide side : {KingSide, QueenSide}) {
            if (!position.canCastle(color, side)) continue;
            const Square rook = position.castlingRook(color, side);
            char letter = side == KingSide ? 'K' : 'Q';
            const bool isOutermost = rookMeant(position, static_cast<char>(letter + color * 32)) == rook;
            if (style == FenStyle::Shredder || !isOutermost) letter = static_cast<char>('A' + fileOf(rook));
            field += static_cast<char>(letter + color * 32);
        }
    }
    return field.empty() ? "-" : field;
}

}  // namespace

std::string toPlacement(const Position& position) {
    PieceArray board;
    for (int square = 0; square < kSquares; ++square)
        board[square] = position.pieceAt(static_cast<Square>(square));
    return placementText(board);
}

std::string toFen(const Position& position, FenStyle style) {
    const Square enPassant = position.enPassant();
    return fmt::format("{} {} {} {} {} {}", toPlacement(position), position.sideToMove() == White ? 'w' : 'b',
                       castlingField(position, style), enPassant == NoSquare ? "-" : squareName(enPassant),
                       position.halfmoveClock(), position.fullmoveNumber());
}

}  // namespace plyglass
