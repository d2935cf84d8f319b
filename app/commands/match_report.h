// Result of a match, as text and as JSON.
#pragma once

#include <array>
#include <optional>
#include <string>

#include "engine/match/match_journal.h"
#include "engine/match/match_score.h"
#include "engine/match/referee.h"
#include "engine/match/sprt.h"

namespace plyglass {

struct MatchReport {
    std::array<std::string, 2> names;
    MatchScore score;
    int gamesAsked = 0;
    std::optional<SprtOptions> sprt;
    std::array<MoveLimits, 2> limits;
    std::string openings;    ///< as text
    MatchSettings settings;  ///< all settings of the games, as typed
};

/// Several lines.
std::string matchReportText(const MatchReport& report);
/// One line of JSON. Infinite numbers (all points one way) are null.
std::string matchReportJson(const MatchReport& report);

/// "+34.9 (+12.1 … +57.8, 95 %)"; "unknown" before there is a result.
std::string eloText(const EloEstimate& elo, int decimals = 1);

}  // namespace plyglass
