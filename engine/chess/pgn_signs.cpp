// See pgn_signs.h.
#include "engine/chess/pgn_signs.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string>
#include <utility>

#include "engine/base/text.h"
#include "engine/base/utf8.h"

namespace plyglass {

namespace {

constexpr std::string_view kBlanks[] = {
    "\xC2\x85", "\u00A0", "\u1680", "\u2000", "\u2001", "\u2002", "\u2003", "\u2004", "\u2005", "\u2006",
    "\u2007",   "\u2008", "\u2009", "\u200A", "\u2028", "\u2029", "\u202F", "\u205F", "\u2800", "\u3000"};
constexpr std::string_view kUnseen[] = {
    "\u00AD", "\u034F", "\u061C", "\u115F", "\u1160", "\u3164", "\u180E", "\u200B", "\u200C", "\u200D",
    "\u200E", "\u200F", "\u202A", "\u202B", "\u202C", "\u202D", "\u202E", "\u2060", "\u2061", "\u2062",
    "\u2063", "\u2064", "\u2066", "\u2067", "\u2068", "\u2069", "\uFE0E", "\uFE0F", "\uFEFF"};

/// Variant spellings of parts of a move, and SAN.
constexpr std::pair<std::string_view, std::string_view> kSpellings[] = {
    {"♔", "K"}, {"♕", "Q"}, {"♖", "R"}, {"♗", "B"}, {"♘", "N"}, {"♙", ""},  {"♚", "K"},
    {"♛", "Q"}, {"♜", "R"}, {"♝", "B"}, {"♞", "N"}, {"♟", ""},  {"–", "-"}, {"—", "-"},
    {"‐", "-"}, {"‑", "-"}, {"−", "-"}, {"×", "x"}, {"(", "="}, {")", ""},  {"/", "="}};

constexpr std::pair<std::string_view, int> kGlyphs[] = {
    {"!", 1},   {"?", 2},    {"!!", 3},  {"‼", 3},    {"??", 4},   {"⁇", 4},    {"!?", 5},   {"⁉", 5},
    {"?!", 6},  {"⁈", 6},    {"□", 7},   {"=", 10},   {"∞", 13},   {"+=", 14},  {"+/=", 14}, {"⩲", 14},
    {"=+", 15}, {"=/+", 15}, {"⩱", 15},  {"+/-", 16}, {"±", 16},   {"-/+", 17}, {"∓", 17},   {"+-", 18},
    {"+–", 18}, {"+−", 18},  {"-+", 19}, {"–+", 19},  {"−+", 19},  {"⨀", 22},   {"⊙", 22},   {"○", 26},
    {"⟳", 32},  {"↑", 36},   {"→", 40},  {"=∞", 44},  {"=/∞", 44}, {"⯹", 44}, {"⇆", 132},  {"⇄", 132},
    {"⊕", 138}, {"⨁", 138},  {"△", 140}, {"∆", 140},  {"▽", 141},  {"⌓", 142},  {"N", 146},  {"D", 220}};

/// Length of the first of the words that starts the text; otherwise 0.
template <class Words>
std::size_t beginningLength(std::string_view text, const Words& words) {
    for (const std::string_view word : words)
        if (text.starts_with(word)) return word.size();
    return 0;
}

/// For a non-ASCII character: whether it is a Latin-1 sign, punctuation to dingbats, or a pictograph.
bool mayBeSign(std::string_view text) {
    return std::string_view("\xC2\xE2\xF0").find(text.front()) != text.npos;
}

bool isAscii(char c) { return static_cast<unsigned char>(c) < 0x80; }

}  // namespace

std::size_t blankLength(std::string_view text) {
    return text.empty() || isAscii(text.front()) ? 0 : beginningLength(text, kBlanks);
}

std::size_t unseenLength(std::string_view text) {
    return text.empty() || isAscii(text.front()) ? 0 : beginningLength(text, kUnseen);
}

std::optional<int> nagFromGlyph(std::string_view glyph) {
    const auto* const found = std::find_if(std::begin(kGlyphs), std::end(kGlyphs),
                                           [glyph](const auto& known) { return known.first == glyph; });
    return found == std::end(kGlyphs) ? std::nullopt : std::optional(found->second);
}

std::size_t glyphLength(std::string_view text) {
    if (text.empty() || isAscii(text.front())) return 0;
    std::size_t longest = 0;
    for (const auto& [glyph, number] : kGlyphs)
        if (text.starts_with(glyph)) longest = std::max(longest, glyph.size());
    return longest;
}

std::size_t signsFrom(std::string_view word) {
    const auto characterAt = [word](std::size_t at) {
        return std::max<std::size_t>(utf8Length(word.substr(at)), 1);
    };
    for (std::size_t at = characterAt(0); at < word.size(); at += characterAt(at)) {
        const std::string_view rest = word.substr(at);
        const char before = word[at - 1];
        const bool isPart = std::any_of(std::begin(kSpellings), std::end(kSpellings),
                                        [rest](const auto& part) { return rest.starts_with(part.first); }) &&
                            !nagFromGlyph(rest);
        const bool isSign =
            isAscii(rest.front())
                ? std::string_view("+-=").find(rest.front()) != rest.npos && nagFromGlyph(rest)
                : !isPart && mayBeSign(rest) && !(before >= 'a' && before <= 'z') && unseenLength(rest) == 0;
        if (isSign) return at;
    }
    return word.size();
}

bool isCheckSign(std::string_view word) {
    constexpr std::string_view kSigns[] = {"+", "++", "#", "+#", "##", "†", "‡", "††"};
    return std::find(std::begin(kSigns), std::end(kSigns), word) != std::end(kSigns);
}

/// "RR", "TN", "ch": letters after a move that are signs.
static bool isAbbreviation(std::string_view word) {
    constexpr std::string_view kChecks[] = {"ch", "check", "dis", "dbl"};
    constexpr std::size_t kLongest = 4;
    const bool isCapital = word.size() <= kLongest && word.find_first_not_of('O') != word.npos &&
                           std::all_of(word.begin(), word.end(), [](char c) { return c >= 'A' && c <= 'Z'; });
    return isCapital || std::find(std::begin(kChecks), std::end(kChecks), word) != std::end(kChecks);
}

bool isSign(std::string_view word) {
    if (isAbbreviation(word)) return true;
    while (!word.empty()) {
        const char first = word.front();
        const bool isPlain = isAscii(first) && !isDigit(first) && !isLetter(first) &&
                             std::string_view("()[]{}\"@").find(first) == std::string_view::npos;
        if (!isPlain && !mayBeSign(word)) return false;
        word.remove_prefix(std::max<std::size_t>(utf8Length(word), 1));
    }
    return true;
}

bool isChessVariant(std::string_view variant) {
    constexpr std::string_view kNames =
        " standard chess normal regular classical orthodox fromposition western westernchess blitz bullet "
        "rapid armageddon 960 frc dfrc wildfr doublefischerrandom doublechess960 chess960 fischerandom "
        "fischerrandom freestyle freestylechess fischerrandomchess standardchess ";
    std::string plain;
    for (const char c : variant)
        if (isLetter(c) || isDigit(c)) plain += lowerCase(c);
    return plain.empty() || kNames.find(' ' + plain + ' ') != kNames.npos;
}

std::string moveText(std::string_view word) {
    const bool isPlain = std::all_of(word.begin(), word.end(), [](char c) {
        return isLetter(c) || isDigit(c) || c == '+' || c == '#' || c == '=' || c == '-';
    });
    if (isPlain && !word.empty() && !isDigit(word.front())) return std::string(word);
    const std::size_t number = std::min(word.find_first_not_of("0123456789"), word.size());
    if (number < word.size() && isLetter(word[number])) word.remove_prefix(number);
    std::string plain;
    while (!word.empty()) {
        const auto* const spelling =
            std::find_if(std::begin(kSpellings), std::end(kSpellings),
                         [word](const auto& pair) { return word.starts_with(pair.first); });
        if (const std::size_t unseen = unseenLength(word); unseen > 0) {
            word.remove_prefix(unseen);
        } else if (spelling == std::end(kSpellings)) {
            plain += word.front();
            word.remove_prefix(1);
        } else {
            plain += spelling->second;
            word.remove_prefix(spelling->first.size());
        }
    }
    return plain;
}

}  // namespace plyglass
