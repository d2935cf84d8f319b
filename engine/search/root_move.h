// A legal root move and its search results. Private to engine/search.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/chess/move.h"
#include "engine/search/score.h"

namespace plyglass {

struct RootMove {
    Move move;
    Score score = -kInfinity;  ///< from the last iteration that found it best
    std::vector<Move> pv;
    Score bonus = 0;  ///< from the extended book; part of `score` unless that is a mate
    Score ownScore() const { return isMate(score) ? score : score - bonus; }
    std::uint64_t nodes = 0;  ///< total over all iterations
};

}  // namespace plyglass
