// Plays a position out: the engine against the random player, with the utility of every move, as Chua Zheng
// Fu Edrei's Chess AI Assignment (2016) shows its test positions.
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
    EngineSettings engine = {presetFromId("chua-2016").value(), EvaluatorKind::Material};  ///< Chua's player
    int depth = 5;  ///< of the engine, in plies
    /// Node limit per move of the engine, so that it plays towards a mate that is too far off.
    std::uint64_t maxNodes = 20'000'000;
    std::uint64_t seed = 1;  ///< of the random player
    int maxPlies = 400;      ///< the game remains unfinished after this many
};

struct VersusRandom {
    Game game;  ///< for PGN: every move with its evaluation, depth and nodes
    Experiment experiment;
};

/// The engine plays the side to move. The utility of its move is the search score, that of a random move the
/// score of the engine's reply; from the engine's view in the table, from White's in the game. When stopped,
/// returns the game so far. Uses one thread.
VersusRandom playVersusRandom(const VersusRandomOptions& options, const JobContext& job);

}  // namespace plyglass
