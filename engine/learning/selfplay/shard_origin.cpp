#include "engine/learning/selfplay/shard_origin.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "engine/eval/json_file.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view kFormat = "plyglass-games";

ShardFormat formatOf(const Json& json) {
    constexpr int kStream = static_cast<int>(ShardFormat::Stream);
    return json.is_object() && json.contains("version") && json["version"] == kStream ? ShardFormat::Stream
                                                                                      : ShardFormat::Blocks;
}

Result<ShardOrigin> originFrom(const Json& json, const std::string& file) {
    const auto has = [&](const char* id, auto isKind) { return json.contains(id) && (json[id].*isKind)(); };
    const auto isText = &Json::is_string;
    const auto isCount = &Json::is_number_unsigned;
    if (!has("evaluator", isText) || !has("program", isText) || !has("nodes", isCount) ||
        !has("seed", isCount) || !has("randomPlies", isCount) || !has("adjudicated", &Json::is_boolean))
        return fail(translatable("Engine", "{}: its first line does not say what made the games."), file);
    // Older files know of one number of nodes, of all techniques and of names only.
    const auto endgameNodes = has("endgameNodes", isCount) ? json["endgameNodes"].get<std::uint64_t>() : 0;
    const auto textOf = [&](const char* id) {
        return has(id, isText) ? json[id].get<std::string>() : std::string();
    };
    return ShardOrigin{.evaluator = json["evaluator"].get<std::string>(),
                       .nodes = json["nodes"].get<std::uint64_t>(),
                       .endgameNodes = endgameNodes,
                       .off = textOf("off"),
                       .seed = json["seed"].get<std::uint64_t>(),
                       .randomPlies = json["randomPlies"].get<int>(),
                       .adjudicated = json["adjudicated"].get<bool>(),
                       .program = json["program"].get<std::string>(),
                       .checksum = textOf("checksum")};
}

}  // namespace

std::string originChecksum(const EvaluatorChoice& evaluator) {
    return fmt::format("{:016x}", weightsChecksum(evaluator));
}

std::string headerOf(const ShardOrigin& origin) {
    const Json json = {{"format", kFormat},
                       {"version", static_cast<int>(ShardFormat::Blocks)},
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

Result<ShardHeader> readHeader(std::string_view line, const std::string& file) {
    const auto json = parseJson(line, file);
    if (!json) return tl::unexpected(json.error());
    const ShardFormat format = formatOf(*json);
    if (const auto known = checkVersion(*json, file, kFormat, static_cast<int>(format)); !known)
        return tl::unexpected(known.error());
    auto origin = originFrom(*json, file);
    if (!origin) return tl::unexpected(origin.error());
    return ShardHeader{std::move(*origin), format};
}

}  // namespace plyglass
