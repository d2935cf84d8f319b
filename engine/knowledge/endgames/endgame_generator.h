// Generates endgame tables in the order of their dependencies.
#pragma once

#include <map>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/knowledge/endgames/endgame_conversion.h"

namespace plyglass {

using GeneratedEndgames = std::map<EndgameMaterial, EndgameCodes>;

/// The wanted endings and all endings they convert to, in the order of `allEndgames`.
std::vector<EndgameMaterial> withDependencies(const std::vector<EndgameMaterial>& wanted);

/// Generates the codes of these endings and of all endings they convert to. Deterministic, independent of the
/// number of threads. Empty if the job was stopped. Progress counts positions.
GeneratedEndgames generateEndgames(const std::vector<EndgameMaterial>& wanted, const JobContext& job);

}  // namespace plyglass
