#include "engine/chess/setup_reader.h"

#include <algorithm>
#include <cctype>
#include <span>
#include <string>

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::size_t kMaxText = 100'000;
constexpr std::string_view kPlacementLetters = "PNBRQKpnbrqk12345678/";
constexpr std::size_t kSideField = 2;
constexpr std::size_t kHalfmoveField = 5;
constexpr std::size_t kLastField = 6;

/// Fields after the pieces: for a FEN alone each must be valid; within a text they end at the first word that
/// is no field.
enum class Rest { Required, Optional };

bool isRank(std::string_view text) {
    int squares = 0;
    for (const char c : text) squares += c >= '1' && c <= '8' ? c - '0' : 1;
    return squares == 8;
}

/// Eight ranks of eight squares within a longer run of characters, as in a URL.
std::string_view placementWithin(std::string_view run) {
    const auto ranks = split(run, "/");
    for (std::size_t first = 0; first + 8 <= ranks.size(); ++first) {
        if (!std::ranges::all_of(std::span(ranks).subspan(first, 8), isRank)) continue;
        const char* const begin = ranks[first].data();
        const std::string_view last = ranks[first + 7];
        return {begin, static_cast<std::size_t>(last.data() + last.size() - begin)};
    }
    return {};
}

/// The first piece placement in a text; empty if there is none.
std::string_view findPlacement(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size();) {
        begin = text.find_first_of(kPlacementLetters, begin);
        if (begin == std::string_view::npos) break;
        const std::size_t end = std::min(text.find_first_not_of(kPlacementLetters, begin), text.size());
        const std::string_view found = placementWithin(text.substr(begin, end - begin));
        if (!found.empty()) return found;
        begin = end;
    }
    return {};
}

/// Restores blanks from their URL encodings.
std::string withBlanks(std::string_view text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isCode = text.substr(i, 3) == "%20";
        plain += isCode || text[i] == '_' || text[i] == '+' ? ' ' : text[i];
        if (isCode) i += 2;
    }
    return plain;
}

/// The rook that a letter refers to; the standard one while king or rook are missing.
Square rookMeant(const PositionSetup& setup, Color color, char kind) {
    if (kind >= 'a' && kind <= 'h') return makeSquare(kind - 'a', color * 7);
    const CastlingSide side = kind == 'k' ? KingSide : QueenSide;
    PositionSetup any = setup;
    any.chess960 = true;
    const Square rook = castlingRookFor(any, color, side);
    return rook != NoSquare ? rook : makeSquare(side == KingSide ? 7 : 0, color * 7);
}

CastlingSide sideOf(const PositionSetup& setup, Color color, Square rook) {
    constexpr int kFileE = 4;
    int king = kFileE;
    for (int file = 0; file < 8; ++file)
        if (setup.board[makeSquare(file, color * 7)] == makePiece(color, King)) king = file;
    return fileOf(rook) > king ? KingSide : QueenSide;
}

Result<void> takeCastling(PositionSetup& setup, std::string_view field) {
    for (std::size_t i = 0; i < field.size(); ++i)
        if (!isCastlingLetter(field[i]) && field[i] != '-')
            return fail(translatable("Engine", "{} has the unknown letter {}"), quoted(field),
                        shownCharacter(field, i));
    for (const char letter : field) {
        if (letter == '-') continue;
        const Color color = letter >= 'a' ? Black : White;
        const char kind = lowerCase(letter);
        const Square rook = rookMeant(setup, color, kind);
        const CastlingSide side = kind == 'k'   ? KingSide
                                  : kind == 'q' ? QueenSide
                                                : sideOf(setup, color, rook);
        setup.rookOf(color, side) = rook;
        PositionSetup ordinary = setup;
        ordinary.chess960 = false;
        PositionSetup any = setup;
        any.chess960 = true;
        setup.chess960 |= canCastle(any, color, side) && !canCastle(ordinary, color, side);
    }
    return {};
}

Result<void> takeField(PositionSetup& setup, std::size_t number, std::string_view field) {
    const auto take = [](auto read, auto& place) -> Result<void> {
        if (!read) return tl::unexpected(read.error());
        place = *read;
        return {};
    };
    switch (number) {
        case 2:
            return take(readSideField(field), setup.sideToMove);
        case 3:
            return takeCastling(setup, field);
        case 4:
            return take(readEnPassantField(field), setup.enPassant);
        case 5:
            return take(readCounterField(field, kMaxHalfmoveClock, 0), setup.halfmoveClock);
        default:
            return take(readCounterField(field, kMaxFullmoveNumber, 1), setup.fullmoveNumber);
    }
}

/// EPD lines have operations, which begin with a letter, in place of the counters.
bool isOperation(std::size_t number, std::string_view field) {
    return number >= kHalfmoveField && std::isalpha(static_cast<unsigned char>(field.front()));
}

/// Field number at this place: a number among the rights starts the counters.
std::size_t fieldFor(std::size_t number, std::string_view field) {
    const bool isCounter = std::all_of(field.begin(), field.end(), isDigit);
    return number > kSideField && number < kHalfmoveField && isCounter ? kHalfmoveField : number;
}

Result<PositionSetup> readFields(std::string_view placement, std::string_view others, Rest rest) {
    PositionSetup setup;
    const auto defects = readPlacement(setup.board, placement);
    if (!defects) return failField(1, defects.error());
    if (!defects->empty()) return failField(1, joinTexts(*defects, "; "));
    const auto fields = parts(others, kFenBlanks);
    std::size_t number = kSideField;
    for (std::string_view field : fields) {
        if (field == "–" || field == "—" || field == "−") field = "-";
        number = fieldFor(number, field);
        if (number > kLastField || isOperation(number, field)) break;
        PositionSetup with = setup;
        if (const auto taken = takeField(with, number, field); taken)
            setup = with;
        else if (rest == Rest::Required)
            return failField(static_cast<int>(number), taken.error());
        else
            break;
        ++number;
    }
    setup.fullmoveNumber = std::max(setup.fullmoveNumber, 1);  // some programs count from 0
    return setup;
}

}  // namespace

Result<PositionSetup> readSetup(std::string_view text) {
    const std::string_view whole = trimmed(text.substr(0, kMaxText));
    if (whole.empty()) return fail(translatable("Engine", "The FEN is empty."));
    const std::size_t end = std::min(whole.find_first_of(kFenBlanks), whole.size());
    const std::string_view first = whole.substr(0, end);
    const std::string_view found = findPlacement(whole);
    const bool isFenAlone = first.find_first_not_of(kPlacementLetters) == std::string_view::npos;
    if (found.empty() || isFenAlone) return readFields(first, whole.substr(end), Rest::Required);
    const auto after = static_cast<std::size_t>(found.data() - whole.data()) + found.size();
    const std::string_view line = whole.substr(after, whole.find_first_of("\"]&\r\n", after) - after);
    return readFields(found, withBlanks(line), Rest::Optional);
}

}  // namespace plyglass
