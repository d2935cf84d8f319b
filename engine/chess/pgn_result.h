// How a game ended, as PGN text says it in figures and in words.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/chess/game.h"

namespace plyglass {

/// "1-0", "½:½", "0.5-0.5", "1/2", "*", "drawn", "White resigns" and the like. A word that names no winner,
/// such as "forfeit" or "adjourned", is no result yet: `Ongoing`.
std::optional<GameResult> resultFromPgn(std::string_view text);
/// What the tag Result says. It knows forfeits as well, "+/-", "-:+", "1F-0F", which as moves are signs.
struct TaggedResult {
    GameResult result = GameResult::Ongoing;
    bool isForfeit = false;
};
std::optional<TaggedResult> taggedResult(std::string_view value);
struct PgnEnd {
    GameResult result;
    std::size_t length;  ///< in bytes, with the blanks in it
};
/// Such a result at the front: 5 bytes of "1 - 0 {good}". Words, which may say more ("White wins on time"),
/// end a game only where nothing but a comment, another result or another game follows.
std::optional<PgnEnd> endAtFront(std::string_view text);
/// Whether the word is a score that PGN has no result for: "0-0" where it is no castling, "½-0".
bool isOddScore(std::string_view word);
/// What the tag Termination says of an end that PGN has no result for: the end itself, "double forfeit" for
/// "0-0"; nothing for a result in figures.
std::optional<std::string_view> terminationOf(std::string_view end);

}  // namespace plyglass
