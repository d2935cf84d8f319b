// Results in PGN text, in figures and in words.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/chess/game.h"

namespace plyglass {

/// Parses "1-0", "½:½", "0.5-0.5", "1/2", "*", "drawn", "White resigns" and the like. A word without a
/// winner, such as "forfeit" or "adjourned", gives `Ongoing`.
std::optional<GameResult> resultFromPgn(std::string_view text);
/// Parsed Result tag. Also accepts forfeits, "+/-", "-:+", "1F-0F", which are signs among moves.
struct TaggedResult {
    GameResult result = GameResult::Ongoing;
    bool isForfeit = false;
};
std::optional<TaggedResult> taggedResult(std::string_view value);
struct PgnEnd {
    GameResult result;
    std::size_t length;  ///< in bytes, including blanks
};
/// A result at the front: 5 bytes of "1 - 0 {good}". Words, as in "White wins on time", end a game only if
/// followed by nothing but a comment, another result or another game.
std::optional<PgnEnd> endAtFront(std::string_view text);
/// Whether the word is a score without a PGN result: "0-0" where it is not castling, "½-0".
bool isOddScore(std::string_view word);
/// Termination text for an ending without a PGN result: the ending itself, "double forfeit" for "0-0"; empty
/// for a result in figures.
std::optional<std::string_view> terminationOf(std::string_view end);

}  // namespace plyglass
