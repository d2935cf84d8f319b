// JSON files, validated on reading: every error names the file and the field.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

/// Serializes on one line or indented. Invalid UTF-8, such as in names, becomes replacement characters.
std::string jsonText(const Json& json, int indent = -1);
/// Checks for an object with this `format` and `version`. Errors name the file and the field.
Result<void> checkVersion(const Json& json, const std::string& file, std::string_view format, int version);
/// Parses JSON text. The error names the file.
Result<Json> parseJson(std::string_view text, const std::string& file);
/// Parses JSON text that must be an object with this `format` and `version`. Errors as in checkVersion.
Result<Json> parseVersioned(std::string_view text, const std::string& file, std::string_view format,
                            int version);
/// An integer within min … max; `field` is its name in errors.
Result<int> readInteger(const Json& value, const std::string& field, int min, int max);

}  // namespace plyglass
