// State of an SPSA run between iterations, and its file.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/base/result.h"
#include "engine/learning/tuning/spsa.h"
#include "engine/match/elo.h"
#include "engine/match/match_journal.h"

namespace plyglass {

struct SpsaState {
    SpsaOptions options;
    int pairs = 8;                   ///< pairs of games per iteration, at least 1
    MatchSettings settings;          ///< other settings of the games, as given
    std::vector<TunableRow> table;   ///< of the engine
    std::vector<std::string> names;  ///< tuned parameters, in table order
    int iteration = 0;               ///< finished iterations
    std::vector<double> theta;       ///< indexed as `names`
    GameCounts games;                ///< all iterations, from the view of "plus"
};

/// Selects rows of the table by `patterns`, in table order: names separated by commas, with * at the end as a
/// wildcard. Fails if a pattern matches nothing; the error lists the names.
Result<std::vector<TunableRow>> chosenTunables(const std::vector<TunableRow>& table,
                                               std::string_view patterns);

/// State before the first iteration.
SpsaState newSpsaState(std::vector<TunableRow> table, const std::vector<TunableRow>& chosen);
/// The SPSA of the run, at the state's iteration.
Spsa spsaOf(const SpsaState& state);

/// JSON text with a final line end.
std::string toJsonText(const SpsaState& state);
/// `file` is the name used in errors: not JSON, another version, or a field missing or invalid.
Result<SpsaState> spsaStateFromJson(std::string_view text, const std::string& file);

/// Fails if `wanted` cannot continue `stored`; the error names the option or tunable that differs, with both
/// values.
Result<void> checkSameRun(const SpsaState& stored, const SpsaState& wanted, const std::string& file);

}  // namespace plyglass
