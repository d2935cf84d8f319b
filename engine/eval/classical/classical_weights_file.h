// classical weights as files: JSON with name, version and provenance, one list per term.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/classical/classical_weights.h"
#include "engine/eval/provenance.h"

namespace plyglass {

constexpr int kClassicalWeightsVersion = 1;
/// Larger weights could overflow the packed sums.
constexpr int kMaxClassicalWeightCp = 4000;

struct NamedClassicalWeights {
    std::string name;
    Provenance provenance;
    ClassicalWeights weights;

    friend bool operator==(const NamedClassicalWeights&, const NamedClassicalWeights&) = default;
};

/// `file` is what errors call the text. Every term must be there with all its weights, each a pair
/// [middlegame, endgame] of whole numbers.
Result<NamedClassicalWeights> parseClassicalWeights(std::string_view text, const std::string& file);
Result<NamedClassicalWeights> classicalWeightsFrom(const nlohmann::ordered_json& json,
                                                   const std::string& file);
std::string toJsonText(const NamedClassicalWeights& weights);
/// The lines of engine/eval/classical/classical_defaults.inc: what builds these weights in.
std::string toCppText(const NamedClassicalWeights& weights);
/// The built-in weights with their name and provenance.
NamedClassicalWeights defaultNamedClassicalWeights();

/// Reads and parses; the error says why the file cannot be read.
Result<NamedClassicalWeights> loadClassicalWeights(const std::string& path);

}  // namespace plyglass
