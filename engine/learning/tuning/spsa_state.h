// A run of simultaneous perturbation between two iterations, and the file that it is resumed from.
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
    int pairs = 8;                   ///< pairs of games in an iteration, at least 1
    MatchSettings settings;          ///< whatever else the games depend on, as it was typed
    std::vector<TunableRow> table;   ///< of the engine
    std::vector<std::string> names;  ///< the tunables that are tuned, in the order of the table
    int iteration = 0;               ///< done so far
    std::vector<double> theta;       ///< by `names`
    GameCounts games;                ///< of all iterations, from the view of plus
};

/// The rows of the table that `patterns` names, in its order: names separated by commas; one that ends in *
/// stands for all names that begin so. Fails if one names nothing; the message lists what there is.
Result<std::vector<TunableRow>> chosenTunables(const std::vector<TunableRow>& table,
                                               std::string_view patterns);

/// Before its first iteration.
SpsaState newSpsaState(std::vector<TunableRow> table, const std::vector<TunableRow>& chosen);
/// The arithmetic of the run, where the state stands.
Spsa spsaOf(const SpsaState& state);

/// The state as JSON, ending with a line end.
std::string toJsonText(const SpsaState& state);
/// `file` is what errors call it: the text is no JSON, of another version, or a field is missing or
/// impossible.
Result<SpsaState> spsaStateFromJson(std::string_view text, const std::string& file);

/// Fails if `wanted` cannot be the continuation of `stored`: the message names the option or the tunable that
/// differs, with both values.
Result<void> checkSameRun(const SpsaState& stored, const SpsaState& wanted, const std::string& file);

}  // namespace plyglass
