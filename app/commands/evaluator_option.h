// An evaluator as it is written on a command line: its id, or its id and a file of weights.
#pragma once

#include <string>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// "material", "hand", "hand:weights.json", "hand:formula" for the weights that tuning began with,
/// "genome:genome.json".
Result<EvaluatorChoice> evaluatorChoiceFrom(const std::string& text);

}  // namespace plyglass
