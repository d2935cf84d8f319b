// Provenance of weights files and experiment tables.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

struct Provenance {
    // For weights
    std::vector<std::string> parents = {};  ///< names of the weights they were derived from
    int generation = 0;                     ///< 0 = made by hand
    std::uint64_t seed = 0;                 ///< seed of the run; also for experiments
    std::string notes = {};
    // For experiments
    std::string version = {};  ///< of Plyglass
    std::string commit = {};   ///< of the source, "-dirty" if changed since; may be empty
    std::string machine = {};  ///< processor and number of hardware threads
    std::string date = {};     ///< UTC, "2003-05-14 09:30"

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// Reads the field "lineage" of a weights file. Missing parts are allowed, wrong types are not.
Result<Provenance> readProvenance(const nlohmann::ordered_json& json, const std::string& file);
/// Writes the same field.
nlohmann::ordered_json toJson(const Provenance& provenance);

}  // namespace plyglass
