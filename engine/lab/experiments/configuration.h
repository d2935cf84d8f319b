// Configuration of an engine for the laboratory.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/levels/level_searcher.h"
#include "engine/search/engine_settings.h"

namespace plyglass {

struct Configuration : EngineSettings {
    std::string name = {};
    std::string base = {};           ///< name of its reference; empty: the first of the plan
    std::string evaluatorName = {};  ///< name of custom weights; empty for built-in ones
    /// Below the full level: searches like that level, within its depth and nodes.
    int level = kFullLevel;

    friend bool operator==(const Configuration&, const Configuration&) = default;
};

/// Applies the configuration to a request, except position and limits.
void thinkAs(const Configuration& configuration, LevelRequest& request);

/// Evaluator and weights: "Classical", "\"My weights\" (Classical)", "Genome with weights of its own".
std::string evaluatorToText(const Configuration& configuration);

/// Differences between two configurations.
struct ConfigurationDifference {
    std::vector<const Technique*> without;        ///< on only in the other
    std::vector<const Technique*> with;           ///< on only in this one
    std::vector<const TechniqueNumber*> numbers;  ///< with different values
    bool evaluator = false;
    bool level = false;
    bool threads = false;
    bool hash = false;
};

ConfigurationDifference differenceOf(const Configuration& configuration, const Configuration& from);

/// Difference as text: "without null move, 4 threads"; "the same" if there is none.
std::string differenceToText(const Configuration& configuration, const Configuration& from);

/// Techniques and numbers by id, and the evaluator with custom weights and their name: self-contained for use
/// elsewhere.
nlohmann::ordered_json toJson(const Configuration& configuration);
/// `field` is its name in errors. Rejects unknown techniques; missing ones are off.
Result<Configuration> configurationFrom(const nlohmann::ordered_json& json, const std::string& field);

}  // namespace plyglass
