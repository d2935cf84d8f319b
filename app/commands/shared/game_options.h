// Options of the commands that play games: openings and adjudication.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "engine/eval/evaluator.h"
#include "engine/match/adjudication.h"
#include "engine/match/match_journal.h"
#include "engine/match/openings.h"

namespace plyglass {

/// Openings, as typed.
struct OpeningArguments {
    std::string file;  ///< empty: random openings
    std::string order = "random";
    std::uint64_t seed = 1;
    std::optional<int> plies;
    int maxCp = 100;
    std::string evaluator = std::string(infoOf(EvaluatorKind::Classical).id);
};

void addOpeningOptions(CLI::App& command, OpeningArguments& openings);
/// Ends the command on an invalid option.
std::shared_ptr<OpeningSource> openingSource(const OpeningArguments& openings);
/// Description of the openings, which an Elo difference depends on.
std::string openingsText(const OpeningArguments& openings);

/// Adjudication, as typed.
struct AdjudicationArguments {
    std::optional<std::string> resign;
    std::optional<std::string> draw;
};

void addAdjudicationOptions(CLI::App& command, AdjudicationArguments& adjudication);
/// Ends the command on an invalid option.
AdjudicationRules adjudicationFrom(const AdjudicationArguments& adjudication);

/// Adds the time without an answer, in milliseconds, after which a player without a clock forfeits the game.
CLI::Option* addStallTimeoutOption(CLI::App& command, std::int64_t& stallTimeoutMs);

/// All of these settings by name, to compare two runs.
MatchSettings gameSettings(const OpeningArguments& openings, const AdjudicationArguments& adjudication);

}  // namespace plyglass
