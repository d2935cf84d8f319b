// Result of an SPSA run as text.
#pragma once

#include <string>

#include "engine/learning/tuning/spsa_state.h"

namespace plyglass {

/// Several lines: the progress, then a table of the parameters with default, rounded value and change in
/// steps.
std::string spsaReportText(const SpsaState& state);

}  // namespace plyglass
