// A recorded tree and its place in the game.
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
    QString name;                         ///< name of the root

    bool isEmpty() const { return tree.isEmpty(); }
    /// Whether the tree was recorded at this node's position.
    bool isOf(const GameNode* node) const;
    /// Node of the recorded position in the current game; nullptr if there is none.
    const GameNode* nodeIn(const Game& game) const;
};

/// "Start position", "After 3…Nf6".
QString positionName(const GameNode* node);

}  // namespace plyglass
