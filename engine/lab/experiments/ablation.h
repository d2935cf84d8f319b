// "What if it could not use …?": the same search without one technique after the other, to the same depth.
#pragma once

#include <cstdint>
#include <functional>
#include <string_view>
#include <vector>

#include "engine/lab/analysis/question_search.h"

namespace plyglass {

/// What a search found with certain techniques.
struct AblationRun {
    std::string_view technique;  ///< the id of the one that was missing; "" if none was
    Move move;
    Score score = 0;  ///< from the side to move
    std::vector<Move> line;
    std::uint64_t nodes = 0;
    bool finished = true;  ///< false: it would have needed more nodes than allowed to reach the depth
};

struct AblationAnswer {
    int depth = 0;                     ///< plies that each search had to finish
    AblationRun base;                  ///< with everything that is on
    std::vector<AblationRun> without;  ///< each with one technique less, in the order of the table
    int planned = 0;                   ///< how many there will be
    bool isFinal = false;
    bool isInterrupted = false;

    /// How many times as many nodes as `base`.
    double factorOf(const AblationRun& run) const {
        return base.nodes == 0 ? 0 : static_cast<double>(run.nodes) / static_cast<double>(base.nodes);
    }
};

/// The depth is the deepest that the techniques as they are finish with so many nodes.
constexpr std::uint64_t kAblationBaseNodes = 100'000;
/// A search without a technique may look at so many times the nodes.
constexpr std::uint64_t kAblationCapFactor = 10;

/// With the techniques and the position of `search`; of its limits only the depth is looked at, for tests.
/// `onAnswer` hears after each search what is known so far. `searcher.stop()` ends it early.
AblationAnswer askAblation(Searcher& searcher, const SearchRequest& search,
                           const std::function<void(const AblationAnswer&)>& onAnswer = {});

}  // namespace plyglass
