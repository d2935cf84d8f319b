// Parts of a report file: scores, lines, missed moves; ids of marks, verdicts and reasons.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// "blunder", "onlyMove", "none".
std::string_view idOf(MoveMark mark);
/// "asGood", "onlyDraws".
std::string_view idOf(WhyNotVerdict verdict);

/// `{"scoreCp": 35}` or `{"mateIn": -2}` in moves, negative when being mated; from the side to move.
nlohmann::ordered_json scoreJson(Score score);
/// `field` is its name in errors.
Result<Score> scoreFrom(const nlohmann::ordered_json& json, const std::string& field);

/// A list of moves in UCI coordinates, from the position.
nlohmann::ordered_json lineJson(const Position& position, const std::vector<Move>& line);
/// The error names the first illegal move.
Result<std::vector<Move>> lineFrom(const nlohmann::ordered_json& json, Position position,
                                   const std::string& field);

nlohmann::ordered_json missedJson(const Position& position, const MissedMove& missed);
Result<MissedMove> missedFrom(const nlohmann::ordered_json& json, const Position& position,
                              const std::string& field);

}  // namespace plyglass
