#include "engine/base/json.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

namespace plyglass {

namespace {

/// Maximum nesting depth; our files need less.
constexpr int kMaxDepth = 100;

/// Nesting depth of lists and objects in a text that may be JSON.
int depthOf(std::string_view text) {
    int depth = 0;
    int deepest = 0;
    bool isText = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isText && c == '\\')
            ++i;
        else if (c == '"')
            isText = !isText;
        else if (!isText && (c == '[' || c == '{'))
            deepest = std::max(deepest, ++depth);
        else if (!isText && (c == ']' || c == '}'))
            --depth;
    }
    return deepest;
}

/// Text of a wrong value for an error; not for lists and objects, which may be long.
std::string shown(const Json& value) {
    return value.is_structured() ? value.type_name() : jsonText(value).substr(0, 20);
}

}  // namespace

std::string jsonText(const Json& json, int indent) {
    return json.dump(indent, ' ', false, Json::error_handler_t::replace);
}

Result<void> checkVersion(const Json& json, const std::string& file, std::string_view format, int version) {
    if (!json.is_object()) return fail(translatable("Engine", "{} holds no JSON object."), file);
    if (!json.contains("format") || json["format"] != format)
        return fail(translatable("Engine", "{}: \"format\" must be \"{}\"."), file, format);
    if (!json.contains("version") || !json["version"].is_number_integer() || json["version"] != version)
        return fail(translatable("Engine", "{}: \"version\" must be {}; this program reads no other."), file,
                    version);
    return {};
}

Result<Json> parseJson(std::string_view text, const std::string& file) {
    // Unlimited nesting would exhaust the stack when the values are copied.
    if (depthOf(text) > kMaxDepth)
        return fail(translatable("Engine", "{} has values inside of each other more than {} deep."), file,
                    kMaxDepth);
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return fail(translatable("Engine", "{} is not JSON."), file);
    return json;
}

Result<Json> parseVersioned(std::string_view text, const std::string& file, std::string_view format,
                            int version) {
    auto json = parseJson(text, file);
    if (!json) return json;
    if (const auto checked = checkVersion(*json, file, format, version); !checked)
        return tl::unexpected(checked.error());
    return json;
}

Result<int> readInteger(const Json& value, const std::string& field, int min, int max) {
    if (!value.is_number_integer())
        return fail(translatable("Engine", "{} must be a whole number, not {}."), field, shown(value));
    const bool isHuge =
        value.is_number_unsigned() &&
        value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    const std::int64_t number = isHuge ? std::numeric_limits<std::int64_t>::max() : value.get<std::int64_t>();
    if (number < min || number > max)
        return fail(translatable("Engine", "{} is {}; it must be within {} … {}."), field, value.dump(), min,
                    max);
    return static_cast<int>(number);
}

}  // namespace plyglass
