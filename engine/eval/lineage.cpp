#include "engine/eval/lineage.h"

#include <fmt/format.h>

#include <limits>
#include <nlohmann/json.hpp>

namespace plyglass {

using Json = nlohmann::ordered_json;

Result<Json> parseVersioned(std::string_view text, const std::string& file, std::string_view format,
                            int version) {
    Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded()) return fail(fmt::format("{} is not JSON.", file));
    if (!json.is_object()) return fail(fmt::format("{} holds no JSON object.", file));
    if (!json.contains("format") || json["format"] != format)
        return fail(fmt::format("{}: \"format\" must be \"{}\".", file, format));
    if (!json.contains("version") || !json["version"].is_number_integer() || json["version"] != version)
        return fail(fmt::format("{}: \"version\" must be {}; this program reads no other.", file, version));
    return json;
}

Result<std::string> readName(const Json& json, const std::string& file) {
    if (!json.contains("name") || !json["name"].is_string() || json["name"].get<std::string>().empty())
        return fail(fmt::format("{}: \"name\" must be a text that is not empty.", file));
    return json["name"].get<std::string>();
}

Result<int> readInteger(const Json& value, const std::string& field, int least, int most) {
    if (!value.is_number_integer())
        return fail(fmt::format("{} must be a whole number, not {}.", field, value.dump().substr(0, 20)));
    const bool isHuge =
        value.is_number_unsigned() &&
        value.get<std::uint64_t>() > static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    const std::int64_t number = isHuge ? std::numeric_limits<std::int64_t>::max() : value.get<std::int64_t>();
    if (number < least || number > most)
        return fail(fmt::format("{} is {}; it must be within {} … {}.", field, value.dump(), least, most));
    return static_cast<int>(number);
}

Result<Lineage> readLineage(const Json& json, const std::string& file) {
    Lineage lineage;
    if (!json.contains("lineage")) return lineage;
    const Json& part = json["lineage"];
    const std::string field = file + ": \"lineage\"";
    if (!part.is_object()) return fail(field + " must be an object.");
    if (part.contains("parents")) {
        if (!part["parents"].is_array()) return fail(field + ".parents must be a list of names.");
        for (const Json& parent : part["parents"]) {
            if (!parent.is_string()) return fail(field + ".parents must be a list of names.");
            lineage.parents.push_back(parent.get<std::string>());
        }
    }
    if (part.contains("generation")) {
        const auto generation =
            readInteger(part["generation"], field + ".generation", 0, std::numeric_limits<int>::max());
        if (!generation) return tl::unexpected(generation.error());
        lineage.generation = *generation;
    }
    if (part.contains("seed")) {
        if (!part["seed"].is_number_unsigned())
            return fail(field + ".seed must be a whole number from 0 up.");
        lineage.seed = part["seed"].get<std::uint64_t>();
    }
    if (part.contains("notes")) {
        if (!part["notes"].is_string()) return fail(field + ".notes must be a text.");
        lineage.notes = part["notes"].get<std::string>();
    }
    return lineage;
}

Json toJson(const Lineage& lineage) {
    return {{"parents", lineage.parents},
            {"generation", lineage.generation},
            {"seed", lineage.seed},
            {"notes", lineage.notes}};
}

}  // namespace plyglass
