// Options of the commands that let engines play: where games start, and how they may end early.
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

/// Where games start, as it was typed.
struct OpeningArguments {
    std::string file;  ///< empty: random openings
    std::string order = "random";
    std::uint64_t seed = 1;
    std::optional<int> plies;
    int maxCp = 100;
    std::string evaluator = std::string(infoOf(EvaluatorKind::Classical).id);
};

void addOpeningOptions(CLI::App& command, OpeningArguments& openings);
/// Ends the command if an option is wrong.
std::shared_ptr<OpeningSource> openingSource(const OpeningArguments& openings);
/// In words: an Elo means something only with it.
std::string openingsText(const OpeningArguments& openings);

/// How games may end early, as it was typed.
struct AdjudicationArguments {
    std::optional<std::string> resign;
    std::optional<std::string> draw;
};

void addAdjudicationOptions(CLI::App& command, AdjudicationArguments& adjudication);
/// Ends the command if an option is wrong.
AdjudicationRules adjudicationFrom(const AdjudicationArguments& adjudication);

/// Milliseconds without an answer after which a player without a clock has forfeited the game.
CLI::Option* addStallTimeoutOption(CLI::App& command, std::int64_t& stallTimeoutMs);

/// All of that by name, to tell whether two runs are the same.
MatchSettings gameSettings(const OpeningArguments& openings, const AdjudicationArguments& adjudication);

}  // namespace plyglass
