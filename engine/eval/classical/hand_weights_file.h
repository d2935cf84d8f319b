// Hand weights as files: JSON with name, version and lineage, one list per term.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/eval/classical/hand_weights.h"
#include "engine/eval/lineage.h"

namespace plyglass {

constexpr int kHandWeightsVersion = 1;
/// Larger weights could overflow the packed sums.
constexpr int kMaxHandWeightCp = 4000;

struct NamedHandWeights {
    std::string name;
    Lineage lineage;
    HandWeights weights;

    friend bool operator==(const NamedHandWeights&, const NamedHandWeights&) = default;
};

/// `file` is what errors call the text. Every term must be there with all its weights, each a pair
/// [middlegame, endgame] of whole numbers.
Result<NamedHandWeights> parseHandWeights(std::string_view text, const std::string& file);
Result<NamedHandWeights> handWeightsFrom(const nlohmann::ordered_json& json, const std::string& file);
std::string toJsonText(const NamedHandWeights& weights);
/// The lines of engine/eval/classical/hand_defaults.inc: what builds these weights in.
std::string toCppText(const NamedHandWeights& weights);
/// The built-in weights with their name and lineage.
NamedHandWeights defaultNamedHandWeights();

/// Reads and parses; the error says why the file cannot be read.
Result<NamedHandWeights> loadHandWeights(const std::string& path);

}  // namespace plyglass
