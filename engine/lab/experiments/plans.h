// Ready-made comparisons: what each technique is worth, what threads, a larger table, deeper quiescence and
// better ordering bring.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/lab/experiments/comparison.h"

namespace plyglass {

/// A way to make a plan for any positions.
struct PlanKind {
    std::string_view id;           ///< "ablation"
    std::string_view name;         ///< "One technique off at a time"
    std::string_view explanation;  ///< one sentence: what is compared and what to look for
    std::vector<Configuration> (*configurations)();
    int fromDepth;
    int toDepth;
    std::uint64_t maxNodes;  ///< of each search: high enough for all that do not explode
};

std::span<const PlanKind> allPlanKinds();
/// By id; the error lists the known ones.
Result<const PlanKind*> planKindFromId(std::string_view id);

/// Eight positions from the opening to the ending that the ready-made comparisons begin with.
std::vector<NamedPosition> suitePositions();

/// The plan of a kind on the suite's positions.
ComparisonPlan planOf(const PlanKind& kind);

}  // namespace plyglass
