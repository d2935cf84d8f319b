// What simultaneous perturbation has come to, for people.
#pragma once

#include <string>

#include "engine/learning/tuning/spsa_state.h"

namespace plyglass {

/// Several lines: how far the run is, then a table of the tuned numbers with default, value now (rounded) and
/// the change in steps.
std::string spsaReportText(const SpsaState& state);

}  // namespace plyglass
