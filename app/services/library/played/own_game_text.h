// Data in the text of a game played here: players, evaluations, and whether moves were taken back.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/library/find/game_search.h"
#include "engine/search/score.h"

namespace plyglass {

/// Score written in a text: mate distance, or otherwise centipawns. Empty without either, or for mate in 0,
/// which does not say who is mated.
constexpr std::optional<Score> writtenScore(std::optional<int> cp, std::optional<int> mateIn) {
    if (mateIn && *mateIn != 0) return scoreOfMateIn(*mateIn);
    return cp ? std::optional<Score>(*cp) : std::nullopt;
}

struct OwnGameText {
    std::string white;  ///< player settings for playerFromText; empty in other games
    std::string black;
    /// After each move of the main line, from White's view.
    std::vector<std::optional<Score>> evaluations;
    /// Whether there are variations other than the better lines of a game report. Moves taken back stay in
    /// the game as variations.
    bool hasTakenBack = false;
};

/// Does not parse moves: fast for thousands of games.
OwnGameText readOwnGameText(std::string_view text);

/// Sets the player settings in the rows of games played here.
void readPlayers(LibraryConnection& connection, std::span<GameRow> rows);

}  // namespace plyglass
