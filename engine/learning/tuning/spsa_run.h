// The games of a run of simultaneous perturbation: the engine with the numbers of one side of each trial
// against itself with those of the other.
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
    /// The openings of an iteration, one for each pair; the same whenever it is asked. Iterations count from
    /// 0. Called on the thread that runs.
    std::function<std::shared_ptr<OpeningSource>(int iteration)> openings;
    /// Called on that thread after each iteration, to keep the state. An error ends the run.
    std::function<Result<void>(const SpsaState&)> keep;
};

/// Plays the iterations that are left, `context.threads` games at once; progress counts games. Asked to stop,
/// it finishes the iteration first. `state` is always that after a whole iteration. What comes out depends on
/// state and options alone as long as the engine's moves do (fixed nodes). An error means that the engine
/// could not be started, that it forfeited a game (crash, illegal move, no answer), that there was no
/// opening, or what `keep` said.
Result<void> runSpsa(SpsaState& state, const SpsaRunOptions& options, const JobContext& context);

}  // namespace plyglass
