// State of a network run as text: options and generations.
#pragma once

#include <string>
#include <string_view>

#include "engine/learning/training/network_run.h"

namespace plyglass {

constexpr const char* kNetworkRunFile = "network-run.json";

std::string toJsonText(const NetworkRun& run);
/// `file` is the name used in errors, which also name the field.
Result<NetworkRun> parseNetworkRun(std::string_view text, const std::string& file);

}  // namespace plyglass
