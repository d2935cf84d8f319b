// Game report as JSON: saved after every few steps, loaded for display and continuation.
#pragma once

#include <string>
#include <string_view>

#include "engine/base/result.h"
#include "engine/lab/analysis/game_report.h"

namespace plyglass {

/// Format version; a reader rejects others.
constexpr int kGameReportVersion = 2;

/// An object with "format", "version", "provenance", "start" (FEN), and lists "moves" (UCI and SAN, marks,
/// losses), "positions" (search results; null if not searched), "missed", "sides" and "turningPoints". Scores
/// are from the side to move, losses in win percentage points.
std::string gameReportToJson(const GameReport& report);
/// Recomputes marks, sides and turning points from the searches. Errors name `file` and the problem.
Result<GameReport> gameReportFromJson(std::string_view text, const std::string& file);

Result<GameReport> loadGameReport(const std::string& path);
Result<void> saveGameReport(const std::string& path, const GameReport& report);

}  // namespace plyglass
