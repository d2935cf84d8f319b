// The small parts of a report's file: scores, lines, bad moves; the words by which files call marks, verdicts
// and reasons.
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

/// `{"scoreCp": 35}` or `{"mateIn": -2}` in moves, negative when being mated, from the side to move.
nlohmann::ordered_json scoreJson(Score score);
/// `field` is what errors call it.
Result<Score> scoreFrom(const nlohmann::ordered_json& json, const std::string& field);

/// A list of moves in UCI coordinates, beginning in the position.
nlohmann::ordered_json lineJson(const Position& position, const std::vector<Move>& line);
/// The error names the first move that is not legal.
Result<std::vector<Move>> lineFrom(const nlohmann::ordered_json& json, Position position,
                                   const std::string& field);

nlohmann::ordered_json missedJson(const Position& position, const MissedMove& missed);
Result<MissedMove> missedFrom(const nlohmann::ordered_json& json, const Position& position,
                              const std::string& field);

}  // namespace plyglass
