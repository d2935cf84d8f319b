// Where the weights of an evaluator come from, as their files say.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/base/json.h"

namespace plyglass {

struct Lineage {
    std::vector<std::string> parents = {};  ///< names of the weights they were derived from
    int generation = 0;                     ///< 0 = made by hand
    std::uint64_t seed = 0;                 ///< seed of the run
    std::string notes = {};

    friend bool operator==(const Lineage&, const Lineage&) = default;
};

/// Reads the field "lineage" of a weights file. Missing parts are allowed, wrong types are not.
Result<Lineage> readLineage(const Json& json, const std::string& file);
/// Writes the same field.
Json toJson(const Lineage& lineage);

}  // namespace plyglass
