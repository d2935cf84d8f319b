// The position that a question is about, and how it is to be searched.
#pragma once

#include <optional>

#include "app/services/game/game_controller.h"
#include "app/viewmodels/shared/search_records.h"

namespace plyglass {

struct AskedPosition {
    /// Position with its history, as the player to move thinks but for limits: the standard evaluator and no
    /// level for persons.
    LevelRequest search;
    std::optional<int> depthLimit;     ///< no deeper than this looks the computer of the game
    Move played;                       ///< the move that was made there; null if the question is about none
    std::optional<SearchResult> kept;  ///< the search that chose it, if it was made in this window
    bool byComputer = false;           ///< the computer is to move there

    const Position& position() const { return search.position; }
};

/// The position shown.
AskedPosition shownPosition(const GameController& controller);
/// The position before the last move shown, with that move; none at the start of the game.
std::optional<AskedPosition> beforeShownMove(const GameController& controller, const SearchRecords& records);

}  // namespace plyglass
