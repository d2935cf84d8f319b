// JSON in files: checked as it is read, so that every error names the file and the field.
#pragma once

#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

/// As text, on one line or indented. Bytes that are no UTF-8, in names that were typed elsewhere, become
/// signs that say so.
std::string jsonText(const nlohmann::ordered_json& json, int indent = -1);
/// Whether it is an object with this `format` and `version`. Errors name the file and the field.
Result<void> checkVersion(const nlohmann::ordered_json& json, const std::string& file,
                          std::string_view format, int version);
/// Text as JSON. The error names the file.
Result<nlohmann::ordered_json> parseJson(std::string_view text, const std::string& file);
/// Text as JSON, which must be an object with this `format` and `version`. Errors as of checkVersion.
Result<nlohmann::ordered_json> parseVersioned(std::string_view text, const std::string& file,
                                              std::string_view format, int version);
/// The field "name": a text that is not empty.
Result<std::string> readName(const nlohmann::ordered_json& json, const std::string& file);
/// A whole number within min … max; `field` is what the error calls it.
Result<int> readInteger(const nlohmann::ordered_json& value, const std::string& field, int min, int max);

}  // namespace plyglass
