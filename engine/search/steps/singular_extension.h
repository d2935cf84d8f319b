// A singular table move is worth a deeper search; one that does not, a shallower one or none.
// Private to engine/search.
#pragma once

#include <optional>

#include "engine/search/node_search.h"

namespace plyglass {

/// Singular extension (Anantharaman, Campbell and Hsu 1988): if all other moves fail well below the table
/// move's score, that move is forced and deserves a deeper look. If they do not, several moves refute the
/// position (multi-cut: its score is returned), or the table move is at least not singular.
std::optional<Score> singularExtension(NodeSearch& nodes, Node& node);

}  // namespace plyglass
