// Every table that the ancestors of Plyglass published, computed again and shown beside theirs.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/lab/experiments/experiment.h"
#include "engine/lab/reproductions/published_figures.h"

namespace plyglass {

/// Who published: see published_figures.h.
enum class Ancestor { Chua2016, PythonChess, Franaszczuk2003 };

struct PublishedOptions {
    std::vector<Ancestor> ancestors = {Ancestor::Chua2016, Ancestor::PythonChess, Ancestor::Franaszczuk2003};
    int longestMate = 6;  ///< of Chua's mates those in at most so many moves
    int deepest = 7;      ///< of the python-chess assignment's columns so many depths, in plies; at least 1
    std::uint64_t seed = 1;  ///< of Franaszczuk's games
    int games = 10;          ///< of Franaszczuk's, for each ply and quiescence ply
    int movesOfGame = 30;    ///< of either side, in Franaszczuk's games
    Chua2016Figures chua2016 = {};
    PythonChessFigures pythonChess = {};
    Franaszczuk2003Figures franaszczuk2003 = {};
};

/// All tables asked for. Every claim is a cell with a verdict: none is bad if the exact figures match.
/// Asked to stop, it returns the tables that are finished. Uses one thread.
Experiment runPublished(const PublishedOptions& options, const JobContext& job);

}  // namespace plyglass
