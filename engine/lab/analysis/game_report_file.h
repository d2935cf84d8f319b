// A game report as JSON: written after every few steps, read back to be shown and continued.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Of the format below; a reader refuses others.
constexpr int kGameReportVersion = 2;

/// An object with "format", "version", "provenance", "start" (FEN), and a list each of "moves" (UCI and SAN,
/// marks, losses), "positions" (what the searches found; null where nothing has been searched), "missed",
/// "sides" and "turningPoints". Scores are from the side to move, losses in points of the win percentage.
std::string gameReportToJson(const GameReport& report);
/// Marks, sides and turning points are made anew from the searches. Errors name `file` and what is wrong in
/// it.
Result<GameReport> gameReportFromJson(std::string_view text, const std::string& file);

Result<GameReport> loadGameReport(const std::string& path);
Result<void> saveGameReport(const std::string& path, const GameReport& report);

}  // namespace plyglass
