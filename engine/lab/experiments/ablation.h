// What each technique is worth in a position: the same search with that one switched, to the same depth, by
// one thread from an empty table. Play's figures, "What if it could not use …?" and the Laboratory's
// comparison of one position come from the same searches.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "engine/lab/analysis/question_search.h"

namespace plyglass {

/// What a search found with certain techniques.
struct AblationRun {
    std::string_view technique;  ///< the id of the one that was switched; "" if none was
    Move move;
    Score score = 0;  ///< from the side to move
    std::vector<Move> line;
    std::uint64_t nodes = 0;
    bool finished = true;  ///< false: it would have needed more nodes than allowed to reach the depth
};

struct AblationAnswer {
    int depth = 0;                  ///< plies that each search had to finish
    AblationRun base;               ///< with the techniques as they are
    std::vector<AblationRun> runs;  ///< each with one technique switched
    int planned = 0;                ///< how many there will be
    bool isFinal = false;
    bool isInterrupted = false;

    /// nullptr while it is not known.
    const AblationRun* find(std::string_view technique) const;
    /// How many times as many nodes as `base`.
    double factorOf(const AblationRun& run) const;
    /// How many plies less deep that search comes with the nodes of `base`: the logarithm of the factor to
    /// the base of its effective branching factor, nodes^(1/depth).
    double pliesOf(const AblationRun& run) const;
};

/// The depth is the deepest that the techniques as they are finish with so many nodes.
constexpr std::uint64_t kAblationBaseNodes = 100'000;
/// A search with a technique switched may look at so many times the nodes of the others, and always at
/// kAblationBaseNodes.
constexpr std::uint64_t kAblationCapFactor = 4;

struct AblationOptions {
    bool alsoOn = false;                         ///< the techniques that are off are switched on as well
    std::unordered_set<std::string> first = {};  ///< ids that are asked before the others
    std::shared_ptr<const AblationAnswer> known = {};  ///< of an earlier call, which this one continues
};

/// Whether a search to a fixed depth is another one with the technique switched: it works, and is neither
/// about time nor about books and tables that such a search does not have.
bool changesSearch(const Technique& technique, const Techniques& techniques);

/// With the position, the techniques and the evaluator of `search`, no deeper than its limit of depth. Those
/// that change least come first. `onAnswer` hears after each search what is known so far. `searcher.stop()`
/// ends it early.
AblationAnswer askAblation(Searcher& searcher, const SearchRequest& search,
                           const AblationOptions& options = {},
                           const std::function<void(const AblationAnswer&)>& onAnswer = {});

}  // namespace plyglass
