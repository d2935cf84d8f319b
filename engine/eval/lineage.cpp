#include "engine/eval/lineage.h"

#include "engine/base/json_fields.h"

namespace plyglass {

Result<Lineage> readLineage(const Json& json, const std::string& file) {
    Lineage lineage;
    if (!json.contains("lineage")) return lineage;
    JsonFields fields(json["lineage"], file + ": lineage");
    fields.readIfGiven("parents", lineage.parents);
    fields.readIfGiven("generation", lineage.generation);
    fields.readIfGiven("seed", lineage.seed);
    fields.readIfGiven("notes", lineage.notes);
    if (fields.error()) return fail(*fields.error());
    return lineage;
}

Json toJson(const Lineage& lineage) {
    return {{"parents", lineage.parents},
            {"generation", lineage.generation},
            {"seed", lineage.seed},
            {"notes", lineage.notes}};
}

}  // namespace plyglass
