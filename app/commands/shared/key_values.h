// Options with parts: "elo0=0,elo1=5,alpha=0.05".
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

/// A possible part of an option.
struct KeyValue {
    std::string_view key;
    /// Stores the value; returns false if it is invalid.
    std::function<bool(std::string_view value)> take;
    std::string_view expects;  ///< valid values, for the error: "a number from 1 to 100"
};

/// Reads key=value parts separated by commas. Errors name `option` and the part and list the keys.
Result<void> readKeyValues(std::string_view option, std::string_view text, const std::vector<KeyValue>& keys);

/// `take` functions for numbers within bounds.
std::function<bool(std::string_view)> takeInt(int& target, int min, int max);
std::function<bool(std::string_view)> takeReal(double& target, double min, double max);

}  // namespace plyglass
