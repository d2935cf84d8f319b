// A recorded tree and where in a game it was recorded.
#pragma once

#include <QString>
#include <vector>

#include "app/viewmodels/explorer/search_tree.h"
#include "engine/chess/game.h"

namespace plyglass {

struct RecordedTree {
    SearchTree tree;
    Position root = Position::start();
    std::vector<std::uint64_t> gameKeys;  ///< keys of the game before the root
    QString name;                         ///< what the root is called

    bool isEmpty() const { return tree.isEmpty(); }
    /// Whether this node of a game stands where the tree was recorded.
    bool isOf(const GameNode* node) const;
    /// Where the recorded position stands in the game of today; nullptr if it has none such.
    const GameNode* nodeIn(const Game& game) const;
};

/// "Start position", "After 3…Nf6".
QString positionName(const GameNode* node);

}  // namespace plyglass
