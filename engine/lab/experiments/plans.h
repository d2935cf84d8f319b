// Predefined comparisons: ablation of techniques, threads, table size, quiescence depth and move ordering.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "engine/lab/experiments/comparison.h"

namespace plyglass {

/// A predefined plan for any positions.
struct PlanKind {
    std::string_view id;           ///< "ablation"
    std::string_view name;         ///< "One technique off at a time"
    std::string_view explanation;  ///< one sentence: what is compared and what to look for
    std::vector<Configuration> (*configurations)();
    int fromDepth;
    int toDepth;
    std::uint64_t maxNodes;  ///< node limit per search: above all that do not explode
};

std::span<const PlanKind> allPlanKinds();
/// The error lists the known ids.
Result<const PlanKind*> planKindFromId(std::string_view id);

/// Eight positions from opening to endgame: the default of the predefined comparisons.
std::vector<NamedPosition> suitePositions();

/// Predefined plan on the default positions.
ComparisonPlan planOf(const PlanKind& kind);

}  // namespace plyglass
