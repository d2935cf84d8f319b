// How much less deep a late move is searched: the later and the deeper, the more.
#pragma once

namespace plyglass {

/// Reductions are counted in these parts of a ply.
constexpr int kWholePly = 1024;

/// For the `moveNumber`th move (from 1) of a node searched `depth` plies deep; not negative.
int lateMoveReduction(int depth, int moveNumber);

}  // namespace plyglass
