#include "app/services/library/find/game_pattern_text.h"

#include <algorithm>
#include <optional>

#include "engine/base/text.h"
#include "engine/base/text_value.h"

namespace plyglass {

namespace {

// Pawns that define each structure in the literature (Soltis, "Pawn Structure Chess"; Flores Rios, "Chess
// Structures").
constexpr PawnStructure kStructures[] = {
    {"isolated-queen-pawn", translatable("Engine", "Isolated queen's pawn"), "Pd4 !Pc !Pe !pd"},
    {"hanging-pawns", translatable("Engine", "Hanging pawns"), "Pc4 Pd4 !Pb !Pe !pc !pd"},
    {"carlsbad", translatable("Engine", "Carlsbad structure"), "Pd4 Pe3 !Pc pc6 pd5 !pe"},
    {"hedgehog", translatable("Engine", "Hedgehog"), "Pc4 Pe4 !Pd pa6 pb6 pd6 pe6 !pc"},
    {"maroczy-bind", translatable("Engine", "Maróczy bind"), "Pc4 Pe4 !Pd !pc pd6/d7"},
    {"stonewall", translatable("Engine", "Stonewall"), "Pd4 Pe3 Pf4 pd5"},
    {"french-chain", translatable("Engine", "French pawn chain"), "Pd4 Pe5 pd5 pe6"},
    {"kings-indian-chain", translatable("Engine", "King's Indian pawn chain"), "Pc4 Pd5 Pe4 pd6 pe5"},
    {"benoni", translatable("Engine", "Modern Benoni"), "Pd5 Pe4 !Pc pc5 pd6 !pe"},
    {"scheveningen", translatable("Engine", "Scheveningen structure"), "Pe4 !Pd pd6 pe6 !pc"},
    {"boleslavsky", translatable("Engine", "Boleslavsky structure"), "Pe4 !Pd pd6 pe5 !pc"},
    {"doubled-pawns", translatable("Engine", "Doubled pawns"), "doubled"},
    {"isolated-pawn", translatable("Engine", "Isolated pawn"), "isolated"},
    {"passed-pawn", translatable("Engine", "Passed pawn"), "passed"},
};

constexpr std::pair<std::string_view, PawnFeature> kFeatures[] = {
    {"doubled", PawnFeature::Doubled}, {"isolated", PawnFeature::Isolated}, {"passed", PawnFeature::Passed}};

/// Maximum number of pieces of a side besides the king, pawns included.
constexpr int kMaxPieces = 15;
constexpr int kMaxPawns = 8;

std::optional<PieceType> typeOfLetter(char letter) {
    constexpr std::string_view kLetters = "pnbrqk";
    const auto at = kLetters.find(lowerCase(letter));
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<PieceType>(at);
}

Result<void> checkSide(const std::array<PieceRange, King>& side, std::string_view text) {
    int pieces = 0;
    for (const PieceRange& range : side) pieces += range.min;
    if (pieces > kMaxPieces || side[Pawn].min > kMaxPawns)
        return fail(translatable("Engine",
                                 "Material: {} has too many pieces. A side has at most 8 pawns, and 15 "
                                 "pieces beside its king."),
                    quoted(text));
    return {};
}

Result<std::array<PieceRange, King>> readSide(std::string_view text) {
    std::array<PieceRange, King> side;
    side.fill({0, 0});
    int kings = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto type = typeOfLetter(text[i]);
        if (!type)
            return fail(translatable("Engine",
                                     "Material: {} is no piece in {}. Write both sides with the letters "
                                     "K Q R B N P, like KRPvKR."),
                        quoted(text.substr(i, 1)), quoted(text));
        const char sign = i + 1 < text.size() ? text[i + 1] : ' ';
        const bool isMore = sign == '+' || sign == '*';
        if (isMore) ++i;
        if (*type == King) {
            if (++kings > 1 || isMore)
                return fail(translatable("Engine", "Material: {} has more than one king."), quoted(text));
            continue;
        }
        PieceRange& range = side[*type];
        if (sign != '*') ++range.min;
        range.max = isMore || range.max == PieceRange::kAnyNumber ? PieceRange::kAnyNumber : range.max + 1;
    }
    if (auto done = checkSide(side, text); !done) return tl::unexpected(done.error());
    return side;
}

Result<void> applyWord(MaterialPattern& material, std::string_view word) {
    if (equalsIgnoringCase(word, "at-least")) {
        for (auto& side : material.pieces)
            for (PieceRange& range : side) range.max = PieceRange::kAnyNumber;
    } else if (equalsIgnoringCase(word, "opposite-bishops")) {
        material.bishops = BishopPair::Opposite;
    } else if (equalsIgnoringCase(word, "same-bishops")) {
        material.bishops = BishopPair::Same;
    } else {
        return fail(translatable("Engine",
                                 "Material: {} is not known. After the pieces can stand at-least, "
                                 "opposite-bishops or same-bishops."),
                    quoted(word));
    }
    return {};
}

/// Bishop colour conditions require one bishop each.
Result<void> checkBishops(const MaterialPattern& material, std::string_view text) {
    if (material.bishops == BishopPair::Any) return {};
    for (const auto& side : material.pieces)
        if (side[Bishop].min > 1 || side[Bishop].max < 1)
            return fail(translatable("Engine",
                                     "Material: {} compares the squares of two bishops, so each side must "
                                     "have one. Write it like KBP+vKBP+ opposite-bishops."),
                        quoted(text));
    return {};
}

/// Squares of "d4", "d" or "4".
std::optional<Bitboard> readPlace(std::string_view text) {
    const auto file = [](char c) { return c >= 'a' && c <= 'h' ? c - 'a' : -1; };
    const auto rank = [](char c) { return c >= '1' && c <= '8' ? c - '1' : -1; };
    if (text.size() == 1 && file(text[0]) >= 0) return fileBits(file(text[0]));
    if (text.size() == 1 && rank(text[0]) >= 0) return rankBits(rank(text[0]));
    if (text.size() != 2 || file(text[0]) < 0 || rank(text[1]) < 0) return std::nullopt;
    return bitOf(makeSquare(file(text[0]), rank(text[1])));
}

std::optional<Bitboard> readPlaces(std::string_view text) {
    Bitboard squares = 0;
    for (const std::string_view part : split(text, "/")) {
        const auto place = readPlace(part);
        if (!place) return std::nullopt;
        squares |= *place;
    }
    return squares;
}

Result<void> addCondition(PawnPattern& pattern, std::string_view word) {
    std::string_view rest = word;
    const bool isForbidden = rest.starts_with('!');
    if (isForbidden) rest.remove_prefix(1);
    const bool isWhite = rest.starts_with('P');
    const bool isBlack = rest.starts_with('p');
    if (isWhite || isBlack) rest.remove_prefix(1);
    const auto squares = readPlaces(rest);
    if (!squares || (!isForbidden && !isWhite && !isBlack))
        return fail(translatable("Engine",
                                 "Pawns: {} is not known. Write Pd4 for a white pawn on d4, pe6 for a black "
                                 "one, !Pc for no white pawn on the c-file, or one of: {}."),
                    quoted(word), listOf(kStructures, &PawnStructure::id));
    const Color color = isBlack ? Black : White;
    if (isForbidden) {
        if (!isBlack) pattern.forbidden[White] |= *squares;
        if (!isWhite) pattern.forbidden[Black] |= *squares;
    } else if (moreThanOne(*squares)) {
        pattern.somewhere.push_back({color, *squares});
    } else {
        pattern.required[color] |= *squares;
    }
    return {};
}

Result<void> addPawnWord(PawnPattern& pattern, std::string_view word) {
    for (const auto& [name, feature] : kFeatures)
        if (equalsIgnoringCase(word, name)) {
            pattern.features.push_back({White, feature});
            return {};
        }
    for (const PawnStructure& structure : kStructures)
        if (equalsIgnoringCase(word, structure.id)) {
            for (const std::string_view part : parts(structure.pawns, " "))
                if (auto done = addPawnWord(pattern, part); !done) return done;
            return {};
        }
    return addCondition(pattern, word);
}

/// Rejects searches that cannot find anything, which are usually typing errors.
Result<void> checkPawns(const PawnPattern& pattern, std::string_view text) {
    for (const Color color : {White, Black})
        if ((pattern.required[color] & (pattern.forbidden[color] | pattern.required[~color])) != 0 ||
            count(pattern.required[color]) > kMaxPawns)
            return fail(translatable("Engine",
                                     "Pawns: no position can be like {}. It asks for two things at once that "
                                     "exclude each other, or for more than 8 pawns of a side."),
                        quoted(text));
    return {};
}

/// Content of a square. False for an unknown character.
bool addSquare(SquarePattern& pattern, char sign, Square square) {
    const Bitboard here = bitOf(square);
    if (sign == '-') {
        pattern.empty |= here;
    } else if (sign == '*') {
        pattern.occupied |= here;
    } else if (lowerCase(sign) == 'a') {
        pattern.anyPiece[sign == 'A' ? White : Black] |= here;
    } else {
        const auto type = typeOfLetter(sign);
        if (!type) return false;
        pattern.pieces[lowerCase(sign) == sign ? Black : White][*type] |= here;
    }
    return true;
}

/// One rank, from file a to h: exactly eight squares.
bool addRank(SquarePattern& pattern, int rank, std::string_view text) {
    int file = 0;
    for (const char sign : text) {
        if (sign >= '1' && sign <= '8') {
            file += sign - '0';
        } else {
            if (file > 7 || !addSquare(pattern, sign, makeSquare(file, rank))) return false;
            ++file;
        }
    }
    return file == 8;
}

/// Rejects empty searches, and those for impossible positions.
Result<void> checkSquares(const SquarePattern& pattern, std::string_view text) {
    if (pattern == SquarePattern{})
        return fail(translatable("Engine", "Squares: no square is chosen. Put pieces on the board first."));
    constexpr Bitboard kOuterRanks = rankBits(0) | rankBits(7);
    for (const auto& side : pattern.pieces)
        if (moreThanOne(side[King]) || count(side[Pawn]) > kMaxPawns || (side[Pawn] & kOuterRanks) != 0)
            return fail(translatable("Engine",
                                     "Squares: no position can be like {}. A side has one king and at most "
                                     "8 pawns, none of them on the first or last rank."),
                        quoted(text));
    return {};
}

}  // namespace

std::span<const PawnStructure> pawnStructures() { return kStructures; }

Result<MaterialPattern> readMaterial(std::string_view text) {
    const auto words = parts(text, " \t,");
    const auto sides = words.empty() ? words : split(words.front(), "vV");
    if (sides.size() != 2 || sides[0].empty() || sides[1].empty())
        return fail(translatable("Engine",
                                 "Material: {} must name the pieces of both sides with a v between, like "
                                 "KRPvKR."),
                    quoted(text));
    MaterialPattern material;
    for (const Color color : {White, Black}) {
        const auto side = readSide(sides[color]);
        if (!side) return tl::unexpected(side.error());
        material.pieces[color] = *side;
    }
    for (std::size_t i = 1; i < words.size(); ++i)
        if (auto done = applyWord(material, words[i]); !done) return tl::unexpected(done.error());
    if (auto done = checkBishops(material, text); !done) return tl::unexpected(done.error());
    return material;
}

Result<PawnPattern> readPawns(std::string_view text) {
    PawnPattern pattern;
    for (const std::string_view word : parts(text, " \t,"))
        if (auto done = addPawnWord(pattern, word); !done) return tl::unexpected(done.error());
    if (auto done = checkPawns(pattern, text); !done) return tl::unexpected(done.error());
    return pattern;
}

Result<SquarePattern> readSquares(std::string_view text) {
    SquarePattern pattern;
    const auto ranks = split(trimmed(text), "/");
    bool isRead = ranks.size() == 8;
    for (std::size_t i = 0; isRead && i < ranks.size(); ++i)
        isRead = addRank(pattern, 7 - static_cast<int>(i), ranks[i]);
    if (!isRead)
        return fail(translatable("Engine",
                                 "Squares: {} cannot be read. Write eight ranks as in a FEN, like "
                                 "8/8/8/3N4/8/8/8/8. A number is for squares that do not matter, - for an "
                                 "empty square, A for any white piece, a for any black one, * for either."),
                    quoted(text));
    if (auto done = checkSquares(pattern, text); !done) return tl::unexpected(done.error());
    return pattern;
}

}  // namespace plyglass
