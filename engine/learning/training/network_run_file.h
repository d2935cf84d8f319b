// The state of a network run as text: its options and what became of every generation.
#pragma once

#include <string>
#include <string_view>

#include "engine/learning/training/network_run.h"

namespace plyglass {

constexpr const char* kNetworkRunFile = "network-run.json";

std::string toJsonText(const NetworkRun& run);
/// `file` is what errors call the text; they name the field as well.
Result<NetworkRun> parseNetworkRun(std::string_view text, const std::string& file);

}  // namespace plyglass
