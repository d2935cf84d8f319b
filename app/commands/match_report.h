// What a match came to, for people and for programs.
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
    std::string openings;    ///< in words
    MatchSettings settings;  ///< everything that was said about the games, as it was typed
};

/// Several lines.
std::string matchReportText(const MatchReport& report);
/// One line of JSON. Infinite numbers (all points one way) are null.
std::string matchReportJson(const MatchReport& report);

/// "+34.9 (+12.1 … +57.8, 95 %)"; "unknown" before there is a result.
std::string eloText(const EloEstimate& elo, int decimals = 1);

}  // namespace plyglass
