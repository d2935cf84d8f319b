// Reproduces the published tables of earlier programs and compares them.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/base/job_context.h"
#include "engine/lab/experiments/experiment.h"
#include "engine/lab/reproductions/published_figures.h"

namespace plyglass {

/// Author of the tables: see published_figures.h.
enum class Ancestor { Chua2016, PythonChess, Franaszczuk2003 };

struct PublishedOptions {
    std::vector<Ancestor> ancestors = {Ancestor::Chua2016, Ancestor::PythonChess, Ancestor::Franaszczuk2003};
    int longestMate = 6;     ///< longest of Chua's mates to solve
    int deepest = 7;         ///< number of depths of the python-chess assignment, in plies; at least 1
    std::uint64_t seed = 1;  ///< for Franaszczuk's games
    int games = 10;          ///< per ply and quiescence ply of Franaszczuk's tables
    int movesOfGame = 30;    ///< per side, in Franaszczuk's games
    Chua2016Figures chua2016 = {};
    PythonChessFigures pythonChess = {};
    Franaszczuk2003Figures franaszczuk2003 = {};
};

/// All requested tables. Every claim is a cell with a verdict; none is bad if the exact figures match. When
/// stopped, returns the finished tables. Uses one thread.
Experiment runPublished(const PublishedOptions& options, const JobContext& job);

}  // namespace plyglass
