// Tables of endings, made in the order in which they need each other.
#pragma once

#include <map>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/knowledge/endgames/endgame_conversion.h"

namespace plyglass {

using GeneratedEndgames = std::map<EndgameMaterial, EndgameCodes>;

/// The wanted and all that captures and promotions lead to, in the order of `allEndgames`.
std::vector<EndgameMaterial> withDependencies(const std::vector<EndgameMaterial>& wanted);

/// The codes of these and of all that captures and promotions lead to. They depend on nothing else, not on
/// the number of threads either. Empty if the job was stopped. Progress counts positions.
GeneratedEndgames generateEndgames(const std::vector<EndgameMaterial>& wanted, const JobContext& job);

}  // namespace plyglass
