// An evaluator as it is written on a command line: its id, or its id and a file of weights.
#pragma once

#include <string>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"

namespace plyglass {

/// "material", "classical", "classical:weights.json", "classical:formula" for the weights that tuning began
/// with, "genome:genome.json", "network:file", "network:random" or "network:random7" for random weights with
/// seed 7.
Result<EvaluatorChoice> evaluatorChoiceFrom(const std::string& text);
/// What can be written, for a command's help.
std::string evaluatorHelp();
/// What is chosen if nothing else is.
inline std::string standardEvaluatorName() { return std::string(infoOf(kStandardEvaluator).id); }

}  // namespace plyglass
