// Options of `plyglass-lab match`, and the match they describe.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/commands/shared/game_options.h"
#include "engine/match/match.h"
#include "engine/match/match_journal.h"
#include "engine/match/sprt.h"

namespace plyglass {

struct MatchCommandLine {
    std::vector<std::string> engines;
    std::optional<std::string> timeControl;
    std::optional<std::int64_t> moveTimeMs;
    std::optional<std::uint64_t> nodes;
    std::optional<int> depth;
    std::int64_t timeMarginMs = 0;
    std::int64_t stallTimeoutMs = 60'000;
    int games = 100;
    int concurrency = 1;
    std::uint64_t seed = 1;
    OpeningArguments openings;
    AdjudicationArguments adjudication;
    std::optional<std::string> sprt;
    std::string pgn;
    std::string json;
};

void addMatchOptions(CLI::App& command, MatchCommandLine& line);

/// A match that is ready to be played, without its journal.
struct PreparedMatch {
    MatchOptions match;
    std::optional<SprtOptions> sprt;
    MatchSettings settings;
    std::string openings;  ///< as text
};
/// Ends the command on an invalid option.
PreparedMatch prepareMatch(const MatchCommandLine& line);

}  // namespace plyglass
