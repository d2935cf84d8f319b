// An evaluator on a command line: its id, or its id and a file of weights.
#pragma once

#include <string>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// "material", "classical", "classical:weights.json", "classical:formula" for the weights before tuning,
/// "genome:genome.json", "network:file", "network:random" or "network:random7" for random weights with seed
/// 7.
Result<EvaluatorChoice> evaluatorChoiceFrom(const std::string& text);
/// Valid values, for a command's help.
std::string evaluatorHelp();
/// Name of the default evaluator.
inline std::string standardEvaluatorName() { return std::string(infoOf(kStandardEvaluator).id); }

}  // namespace plyglass
