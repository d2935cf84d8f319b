// See pgn_result.h.
#include "engine/chess/pgn_result.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

#include "engine/base/text.h"
#include "engine/chess/pgn_signs.h"

namespace plyglass {

namespace {

constexpr std::string_view kDashes[] = {"-", "–", "—", "−", "‐", "‑", ":"};

/// Score of one side in half points, and whether it has a decimal point: "4.0-0" is castling.
struct Points {
    std::string_view written;
    int half;
    bool isDecimal = false;
};
constexpr Points kPoints[] = {{"1/2", 1},       {"½", 1},         {"0.5", 1},       {"0,5", 1},
                              {".5", 1},        {",5", 1},        {"1.0", 2, true}, {"1,0", 2, true},
                              {"0.0", 0, true}, {"0,0", 0, true}, {"1", 2},         {"0", 0}};

constexpr std::string_view kOpenEndings[] = {
    "adjourned", "unfinished",     "abandoned", "unterminated", "unknown",         "suspended",
    "aborted",   "cancelled",      "annulled",  "not played",   "to be continued", "walkover",
    "bye",       "double forfeit", "forfeited", "forfeit",      "time forfeit",    "timeout",
    "resigned",  "resigns",        "checkmate", "mate"};
constexpr std::string_view kDraws[] = {"stalemate", "draw agreed", "drawn", "draw", "remis",
                                       "patta",     "tablas",      "nulle", "tie"};
/// Crosstable signs: + for the side that appeared; F marks a forfeited point.
constexpr std::pair<std::string_view, GameResult> kForfeits[] = {
    {"+/-", GameResult::WhiteWins},   {"+:-", GameResult::WhiteWins},  {"+--", GameResult::WhiteWins},
    {"1F-0F", GameResult::WhiteWins}, {"1-0F", GameResult::WhiteWins}, {"-/+", GameResult::BlackWins},
    {"-:+", GameResult::BlackWins},   {"--+", GameResult::BlackWins},  {"0F-1F", GameResult::BlackWins},
    {"0F-1", GameResult::BlackWins},  {"-/-", GameResult::Ongoing},    {"-:-", GameResult::Ongoing},
    {"---", GameResult::Ongoing},     {"0F-0F", GameResult::Ongoing}};
/// Verbs, and whether their subject has won.
constexpr std::pair<std::string_view, bool> kDeeds[] = {
    {"wins", true},      {"won", true},    {"mates", true}, {"resigns", false},
    {"resigned", false}, {"loses", false}, {"lost", false}, {"forfeits", false}};

std::string_view withoutBlanks(std::string_view text) {
    while (true) {
        const bool isBlank = !text.empty() && (text.front() == ' ' || text.front() == '\t');
        const std::size_t length = isBlank ? 1 : blankLength(text);
        if (length == 0) return text;
        text.remove_prefix(length);
    }
}

struct Score {
    int white = 0;
    int black = 0;
    std::size_t length = 0;
};

const Points* takePoints(std::string_view& text) {
    const auto* const found =
        std::find_if(std::begin(kPoints), std::end(kPoints),
                     [text](const auto& points) { return text.starts_with(points.written); });
    if (found == std::end(kPoints)) return nullptr;
    text.remove_prefix(found->written.size());
    return found;
}

std::optional<Score> scoreAtFront(std::string_view text) {
    std::string_view rest = text;
    const Points* const white = takePoints(rest);
    if (!white) return std::nullopt;
    rest = withoutBlanks(rest);
    const auto* const dash = std::find_if(std::begin(kDashes), std::end(kDashes),
                                          [rest](std::string_view one) { return rest.starts_with(one); });
    if (dash == std::end(kDashes)) return std::nullopt;
    rest = withoutBlanks(rest.substr(dash->size()));
    const Points* const black = takePoints(rest);
    if (!black || white->isDecimal != black->isDecimal) return std::nullopt;
    const bool goesOn = !rest.empty() && (isDigit(rest.front()) || rest.front() == '-' ||
                                          rest.front() == '/' || isLetter(rest.front()));
    if (goesOn) return std::nullopt;
    return Score{white->half, black->half, text.size() - rest.size()};
}

std::optional<GameResult> resultOf(const Score& score) {
    constexpr int kAll = 2;
    if (score.white + score.black != kAll) return std::nullopt;
    if (score.white == score.black) return GameResult::Draw;
    return score.white == kAll ? GameResult::WhiteWins : GameResult::BlackWins;
}

/// Whether the text begins with the words, in any case, not followed by a letter.
bool beginsWithWords(std::string_view text, std::string_view words) {
    return equalsIgnoringCase(text.substr(0, words.size()), words) &&
           (text.size() == words.size() || !(isLetter(text[words.size()]) || isDigit(text[words.size()])));
}

std::optional<PgnEnd> wordsAtFront(std::string_view text) {
    for (const std::string_view words : kOpenEndings)
        if (beginsWithWords(text, words)) return PgnEnd{GameResult::Ongoing, words.size()};
    for (const std::string_view words : kDraws)
        if (beginsWithWords(text, words)) return PgnEnd{GameResult::Draw, words.size()};
    for (const auto& [side, isWhite] : {std::pair("white", true), std::pair("black", false)}) {
        if (!beginsWithWords(text, side)) continue;
        const std::string_view rest = withoutBlanks(text.substr(std::string_view(side).size()));
        for (const auto& [deed, hasWon] : kDeeds)
            if (beginsWithWords(rest, deed))
                return PgnEnd{isWhite == hasWon ? GameResult::WhiteWins : GameResult::BlackWins,
                              text.size() - rest.size() + deed.size()};
    }
    return std::nullopt;
}

/// Moves have a digit or a dash among their first characters.
bool mayBeWords(std::string_view text) {
    constexpr std::size_t kLetters = 3;
    return text.size() >= kLetters && std::all_of(text.begin(), text.begin() + kLetters, isLetter);
}

std::optional<PgnEnd> anyAtFront(std::string_view text) {
    if (!text.empty() && isLetter(text.front())) return mayBeWords(text) ? wordsAtFront(text) : std::nullopt;
    const auto score = scoreAtFront(text);
    if (!score) return std::nullopt;
    if (const auto result = resultOf(*score)) return PgnEnd{*result, score->length};
    // "0 - 0" after the last move is not castling.
    const bool isSpaced = text.substr(0, score->length).find(' ') != text.npos;
    const std::size_t next = text.find_first_not_of(" \t\r\n", score->length);
    const bool isLast = next == text.npos || text[next] == '[' || text[next] == '{';
    return isSpaced && isLast ? std::optional(PgnEnd{GameResult::Ongoing, score->length}) : std::nullopt;
}

/// Whether a game can end before `text`.
bool canEndBefore(std::string_view text) {
    const std::size_t next = text.find_first_not_of(" \t\r\n.,!");
    if (next == text.npos) return true;
    const std::string_view rest = text.substr(next);
    return std::string_view("[{;*%").find(rest.front()) != rest.npos || anyAtFront(rest);
}

}  // namespace

std::optional<PgnEnd> endAtFront(std::string_view text) {
    auto end = anyAtFront(text);
    if (!end || !mayBeWords(text)) return end;
    const auto isWordy = [](char c) { return isLetter(c) || c == ' ' || c == '-'; };
    const std::string_view rest = text.substr(end->length);
    const auto more =
        static_cast<std::size_t>(std::find_if_not(rest.begin(), rest.end(), isWordy) - rest.begin());
    if (!canEndBefore(rest.substr(more))) return std::nullopt;
    end->length += trimmed("|" + std::string(rest.substr(0, more))).size() - 1;
    return end;
}

std::optional<GameResult> resultFromPgn(std::string_view text) {
    if (text == "*") return GameResult::Ongoing;
    if (text == "1/2" || text == "½") return GameResult::Draw;
    const auto end = endAtFront(text);
    return end && end->length == text.size() ? std::optional(end->result) : std::nullopt;
}

std::optional<TaggedResult> taggedResult(std::string_view value) {
    if (const auto result = resultFromPgn(value)) return TaggedResult{*result};
    for (const auto& [written, result] : kForfeits)
        if (value == written) return TaggedResult{result, true};
    return std::nullopt;
}

bool isOddScore(std::string_view word) {
    const auto score = scoreAtFront(word);
    return score && score->length == word.size() && !resultOf(*score);
}

std::optional<std::string_view> terminationOf(std::string_view end) {
    if (!isOddScore(end)) return mayBeWords(end) ? std::optional(end) : std::nullopt;
    const auto score = scoreAtFront(end);
    return score->white + score->black == 0 ? "double forfeit" : end;
}

}  // namespace plyglass
