// Plays the games of an SPSA run: the engine with the parameters of "plus" against those of "minus".
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/base/job_context.h"
#include "engine/base/result.h"
#include "engine/learning/tuning/spsa_state.h"
#include "engine/match/match.h"
#include "engine/match/process_player.h"

namespace plyglass {

struct SpsaRunOptions {
    ProcessPlayerOptions engine;  ///< a UCI engine with an option for each tunable
    TransportFactory startProgram;
    MoveLimits limits;
    GameRules rules;
    /// Openings of an iteration (from 0), one per pair; must be deterministic. Called on the running thread.
    std::function<std::shared_ptr<OpeningSource>(int iteration)> openings;
    /// Called on that thread after each iteration, to save the state. An error ends the run.
    std::function<Result<void>(const SpsaState&)> keep;
};

/// Plays the remaining iterations, `context.threads` games at a time; progress counts games. A stop takes
/// effect after the current iteration: `state` always belongs to a complete one. Depends only on state and
/// options if the engine is deterministic (fixed nodes). Errors: the engine could not be started or forfeited
/// a game (crash, illegal move, no answer), no opening, or the error of `keep`.
Result<void> runSpsa(SpsaState& state, const SpsaRunOptions& options, const JobContext& context);

}  // namespace plyglass
