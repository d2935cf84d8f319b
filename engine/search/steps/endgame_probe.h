// What the endgame tables and the Syzygy tables say of a node: with few men left they know it. Private to
// engine/search.
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

/// As `answerFromSyzygy`, of a search that has such tables.
std::optional<Score> readSyzygy(SearchState& search, const Node& node);

/// The score of a node whose result the Syzygy tables know; nothing if only a mate could still change
/// something, since they do not know how far it is. They may lie on a slow disk: quiescence does not ask.
inline std::optional<Score> answerFromSyzygy(SearchState& search, const Node& node) {
    if (search.syzygy == nullptr) return std::nullopt;
    return readSyzygy(search, node);
}

}  // namespace plyglass
