// What the Syzygy tables say of the root: only the moves that keep its result are searched, so that a win is
// not lost by the fifty-move rule, nor a draw by a mistake. Private to engine/search.
#pragma once

#include <optional>
#include <vector>

#include "engine/knowledge/endgames/syzygy_tables.h"
#include "engine/search/search.h"

namespace plyglass {

struct SyzygyRoot {
    SyzygyVerdict verdict = SyzygyVerdict::Draw;  ///< of the best move, for the side to move
    std::vector<Move> moves;                      ///< those that keep it; at least one

    /// What to show for a score that the search found: the same, within what is known.
    Score scoreFor(Score searched) const;
};

/// Nothing if the technique is off, the tables do not know the root, the program's own tables know it for
/// certain, or several lines are wanted, which are for comparing moves. Of `searchMoves` the best are kept.
std::optional<SyzygyRoot> syzygyRootOf(const SearchRequest& request);

}  // namespace plyglass
