// Node by node, without recursion: a line may be as long as memory allows.
#include "app/services/game_copy.h"

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
    std::vector<std::pair<const GameNode*, const GameNode*>> todo{{game.root(), copy.root()}};
    while (!todo.empty()) {
        const auto [from, to] = todo.back();
        todo.pop_back();
        copy.goTo(to);
        copyRemarks(*from, *copy.current());
        if (from == last) {
            end = to;
            continue;
        }
        std::vector<const GameNode*> children;
        for (const auto& child : from->children()) children.push_back(child.get());
        std::stable_partition(children.begin(), children.end(),
                              [&](const GameNode* child) { return mainLine.contains(child); });
        for (const GameNode* child : children) {
            copy.goTo(to);
            // It was legal in the game that is copied.
            if (copy.addMove(child->move())) todo.emplace_back(child, copy.current());
        }
    }
    copy.goTo(end);
    return copy;
}

}  // namespace plyglass
