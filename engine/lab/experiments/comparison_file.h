// A comparison as a file: the plan with everything needed to do it again, where its numbers come from, and
// the measurements so far.
#pragma once

#include <string>
#include <string_view>

#include "engine/lab/experiments/comparison.h"
#include "engine/lab/experiments/experiment.h"

namespace plyglass {

constexpr int kComparisonVersion = 1;

struct SavedComparison {
    Provenance provenance;
    Comparison comparison;
};

/// JSON of several lines, one for each measurement; ends in a line break.
std::string toJsonText(const Comparison& comparison, const Provenance& provenance);
/// `file` is what errors call the text; they name the field and say what is wrong with it. Measurements that
/// do not belong to the plan are refused.
Result<SavedComparison> parseComparison(std::string_view text, const std::string& file);
Result<SavedComparison> loadComparison(const std::string& path);
/// Replaces the file only once the new one is written whole.
Result<void> saveComparison(const std::string& path, const Comparison& comparison,
                            const Provenance& provenance);

}  // namespace plyglass
