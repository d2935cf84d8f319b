#include "engine/learning/selfplay/shard_origin.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view kFormat = "plyglass-games";
constexpr int kVersion = 2;

Result<ShardOrigin> originFrom(const Json& json, const std::string& file) {
    const auto has = [&](const char* id, auto isKind) { return json.contains(id) && (json[id].*isKind)(); };
    const auto isText = &Json::is_string;
    const auto isCount = &Json::is_number_unsigned;
    if (!has("evaluator", isText) || !has("nodes", isCount) || !has("endgameNodes", isCount) ||
        !has("off", isText) || !has("seed", isCount) || !has("randomPlies", isCount) ||
        !has("adjudicated", &Json::is_boolean) || !has("program", isText) || !has("checksum", isText))
        return fail(translatable("Engine", "{}: its first line does not say what made the games."), file);
    return ShardOrigin{.evaluator = json["evaluator"].get<std::string>(),
                       .nodes = json["nodes"].get<std::uint64_t>(),
                       .endgameNodes = json["endgameNodes"].get<std::uint64_t>(),
                       .off = json["off"].get<std::string>(),
                       .seed = json["seed"].get<std::uint64_t>(),
                       .randomPlies = json["randomPlies"].get<int>(),
                       .adjudicated = json["adjudicated"].get<bool>(),
                       .program = json["program"].get<std::string>(),
                       .checksum = json["checksum"].get<std::string>()};
}

}  // namespace

std::string originChecksum(const EvaluatorChoice& evaluator) {
    return fmt::format("{:016x}", weightsChecksum(evaluator));
}

std::string headerOf(const ShardOrigin& origin) {
    const Json json = {{"format", kFormat},
                       {"version", kVersion},
                       {"evaluator", origin.evaluator},
                       {"nodes", origin.nodes},
                       {"endgameNodes", origin.endgameNodes},
                       {"off", origin.off},
                       {"seed", origin.seed},
                       {"randomPlies", origin.randomPlies},
                       {"adjudicated", origin.adjudicated},
                       {"program", origin.program},
                       {"checksum", origin.checksum}};
    return jsonText(json) + '\n';
}

Result<ShardOrigin> readHeader(std::string_view line, const std::string& file) {
    const auto json = parseVersioned(line, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    return originFrom(*json, file);
}

}  // namespace plyglass
