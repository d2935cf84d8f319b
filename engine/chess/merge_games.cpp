#include "engine/chess/merge_games.h"

#include <algorithm>

namespace plyglass {

namespace {

/// A line for each thing that is said; what is there already is not said twice.
void say(std::string& comment, std::string_view more) {
    if (more.empty() || comment.find(more) != std::string::npos) return;
    if (!comment.empty()) comment += '\n';
    comment += more;
}

template <class Item>
void unite(std::vector<Item>& there, const std::vector<Item>& more) {
    for (const Item& item : more)
        if (std::find(there.begin(), there.end(), item) == there.end()) there.push_back(item);
}

void takeRemarks(GameNode& into, const GameNode& from) {
    say(into.commentBefore, from.commentBefore);
    say(into.comment, from.comment);
    unite(into.marks, from.marks);
    unite(into.commands, from.commands);
    unite(into.nags, from.nags);
    if (!into.clocks) into.clocks = from.clocks;
    if (into.evalCp || into.evalMate) return;
    into.evalCp = from.evalCp;
    into.evalMate = from.evalMate;
    into.evalDepth = from.evalDepth;
    into.nodes = from.nodes;
}

class Merger {
  public:
    explicit Merger(Game& tree) : m_tree(tree) {}

    Result<void> add(const Game& game, std::string_view label) {
        const GameNode* const end = game.mainLineEnd();
        m_waiting = {{game.root(), m_tree.root()}};
        while (!m_waiting.empty()) {
            const Pair at = m_waiting.back();
            m_waiting.pop_back();
            if (at.from == end) m_end = at.into;
            if (auto done = addChildren(at); !done) return done;
        }
        m_tree.goTo(m_end);
        GameNode& last = *m_tree.current();
        say(last.comment, label);
        say(last.comment, game.root()->commentBefore);
        say(last.comment, game.root()->comment);
        return {};
    }

  private:
    struct Pair {
        const GameNode* from;
        const GameNode* into;
    };

    Result<void> addChildren(const Pair& at) {
        for (const auto& child : at.from->children()) {
            m_tree.goTo(at.into);
            const auto there = m_tree.addMove(child->move());
            if (!there) return tl::unexpected(there.error());
            takeRemarks(*m_tree.current(), *child);
            m_waiting.push_back({child.get(), *there});
        }
        return {};
    }

    Game& m_tree;
    std::vector<Pair> m_waiting;
    const GameNode* m_end = nullptr;
};

}  // namespace

Result<void> mergeGame(Game& tree, const Game& game, std::string_view label) {
    if (!(tree.startPosition() == game.startPosition()))
        return fail(translatable("Engine", "The game begins with another position."));
    const GameNode* const shown = tree.current();
    auto done = Merger(tree).add(game, label);
    tree.goTo(shown);
    return done;
}

}  // namespace plyglass
