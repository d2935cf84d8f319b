// Syzygy tables at the root: restricts the search to moves that keep the result, so that the fifty-move rule
// does not spoil a win nor a mistake a draw. Private to engine/search.
#pragma once

#include <optional>
#include <vector>

#include "engine/knowledge/endgames/syzygy_tables.h"
#include "engine/search/search.h"

namespace plyglass {

struct SyzygyRoot {
    SyzygyVerdict verdict = SyzygyVerdict::Draw;  ///< with the best move, for the side to move
    std::vector<Move> moves;                      ///< moves that keep the verdict; at least one

    /// The score to show for a searched score, limited to what the tables allow.
    Score scoreFor(Score searched) const;
};

/// Empty if the technique is off, the tables do not have the root, the program's own endgame tables know it
/// exactly, or several lines are wanted (which compare moves). With `searchMoves`, the best of those.
std::optional<SyzygyRoot> syzygyRootOf(const SearchRequest& request);

}  // namespace plyglass
