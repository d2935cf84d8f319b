// Preset training runs, from a few minutes up.
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
    int minutes;  ///< on two cores of a 2020 machine
    NetworkRunOptions options;
};

/// Fastest first.
std::span<const NetworkPreset> allNetworkPresets();
/// The error lists the known ids.
Result<NetworkPreset> networkPresetFromId(const std::string& id);

}  // namespace plyglass
