// The fields of a request, each of the type that is wanted or not there: what a page sends is input from
// outside.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

/// Absent if the field is missing or null; the error names the field and what it must be.
Result<std::optional<std::string>> textField(const Json& object, const char* name);
/// A whole number within 0 … `max`.
Result<std::optional<std::int64_t>> numberField(const Json& object, const char* name, std::int64_t max);
/// An empty object if the field is missing.
Result<Json> objectField(const Json& object, const char* name);
/// Empty if the field is missing.
Result<std::vector<std::string>> textsField(const Json& object, const char* name);

}  // namespace plyglass
