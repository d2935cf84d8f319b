// The opening tree of a position as a table.
#pragma once

#include "app/services/library/opening_tree.h"
#include "engine/chess/position.h"
#include "engine/lab/experiments/table.h"

namespace plyglass {

/// A row for each move that was played in `position`, and one for all of them.
Table treeTable(const OpeningTree& tree, const Position& position);

}  // namespace plyglass
