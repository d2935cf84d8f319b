// Positions that are hopeless, or that the opponent will hardly allow, are not worth a full search, and a
// singular table move is worth a deeper one. Each rule takes a risk and has its switch and its count. Private
// to engine/search.
#pragma once

#include <optional>

#include "engine/search/node_search.h"

namespace plyglass {

/// Razoring, reverse futility, null move, ProbCut: the node's score if one of them decides it. Only where a
/// yes or no is wanted, the board can be evaluated and nothing is being tested.
std::optional<Score> pruneNode(NodeSearch& nodes, Node& node);

/// Singular extension (Anantharaman, Campbell and Hsu 1988): if all other moves fail well below the table
/// move's score, that move is forced and deserves a deeper look. If they do not, several moves refute the
/// position (multi-cut: its score is returned), or the table move is at least not singular.
std::optional<Score> singularExtension(NodeSearch& nodes, Node& node);

}  // namespace plyglass
