// Endgame table and Syzygy probes at a node. Private to engine/search.
#pragma once

#include <optional>

#include "engine/knowledge/endgames/endgame_value.h"
#include "engine/search/search_state.h"

namespace plyglass {

/// Converts a table value to a score; `ply` is that of the position.
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

/// Exact score of the node; empty if the tables do not have the position, or the fifty-move rule could change
/// the result.
std::optional<Score> answerFromEndgames(SearchState& search, const Node& node);

/// Implements `answerFromSyzygy`; requires Syzygy tables.
std::optional<Score> readSyzygy(SearchState& search, const Node& node);

/// Syzygy score of a node; empty if unknown, or if only a mate score could still change the result, since the
/// tables do not hold distance to mate. Not called in quiescence: the tables may lie on a slow disk.
inline std::optional<Score> answerFromSyzygy(SearchState& search, const Node& node) {
    if (search.syzygy == nullptr) return std::nullopt;
    return readSyzygy(search, node);
}

}  // namespace plyglass
