// Comparison files: the complete plan, provenance, and the measurements so far.
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

/// JSON text with one line per measurement and a final line break.
std::string toJsonText(const Comparison& comparison, const Provenance& provenance);
/// `file` is the name used in errors, which also name the field. Measurements outside of the plan are an
/// error.
Result<SavedComparison> parseComparison(std::string_view text, const std::string& file);
Result<SavedComparison> loadComparison(const std::string& path);
/// Replaces the file atomically.
Result<void> saveComparison(const std::string& path, const Comparison& comparison,
                            const Provenance& provenance);

}  // namespace plyglass
