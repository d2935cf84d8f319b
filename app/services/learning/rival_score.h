// Score of a generation against another evaluator, stored with the generation's run.
#pragma once

#include <cstdint>
#include <map>
#include <string>

#include "engine/base/json.h"
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

Json toJson(const RivalScore& score);
Result<RivalScore> rivalScoreFrom(const Json& json);

}  // namespace plyglass
