#include "app/services/learning/rival_score.h"

#include <array>
#include <nlohmann/json.hpp>

#include "app/services/learning/learning_runs.h"

namespace plyglass {

using Json = nlohmann::ordered_json;

Json toJson(const RivalScore& score) {
    return {{"counts", {score.counts.wins, score.counts.draws, score.counts.losses}},
            {"pairs", score.pairs},
            {"checksum", score.checksum}};
}

std::optional<RivalScore> rivalScoreFrom(const Json& json) {
    if (!json.is_object() || !json.contains("counts") || !json.contains("pairs") ||
        !json.contains("checksum"))
        return std::nullopt;
    std::array<std::int64_t, 3> counts{};
    RivalScore score;
    if (!readCounts(json["counts"], counts) || !readCounts(json["pairs"], score.pairs) ||
        !json["checksum"].is_number_unsigned())
        return std::nullopt;
    score.counts = {counts[0], counts[1], counts[2]};
    score.checksum = json["checksum"].get<std::uint64_t>();
    return score;
}

}  // namespace plyglass
