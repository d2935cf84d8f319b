// Score of a generation against another evaluator, stored with the generation's run.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/match/elo.h"

namespace plyglass {

/// Match score from the challenger's view.
struct RivalScore {
    GameCounts counts;
    PairCounts pairs{};
    std::uint64_t checksum = 0;  ///< of the opponent's weights

    friend bool operator==(const RivalScore&, const RivalScore&) = default;
};
using RivalScores = std::map<std::string, RivalScore>;  ///< by the opponent's evaluator id

nlohmann::ordered_json toJson(const RivalScore& score);
/// Empty if not in the format of `toJson`.
std::optional<RivalScore> rivalScoreFrom(const nlohmann::ordered_json& json);

}  // namespace plyglass
