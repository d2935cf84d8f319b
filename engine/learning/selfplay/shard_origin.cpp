#include "engine/learning/selfplay/shard_origin.h"

#include <fmt/format.h>

#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

constexpr std::string_view kFormat = "plyglass-games";
constexpr int kVersion = 2;

constexpr auto kOriginFields = [](auto& origin, const auto& each) {
    each("evaluator", origin.evaluator);
    each("nodes", origin.nodes);
    each("endgameNodes", origin.endgameNodes);
    each("off", origin.off);
    each("seed", origin.seed);
    each("randomPlies", origin.randomPlies);
    each("adjudicated", origin.adjudicated);
    each("program", origin.program);
    each("checksum", origin.checksum);
};

}  // namespace

std::string originChecksum(const EvaluatorChoice& evaluator) {
    return fmt::format("{:016x}", weightsChecksum(evaluator));
}

std::string headerOf(const ShardOrigin& origin) {
    Json json = {{"format", kFormat}, {"version", kVersion}};
    kOriginFields(origin, JsonWriter(json));
    return jsonText(json) + '\n';
}

Result<ShardOrigin> readHeader(std::string_view line, const std::string& file) {
    const auto json = parseVersioned(line, file, kFormat, kVersion);
    if (!json) return tl::unexpected(json.error());
    return readObject<ShardOrigin>(*json, file, kOriginFields);
}

}  // namespace plyglass
