// The position that a question is about, and the request for its search.
#pragma once

#include <optional>

#include "app/services/game/game_controller.h"
#include "app/viewmodels/shared/search_records.h"

namespace plyglass {

struct AskedPosition {
    /// Position with its history and the settings of the player to move, without limits. For persons the
    /// standard evaluator at full strength.
    LevelRequest request;
    std::optional<int> depthLimit;     ///< depth limit of the game's computer
    Move played;                       ///< the move made there; null if the question is about none
    std::optional<SearchResult> kept;  ///< the search that chose it, if this window has it
    bool byComputer = false;           ///< the computer is to move there

    const Position& position() const { return request.search.position; }
};

/// The shown position.
AskedPosition shownPosition(const GameController& controller);
/// The position before the last shown move, with that move; none at the start of the game.
std::optional<AskedPosition> beforeShownMove(const GameController& controller, const SearchRecords& records);

/// The request for a question about it, with the budget that every page uses, so that answers agree.
EngineRequest requestOf(const AskedPosition& asked, EngineRequest::Kind kind);

}  // namespace plyglass
