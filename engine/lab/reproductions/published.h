// Every table that the ancestors A, C and D published, computed again and laid beside theirs.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/lab/experiments/experiment.h"
#include "engine/lab/reproductions/published_figures.h"

namespace plyglass {

/// Who published: see published_figures.h.
enum class Ancestor { A, C, D };

struct PublishedOptions {
    std::vector<Ancestor> ancestors = {Ancestor::A, Ancestor::C, Ancestor::D};
    int longestMate = 6;     ///< of A's mates those in at most so many moves
    int deepest = 7;         ///< of C's long columns so many depths, in plies; at least 1
    std::uint64_t seed = 1;  ///< of D's games
    int games = 10;          ///< of D, for each ply and quiescence ply
    int movesOfGame = 30;    ///< of either side, in D's games
    FiguresOfA a = {};
    FiguresOfC c = {};
    FiguresOfD d = {};
};

/// All tables asked for. Every claim is a cell with a verdict: none is bad if the exact figures match.
/// Asked to stop, it returns the tables that are finished. Uses one thread.
Experiment runPublished(const PublishedOptions& options, const JobContext& job);

}  // namespace plyglass
