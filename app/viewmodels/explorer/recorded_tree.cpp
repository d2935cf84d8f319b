#include "app/viewmodels/explorer/recorded_tree.h"

#include <QObject>
#include <algorithm>
#include <utility>

#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

/// All nodes of a game at a ply.
std::vector<const GameNode*> nodesAt(const Game& game, std::size_t ply) {
    std::vector<const GameNode*> nodes{game.root()};
    for (; ply > 0; --ply) {
        std::vector<const GameNode*> next;
        for (const GameNode* node : nodes)
            for (const auto& child : node->children()) next.push_back(child.get());
        nodes = std::move(next);
    }
    return nodes;
}

}  // namespace

bool RecordedTree::isOf(const GameNode* node) const {
    return root == node->position() && gameKeys == keysBefore(node);
}

const GameNode* RecordedTree::nodeIn(const Game& game) const {
    const std::vector<const GameNode*> nodes = nodesAt(game, gameKeys.size());
    const auto found =
        std::find_if(nodes.begin(), nodes.end(), [this](const GameNode* node) { return isOf(node); });
    return found == nodes.end() ? nullptr : *found;
}

QString positionName(const GameNode* node) {
    if (!node->parent())
        return node->position() == Position::start() ? QObject::tr("Start position")
                                                     : QObject::tr("First position");
    const Position& before = node->parent()->position();
    return QObject::tr("After %1").arg(QString::fromStdString(lineToText(before, {node->move()}, 1)));
}

}  // namespace plyglass
