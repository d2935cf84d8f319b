// Runs that are ready to be started, from a few minutes up.
#pragma once

#include <span>
#include <string>

#include "engine/base/result.h"
#include "engine/learning/training/network_run.h"

namespace plyglass {

struct NetworkPreset {
    const char* id;
    const char* name;
    const char* explanation;
    int minutes;  ///< on two cores of a machine of 2020
    NetworkRunOptions options;
};

/// The quickest first.
std::span<const NetworkPreset> allNetworkPresets();
/// Names the ids there are if there is none of this one.
Result<NetworkPreset> networkPresetFromId(const std::string& id);

}  // namespace plyglass
