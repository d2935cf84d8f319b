// See fen_fields.h.
#include "engine/chess/fen_fields.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/base/text.h"
#include "engine/base/utf8.h"

namespace plyglass {

namespace {

constexpr std::string_view kPieceLetters = "PNBRQK..pnbrqk..";

/// Puts the pieces of one rank on the board. Returns the error in its text, if any.
std::optional<Error> readRank(PieceArray& board, std::string_view text, int rank) {
    int file = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c >= '1' && c <= '8') {
            file += c - '0';
            continue;
        }
        const Piece piece = pieceFromLetter(c);
        if (piece == NoPiece)
            return makeText(translatable("Engine", "rank {} {} has the unknown character {}"), rank + 1,
                            quoted(text), shownCharacter(text, i));
        if (file < 8) board[makeSquare(file, rank)] = piece;
        ++file;
    }
    if (file == 8) return std::nullopt;
    return makeText(file == 1 ? translatable("Engine", "rank {} {} has {} square instead of 8")
                              : translatable("Engine", "rank {} {} has {} squares instead of 8"),
                    rank + 1, quoted(text), file);
}

}  // namespace

char pieceLetter(Piece piece) { return kPieceLetters[piece]; }

Piece pieceFromLetter(char letter) {
    const auto at = letter == '.' ? std::string_view::npos : kPieceLetters.find(letter);
    return at == std::string_view::npos ? NoPiece : static_cast<Piece>(at);
}

std::string shownCharacter(std::string_view text, std::size_t at) {
    const std::string_view rest = text.substr(at);
    return quoted(rest.substr(0, std::max<std::size_t>(utf8Length(rest), 1)));
}

Result<std::vector<Error>> readPlacement(PieceArray& board, std::string_view field) {
    if (field.ends_with('/')) field.remove_suffix(1);
    const std::vector<std::string_view> ranks = split(field, "/");
    if (ranks.size() != 8)
        return fail(ranks.size() == 1 ? translatable("Engine", "{} has {} rank instead of 8")
                                      : translatable("Engine", "{} has {} ranks instead of 8"),
                    quoted(field), ranks.size());
    board.fill(NoPiece);
    std::vector<Error> defects;
    for (int i = 0; i < 8; ++i)
        if (auto defect = readRank(board, ranks[i], 7 - i)) defects.push_back(*std::move(defect));
    return defects;
}

std::string placementText(const PieceArray& board) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) {
        int empty = 0;
        for (int file = 0; file < 8; ++file) {
            const Piece piece = board[makeSquare(file, rank)];
            if (piece == NoPiece) {
                ++empty;
                continue;
            }
            if (empty) text += static_cast<char>('0' + empty);
            empty = 0;
            text += pieceLetter(piece);
        }
        if (empty) text += static_cast<char>('0' + empty);
        if (rank) text += '/';
    }
    return text;
}

Result<Color> readSideField(std::string_view field) {
    const std::string lower = lowerCase(field);
    if (lower == "w" || lower == "white") return White;
    if (lower == "b" || lower == "black") return Black;
    return fail(translatable("Engine", "{} is neither \"w\" nor \"b\""), quoted(field));
}

bool isCastlingLetter(char letter) {
    const char kind = lowerCase(letter);
    return kind == 'k' || kind == 'q' || (kind >= 'a' && kind <= 'h');
}

Result<Square> readEnPassantField(std::string_view field) {
    if (field == "-") return NoSquare;
    const char file = field.empty() ? '-' : lowerCase(field[0]);
    const bool isSquare =
        field.size() == 2 && file >= 'a' && file <= 'h' && field[1] >= '1' && field[1] <= '8';
    if (!isSquare) return fail(translatable("Engine", "{} is neither a square nor \"-\""), quoted(field));
    return makeSquare(file - 'a', field[1] - '1');
}

Result<int> readCounterField(std::string_view field, int most, int unknown) {
    if (field == "-") return unknown;
    int value = 0;
    const auto [end, error] = std::from_chars(field.data(), field.data() + field.size(), value);
    const bool isNumber = end == field.data() + field.size() && error == std::errc();
    if (!isNumber || value < 0 || value > most)
        return fail(translatable("Engine", "{} is not a number from {} to {}"), quoted(field), 0, most);
    return value;
}

tl::unexpected<Error> failField(int number, const Error& error) {
    static constexpr const char* kNames[] = {
        translatable("Engine", "pieces"),         translatable("Engine", "side to move"),
        translatable("Engine", "castling"),       translatable("Engine", "en passant"),
        translatable("Engine", "halfmove clock"), translatable("Engine", "move number")};
    return fail(translatable("Engine", "FEN field {} ({}): {}."), number, kNames[number - 1], error);
}

}  // namespace plyglass
