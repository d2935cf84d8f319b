// What the text of a game played here says beyond its moves: who played, what its positions were evaluated
// at, and whether moves were taken back.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/library/game_search.h"
#include "engine/search/score.h"

namespace plyglass {

/// What a text says of a position: moves to mate, or else centipawns. None if it says neither, or a mate in 0
/// moves, which does not tell who is mated.
constexpr std::optional<Score> writtenScore(std::optional<int> cp, std::optional<int> mateIn) {
    if (mateIn && *mateIn != 0) return scoreOfMateIn(*mateIn);
    return cp ? std::optional<Score>(*cp) : std::nullopt;
}

struct OwnGameText {
    std::string white;  ///< the player's settings, as playerFromText reads them; empty in any other game
    std::string black;
    /// After each move of the main line, from White's point of view.
    std::vector<std::optional<Score>> evaluations;
    /// There are variations other than the better lines that a game report writes to the moves it marks.
    /// Moves that were taken back stay in the game as variations.
    bool hasTakenBack = false;
};

/// Reads no moves, so that thousands of games take no time.
OwnGameText readOwnGameText(std::string_view text);

/// Gives the rows of games that were played here the settings of their players.
void readPlayers(LibraryConnection& connection, std::span<GameRow> rows);

}  // namespace plyglass
