// Endings in self-play with all techniques and endgame tables on both sides.
#pragma once

#include "engine/knowledge/endgames/endgame_position.h"
#include "engine/knowledge/endgames/endgame_tables.h"
#include "engine/search/search.h"

namespace plyglass::testing {

/// A random decided position of the ending, with either side to move.
inline Position decidedPosition(const EndgameMaterial& material, Random& random) {
    while (true) {
        const Position position = randomEndgamePosition(material, random);
        const auto value = EndgameTables::builtIn().probe(position);
        if (value && value->outcome != EndgameOutcome::Draw) return position;
    }
}

/// Plies until mate. Empty if the game ends otherwise, or takes more than `most`.
inline std::optional<int> pliesToMate(Position position, int most) {
    Searcher searcher;
    SearchRequest request;
    request.hashMib = 1;
    request.limits.moveTimeMs = 50;
    request.knowledge.endgames = &EndgameTables::builtIn();
    for (int plies = 0; plies <= most; ++plies) {
        request.position = position;
        const SearchResult result = searcher.search(request);
        if (result.bestMove.isNull()) return position.inCheck() ? std::optional(plies) : std::nullopt;
        request.gameKeys.push_back(position.key());
        if (!position.play(result.bestMove)) return std::nullopt;
    }
    return std::nullopt;
}

}  // namespace plyglass::testing
