// Node by node, without recursion: a line may be as long as memory allows.
#include "app/services/game/game_copy.h"

#include <algorithm>
#include <unordered_set>
#include <utility>
#include <vector>

namespace plyglass {

namespace {

void copyRemarks(const GameNode& from, GameNode& to) {
    to.commentBefore = from.commentBefore;
    to.comment = from.comment;
    to.commands = from.commands;
    to.nags = from.nags;
    to.clocks = from.clocks;
    to.evalCp = from.evalCp;
    to.evalMate = from.evalMate;
    to.evalDepth = from.evalDepth;
    to.nodes = from.nodes;
}

}  // namespace

Game copyUpTo(const Game& game, const GameNode* last) {
    std::unordered_set<const GameNode*> mainLine;
    for (const GameNode* node = last; node; node = node->parent()) mainLine.insert(node);

    Game copy(game.startPosition());
    for (const auto& [name, value] : game.tags()) copy.setTag(name, value);
    const GameNode* end = copy.root();
    copyRemarks(*game.root(), *copy.current());
    // What is copied next is a child of the node just copied or of one on its way, so that stepping back
    // takes no longer than stepping forward did.
    std::vector<const GameNode*> todo;
    const auto addChildren = [&](const GameNode* node) {
        std::vector<const GameNode*> children;
        for (const auto& child : node->children()) children.push_back(child.get());
        std::stable_partition(children.begin(), children.end(),
                              [&](const GameNode* child) { return mainLine.contains(child); });
        todo.insert(todo.end(), children.rbegin(), children.rend());
    };
    if (game.root() != last) addChildren(game.root());
    while (!todo.empty()) {
        const GameNode* const from = todo.back();
        todo.pop_back();
        while (copy.current()->ply() >= from->ply()) copy.goBack();
        // It was legal in the game that is copied.
        if (!copy.addMove(from->move())) continue;
        copyRemarks(*from, *copy.current());
        if (from == last)
            end = copy.current();
        else
            addChildren(from);
    }
    copy.goTo(end);
    return copy;
}

}  // namespace plyglass
