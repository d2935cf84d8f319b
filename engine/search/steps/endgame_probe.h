// What the endgame tables say of a node: with few men left they know it. Private to engine/search.
#pragma once

#include <optional>

#include "engine/knowledge/endgames/endgame_value.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// `ply` is that of the position whose value it is.
constexpr Score scoreOf(const EndgameValue& value, int ply) {
    switch (value.outcome) {
        case EndgameOutcome::Win:
            return -matedAt(ply + value.pliesToMate);
        case EndgameOutcome::Loss:
            return matedAt(ply + value.pliesToMate);
        default:
            return kDrawScore;
    }
}

/// The exact score of the node; nothing if the tables do not have the position, or the fifty-move rule could
/// change it.
std::optional<Score> answerFromEndgames(SearchState& search, const Node& node);

}  // namespace plyglass
