#include "engine/eval/provenance.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

Result<Provenance> readProvenance(const Json& json, const std::string& file) {
    Provenance provenance;
    if (!json.contains("lineage")) return provenance;
    const Json& part = json["lineage"];
    const std::string field = file + ": \"lineage\"";
    if (!part.is_object()) return fail(translatable("Engine", "{} must be an object."), field);
    if (part.contains("parents")) {
        if (!part["parents"].is_array())
            return fail(translatable("Engine", "{}.parents must be a list of names."), field);
        for (const Json& parent : part["parents"]) {
            if (!parent.is_string())
                return fail(translatable("Engine", "{}.parents must be a list of names."), field);
            provenance.parents.push_back(parent.get<std::string>());
        }
    }
    if (part.contains("generation")) {
        const auto generation =
            readInteger(part["generation"], field + ".generation", 0, std::numeric_limits<int>::max());
        if (!generation) return tl::unexpected(generation.error());
        provenance.generation = *generation;
    }
    if (part.contains("seed")) {
        if (!part["seed"].is_number_unsigned())
            return fail(translatable("Engine", "{}.seed must be a whole number from 0 up."), field);
        provenance.seed = part["seed"].get<std::uint64_t>();
    }
    if (part.contains("notes")) {
        if (!part["notes"].is_string())
            return fail(translatable("Engine", "{}.notes must be a text."), field);
        provenance.notes = part["notes"].get<std::string>();
    }
    return provenance;
}

Json toJson(const Provenance& provenance) {
    return {{"parents", provenance.parents},
            {"generation", provenance.generation},
            {"seed", provenance.seed},
            {"notes", provenance.notes}};
}

}  // namespace plyglass
