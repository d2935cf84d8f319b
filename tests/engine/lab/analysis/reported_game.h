// A short game and its report, made with few nodes.
#pragma once

#include <string_view>

#include "engine/chess/pgn.h"
#include "engine/lab/analysis/game_report_run.h"

namespace plyglass {

constexpr const char* kScholarsMate = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0";
/// The bishop captures a guarded pawn on White's third move.
constexpr const char* kBishopGivenAway = "1. e4 e5 2. Bc4 Nf6 3. Bxf7+ Kxf7 *";

inline ReportSettings smallSettings(std::uint64_t nodes = 10'000) {
    ReportSettings settings;
    settings.nodes = nodes;
    settings.engine.hashMib = 1;
    return settings;
}

inline GameLine lineOfPgn(std::string_view pgn) { return mainLineOf(readPgn(pgn).value()); }

inline GameReport completeReport(std::string_view pgn, std::uint64_t nodes = 10'000) {
    GameReport report = newReport(lineOfPgn(pgn), smallSettings(nodes));
    if (!continueReport(report, smallSettings(nodes), {})) return {};
    return report;
}

}  // namespace plyglass
