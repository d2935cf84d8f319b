// Ablation in one position: the same search with a single technique switched, to the same depth, on one
// thread with a cleared table. Shared by the Play page, "What if it could not use …?" and the Laboratory.
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

/// Result of a search with one technique switched.
struct AblationRun {
    std::string_view technique;  ///< id of the switched technique; "" if none
    Move move;
    Score score = 0;  ///< from the side to move
    std::vector<Move> line;
    std::uint64_t nodes = 0;
    bool finished = true;  ///< false: the node limit was reached before the depth
};

struct AblationAnswer {
    int depth = 0;                  ///< depth of each search in plies
    AblationRun base;               ///< with the given techniques
    std::vector<AblationRun> runs;  ///< one per switched technique
    int planned = 0;                ///< total number of runs
    bool isFinal = false;
    bool isInterrupted = false;

    /// nullptr if not yet known.
    const AblationRun* find(std::string_view technique) const;
    /// Node ratio to `base`.
    double factorOf(const AblationRun& run) const;
    /// Equivalent depth difference in plies with the nodes of `base`: the logarithm of the node ratio to the
    /// base of the run's effective branching factor, nodes^(1/depth).
    double pliesOf(const AblationRun& run) const;
};

/// The depth is the greatest that the given techniques finish within this many nodes.
constexpr std::uint64_t kAblationBaseNodes = 100'000;
/// Node limit of a search with a switched technique: this many times those of the base, and at least
/// kAblationBaseNodes.
constexpr std::uint64_t kAblationCapFactor = 4;

struct AblationOptions {
    bool alsoOn = false;                               ///< also switches on the techniques that are off
    std::unordered_set<std::string> first = {};        ///< ids of techniques to measure first
    std::shared_ptr<const AblationAnswer> known = {};  ///< from an earlier call, to be continued
};

/// Whether switching the technique changes a fixed-depth search: it is in effect, and does not concern time
/// management, books or tablebases.
bool changesSearch(const Technique& technique, const Techniques& techniques);

/// Uses position, techniques and evaluator of `search`, at most to its depth limit. Techniques that change
/// least come first. Calls `onAnswer` after each search. `searcher.stop()` ends it early.
AblationAnswer askAblation(Searcher& searcher, const SearchRequest& search,
                           const AblationOptions& options = {},
                           const std::function<void(const AblationAnswer&)>& onAnswer = {});

}  // namespace plyglass
