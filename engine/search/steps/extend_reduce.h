// Extensions and reductions: the search depth of a node and of its moves. Private to engine/search.
#pragma once

#include <optional>

#include "engine/search/search_state.h"

namespace plyglass {

/// One ply in the units of reductions.
constexpr int kWholePly = 1024;

/// Late move reduction of a quiet move in units of 1/kWholePly ply: grows with `depth` in plies and
/// `moveNumber` (from 1). Not negative.
int lateMoveReduction(int depth, int moveNumber);

/// Internal iterative reduction: one ply less if there is no table move from a search nearly as deep. If the
/// node matters, the next iteration has one.
void internalIterativeReduction(SearchState& search, Node& node);
/// Hindsight adjustment of a node reached by a reduced move: one ply more if the side that made the move did
/// not lose by it, one less if it lost a lot (by static evaluation).
void adjustInHindsight(SearchState& search, Node& node);
/// Extension of a move in plies.
int extensionOf(SearchState& search, const Node& node, Move move);
/// Reduction of a move in plies; `history` is the move's history score.
int reductionOf(SearchState& search, const Node& node, Move move, int history);
/// Depth change, in plies, for the re-search of a reduced move that beat alpha with `score`: depends on how
/// far it exceeds the best score. `depth` is the full depth.
int reSearchChange(SearchState& search, const Node& node, Score score, int depth);

/// Singular extension (Anantharaman, Campbell and Hsu 1988): if all other moves fail well below the table
/// move's score, extends the table move. Otherwise either several moves fail high (multi-cut: its result is
/// returned), or the table move may be reduced (negative extension).
std::optional<NodeResult> singularExtension(SearchState& search, SubSearch& searches, Node& node);

}  // namespace plyglass
