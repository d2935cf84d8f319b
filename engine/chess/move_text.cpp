// See move_text.h.
#include "engine/chess/move_text.h"

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <string>

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::string_view kPieceLetters = "PNBRQK";
constexpr std::string_view kBetweenSquares = "x-:";
constexpr std::string_view kRemarks[] = {"+", "#", "!", "?", ":", "e.p.", "ep", "mate", "ch"};
constexpr std::size_t kMaxMoveText = 12;

constexpr int kFileB = 1;
constexpr bool isFile(char c) { return c >= 'a' && c <= 'h'; }
constexpr bool isRank(char c) { return c >= '1' && c <= '8'; }

/// Type of a piece letter in either case, except "b", which is a file.
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

/// Strips check signs, exclamation marks, "e.p." and "mate".
std::string_view withoutAnnotations(std::string_view text) {
    while (true) {
        text = trimmed(text);
        const auto* const end = std::find_if(std::begin(kRemarks), std::end(kRemarks),
                                             [text](std::string_view one) { return text.ends_with(one); });
        if (end == std::end(kRemarks)) return text;
        text.remove_suffix(end->size());
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

/// Removes "=Q", "(Q)" or "Q" from the end of the text.
PieceType takePromotion(std::string& text) {
    if (text.size() < 3) return NoPieceType;
    if (text.back() == ')' && text[text.size() - 3] == '(')
        text = text.substr(0, text.size() - 3) + text[text.size() - 2];
    const PieceType type = promotionOfLetter(text.back());
    if (type == NoPieceType) return NoPieceType;
    text.pop_back();
    if (std::string_view("=/-:").find(text.back()) != std::string_view::npos) text.pop_back();
    return type;
}

}  // namespace

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
    const bool isSmallBishop = text.front() == 'b' && san.type == Pawn && san.file == kFileB &&
                               san.rank < 0 && std::abs(fileOf(san.to) - kFileB) != 1;
    if (isSmallBishop) {
        san.type = Bishop;
        san.file = -1;
    }
    if (san.type == Pawn && san.file < 0) san.file = fileOf(san.to);
    return san;
}

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

std::optional<FilesText> readFiles(std::string_view text) {
    constexpr std::size_t kWithSign = 3;
    std::string plain(withoutAnnotations(text.substr(0, kMaxMoveText)));
    const PieceType promotion = takePromotion(plain);
    if (plain.size() == kWithSign && kBetweenSquares.find(plain[1]) != std::string_view::npos)
        plain.erase(1, 1);
    if (plain.size() != 2 || !isFile(plain[0]) || !isFile(plain[1]) || plain[0] == plain[1])
        return std::nullopt;
    return FilesText{plain[0] - 'a', plain[1] - 'a', promotion};
}

}  // namespace plyglass
