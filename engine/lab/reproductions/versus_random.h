// A position played out: the engine against the random player, with the utility of every move, until the game
// ends. Chua Zheng Fu Edrei's Chess AI Assignment (2016) shows its test positions so.
#pragma once

#include <string>

#include "engine/base/job_context.h"
#include "engine/chess/game.h"
#include "engine/lab/experiments/experiment.h"
#include "engine/search/search.h"

namespace plyglass {

struct VersusRandomOptions {
    std::string name;  ///< of the position, for titles and tags
    Position position = Position::start();
    Techniques techniques = presetFromId("chua-2016").value();  ///< Chua's own player
    EvaluatorChoice evaluator = EvaluatorKind::Material;
    int depth = 5;  ///< of the engine, in plies
    /// Of each move: what a depth may cost at most, so that a mate too far off is played towards, not waited
    /// for.
    std::uint64_t maxNodes = 20'000'000;
    std::uint64_t seed = 1;  ///< of the random player
    int maxPlies = 400;      ///< the game is left unfinished after so many
};

struct VersusRandom {
    Game game;  ///< to be written as PGN: every move with its evaluation, depth and nodes
    Experiment experiment;
};

/// The engine plays the side to move. The utility beside its move is what its search found; beside the random
/// player's, what the engine finds in reply. It is from the engine's point of view in the table and from
/// White's in the game. Asked to stop, it returns the game so far. Uses one thread.
VersusRandom playVersusRandom(const VersusRandomOptions& options, const JobContext& job);

}  // namespace plyglass
