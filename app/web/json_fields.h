// Fields of a request with their types checked: requests are untrusted input.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

/// nullopt if the field is missing or null; the error names the field and its type.
Result<std::optional<std::string>> textField(const Json& object, const char* name);
/// A whole number within 0 … `max`.
Result<std::optional<std::int64_t>> numberField(const Json& object, const char* name, std::int64_t max);
/// An empty object if the field is missing.
Result<Json> objectField(const Json& object, const char* name);
/// Empty if the field is missing.
Result<std::vector<std::string>> textsField(const Json& object, const char* name);

}  // namespace plyglass
