// FEN, X-FEN and Shredder-FEN, read and written. Every refusal names the field and what is wrong with it.
#include "engine/chess/fen.h"

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include "engine/base/text.h"
#include "engine/base/utf8.h"
#include "engine/chess/names.h"
#include "engine/chess/position_builder.h"

namespace plyglass {

namespace {

constexpr std::string_view kPieceLetters = "PNBRQK..pnbrqk..";
constexpr std::string_view kBlanks = " \t\r\n\f\v";
/// The longest FEN there can be is some 90 characters; more blanks are tolerated, more text is not one.
constexpr std::size_t kMaxLength = 200;
constexpr int kMaxHalfmoveClock = 999;
constexpr int kMaxFullmoveNumber = 9999;

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

/// The whole of it, where it has several bytes.
std::string_view characterAt(std::string_view text, std::ptrdiff_t at) {
    const std::string_view rest = text.substr(static_cast<std::size_t>(at));
    return rest.substr(0, std::max<std::size_t>(utf8Length(rest), 1));
}

/// Puts one rank's pieces. Returns what is wrong with the rank, or nothing.
std::optional<Error> putRank(PositionBuilder& builder, std::string_view text, int rank) {
    int file = 0;
    for (const char& c : text) {
        if (c >= '1' && c <= '8') {
            file += c - '0';
            continue;
        }
        const auto piece = c == '.' ? std::string_view::npos : kPieceLetters.find(c);
        if (piece == std::string_view::npos)
            return makeError(translatable("Engine", "rank {} {} has the unknown character {}"), rank + 1,
                             quoted(text), quoted(characterAt(text, &c - text.data())));
        if (file < 8) builder.put(static_cast<Piece>(piece), makeSquare(file, rank));
        ++file;
    }
    if (file == 8) return std::nullopt;
    return makeError(file == 1 ? translatable("Engine", "rank {} {} has {} square instead of 8")
                               : translatable("Engine", "rank {} {} has {} squares instead of 8"),
                     rank + 1, quoted(text), file);
}

Result<void> readPieces(PositionBuilder& builder, std::string_view field) {
    const std::vector<std::string_view> ranks = split(field, "/");
    if (ranks.size() != 8)
        return fail(ranks.size() == 1 ? translatable("Engine", "{} has {} rank instead of 8")
                                      : translatable("Engine", "{} has {} ranks instead of 8"),
                    quoted(field), ranks.size());
    std::vector<Error> defects;
    for (int i = 0; i < 8; ++i)
        if (auto defect = putRank(builder, ranks[i], 7 - i)) defects.push_back(*std::move(defect));
    for (Error& defect : builder.pieceDefects()) defects.push_back(std::move(defect));
    if (!defects.empty()) return fail(joinErrors(std::move(defects)));
    return {};
}

Result<void> readSideToMove(PositionBuilder& builder, std::string_view field) {
    if (field != "w" && field != "b")
        return fail(translatable("Engine", "{} is neither \"w\" nor \"b\""), quoted(field));
    return builder.setSideToMove(field == "w" ? White : Black);
}

/// The rook that a letter means: K and Q the outermost one beside the king, A to H the one on that file.
std::optional<Square> rookMeant(const Position& position, char letter) {
    const Color color = letter >= 'a' ? Black : White;
    const Square king = position.king(color);
    const char kind = lower(letter);
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
        const std::string shown = quoted(characterAt(field, &letter - field.data()));
        const char kind = lower(letter);
        if (kind != 'k' && kind != 'q' && (kind < 'a' || kind > 'h'))
            return fail(translatable("Engine", "{} has the unknown letter {}"), quoted(field), shown);
        const Color color = letter >= 'a' ? Black : White;
        const std::optional<Square> rook = rookMeant(builder.position(), letter);
        if (!rook)
            return fail(
                translatable("Engine",
                             "{} is impossible: {} has no rook to the {} of its king on its first rank"),
                shown, colorName(color), kind == 'k' ? "right" : "left");
        if (auto added = builder.addCastling(color, *rook); !added)
            return fail(translatable("Engine", "{} is impossible: {}"), shown, added.error());
    }
    return {};
}

Result<void> readEnPassant(PositionBuilder& builder, std::string_view field) {
    if (field == "-") return {};
    const bool isSquare =
        field.size() == 2 && field[0] >= 'a' && field[0] <= 'h' && field[1] >= '1' && field[1] <= '8';
    if (!isSquare) return fail(translatable("Engine", "{} is neither a square nor \"-\""), quoted(field));
    return builder.setEnPassant(makeSquare(field[0] - 'a', field[1] - '1'));
}

Result<int> readCounter(std::string_view field, int least, int most) {
    int value = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
    const bool isNumber = end == field.data() + field.size() && error == std::errc();
    if (!isNumber || value < least || value > most)
        return fail(translatable("Engine", "{} is not a number from {} to {}"), quoted(field), least, most);
    return value;
}

/// The message of a failed field, with the field's place and name.
tl::unexpected<Error> failField(int number, const Error& error) {
    static constexpr const char* kNames[] = {
        translatable("Engine", "pieces"),         translatable("Engine", "side to move"),
        translatable("Engine", "castling"),       translatable("Engine", "en passant"),
        translatable("Engine", "halfmove clock"), translatable("Engine", "move number")};
    return fail(translatable("Engine", "FEN field {} ({}): {}."), number, kNames[number - 1], error);
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
    const std::vector<std::string_view> fields = parts(text, kBlanks);
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
        const Result<int> counter = readCounter(fields[i], 0, kMax[i - 4]);
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
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const Piece piece = position.pieceAt(makeSquare(file, rank));
            if (piece == NoPiece) {
                ++empty;
                continue;
            }
            if (empty) text += static_cast<char>('0' + empty);
            empty = 0;
            text += kPieceLetters[piece];
        }
        if (empty) text += static_cast<char>('0' + empty);
        if (rank) text += '/';
    }
    return text;
}

std::string toFen(const Position& position, FenStyle style) {
    const Square enPassant = position.enPassant();
    return fmt::format("{} {} {} {} {} {}", toPlacement(position), position.sideToMove() == White ? 'w' : 'b',
                       castlingField(position, style), enPassant == NoSquare ? "-" : squareName(enPassant),
                       position.halfmoveClock(), position.fullmoveNumber());
}

}  // namespace plyglass
