// Singular extension, multi-cut and negative extension of the table move. Private to engine/search.
#pragma once

#include <optional>

#include "engine/search/node_search.h"

namespace plyglass {

/// Singular extension (Anantharaman, Campbell and Hsu 1988): if all other moves fail well below the table
/// move's score, extends the table move. Otherwise either several moves fail high (multi-cut: its score is
/// returned), or the table move may be reduced (negative extension).
std::optional<Score> singularExtension(NodeSearch& nodes, Node& node);

}  // namespace plyglass
