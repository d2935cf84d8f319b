// Where something that the program made comes from: weights in their files, tables of an experiment.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

struct Provenance {
    // Of weights
    std::vector<std::string> parents = {};  ///< names of what they were made from
    int generation = 0;                     ///< 0 = made by hand
    std::uint64_t seed = 0;                 ///< of the run that made them; of experiments too
    std::string notes = {};
    // Of experiments
    std::string version = {};  ///< of Plyglass
    std::string commit = {};   ///< of the source, "-dirty" if changed since; may be empty
    std::string machine = {};  ///< processor and how many threads it runs at once
    std::string date = {};     ///< UTC, "2003-05-14 09:30"

    friend bool operator==(const Provenance&, const Provenance&) = default;
};

/// The field "lineage" of a file of weights; every part of it may be missing, none may be of the wrong kind.
Result<Provenance> readProvenance(const nlohmann::ordered_json& json, const std::string& file);
/// What that field holds.
nlohmann::ordered_json toJson(const Provenance& provenance);

}  // namespace plyglass
