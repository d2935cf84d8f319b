// Classical weights as JSON files: name, version and lineage, one list per term.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/classical/classical_weights.h"
#include "engine/eval/lineage.h"

namespace plyglass {

constexpr int kClassicalWeightsVersion = 1;
/// Larger weights could overflow the packed sums.
constexpr int kMaxClassicalWeightCp = 4000;

struct NamedClassicalWeights {
    std::string name;
    Lineage lineage;
    ClassicalWeights weights;

    friend bool operator==(const NamedClassicalWeights&, const NamedClassicalWeights&) = default;
};

/// `file` is the name used in errors. Every term must be present with all its weights, each an integer pair
/// [middlegame, endgame].
Result<NamedClassicalWeights> parseClassicalWeights(std::string_view text, const std::string& file);
Result<NamedClassicalWeights> classicalWeightsFrom(const nlohmann::ordered_json& json,
                                                   const std::string& file);
std::string toJsonText(const NamedClassicalWeights& weights);
/// C++ text for engine/eval/classical/classical_defaults.inc, which makes these the built-in weights.
std::string toCppText(const NamedClassicalWeights& weights);
/// The built-in weights, with name and lineage.
NamedClassicalWeights defaultNamedClassicalWeights();

/// Reads and parses a file; the error also covers reading.
Result<NamedClassicalWeights> loadClassicalWeights(const std::string& path);

}  // namespace plyglass
