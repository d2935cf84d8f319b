// The opening tree of a position as a table.
#pragma once

#include "app/services/library/find/opening_tree.h"
#include "engine/chess/position.h"
#include "engine/lab/experiments/table.h"

namespace plyglass {

/// One row for each move played in `position`, and one for the total.
Table treeTable(const OpeningTree& tree, const Position& position);

}  // namespace plyglass
