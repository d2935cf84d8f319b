// What a generation came to against another evaluator, as it is kept with the run that made the generation.
#pragma once

#include <cstdint>
#include <map>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string>

#include "engine/match/elo.h"

namespace plyglass {

/// What a match came to, from the challenger's view.
struct RivalScore {
    GameCounts counts;
    PairCounts pairs{};
    std::uint64_t checksum = 0;  ///< of the other's weights

    friend bool operator==(const RivalScore&, const RivalScore&) = default;
};
using RivalScores = std::map<std::string, RivalScore>;  ///< by the other evaluator's id

nlohmann::ordered_json toJson(const RivalScore& score);
/// Nothing if it is not what `toJson` writes.
std::optional<RivalScore> rivalScoreFrom(const nlohmann::ordered_json& json);

}  // namespace plyglass
