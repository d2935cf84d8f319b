// One way of thinking: what the laboratory compares.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <vector>

#include "engine/base/result.h"
#include "engine/eval/evaluator.h"
#include "engine/levels/level_searcher.h"
#include "engine/search/search.h"
#include "engine/search/techniques.h"

namespace plyglass {

struct Configuration {
    std::string name;
    Techniques techniques = {};
    std::string base = {};  ///< name of the one that its factor is against; empty: the first of its plan
    EvaluatorChoice evaluator = {};
    std::string evaluatorName = {};  ///< of weights that are somebody's own; empty for built-in ones
    /// Below the full level: it searches as that level does, no deeper and no more positions than its recipe
    /// says.
    int level = kFullLevel;
    int threads = 1;
    int hashMib = kDefaultHashMib;  ///< of its table, if it has one

    friend bool operator==(const Configuration&, const Configuration&) = default;
};

/// Lets a search think so: everything but position and limits.
void thinkAs(const Configuration& configuration, LevelRequest& request);

/// By what it judges: "Classical", "\"My weights\" (Classical)", "Genome with weights of its own".
std::string evaluatorToText(const Configuration& configuration);

/// What one configuration has that another has not, item by item.
struct ConfigurationDifference {
    std::vector<const Technique*> without;        ///< on in the other only
    std::vector<const Technique*> with;           ///< on in this one only
    std::vector<const TechniqueNumber*> numbers;  ///< with another value
    bool evaluator = false;
    bool level = false;
    bool threads = false;
    bool hash = false;
};

ConfigurationDifference differenceOf(const Configuration& configuration, const Configuration& from);

/// What differs from another configuration: "without null move, 4 threads"; "the same" if nothing does.
std::string differenceToText(const Configuration& configuration, const Configuration& from);

/// Techniques by id, numbers by id, the evaluator with its weights and their name if they are not the
/// built-in ones: all that is needed to think alike elsewhere, where nobody has these weights.
nlohmann::ordered_json toJson(const Configuration& configuration);
/// `field` is what errors call the configuration. Unknown techniques are refused by name; those that a file
/// does not mention are off.
Result<Configuration> configurationFrom(const nlohmann::ordered_json& json, const std::string& field);

}  // namespace plyglass
