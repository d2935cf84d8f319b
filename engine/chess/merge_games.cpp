#include "engine/chess/merge_games.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace plyglass {

namespace {

/// Appends each line that is not there yet.
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

/// Copies all annotations other than comments.
void takeSigns(GameNode& into, const GameNode& from) {
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

void takeRemarks(GameNode& into, const GameNode& from) {
    say(into.commentBefore, from.commentBefore);
    say(into.comment, from.comment);
    takeSigns(into, from);
}

class Merger {
  public:
    explicit Merger(Game& tree) : m_tree(tree) {}

    Result<const GameNode*> add(const Game& game, std::string_view label) {
        const GameNode* const end = game.mainLineEnd();
        m_tree.goToStart();
        takeSigns(*m_tree.current(), *game.root());
        m_waiting = {{game.root(), m_tree.root()}};
        while (!m_waiting.empty()) {
            const Pair at = m_waiting.back();
            m_waiting.pop_back();
            if (at.from == end) m_end = at.into;
            if (auto done = addChildren(at); !done) return tl::unexpected(done.error());
        }
        m_tree.goTo(m_end);
        GameNode& last = *m_tree.current();
        say(last.comment, label);
        say(last.comment, game.root()->commentBefore);
        say(last.comment, game.root()->comment);
        return m_end;
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

Result<const GameNode*> mergeGame(Game& tree, const Game& game, std::string_view label) {
    if (!(tree.startPosition() == game.startPosition()))
        return fail(translatable("Engine", "The game begins with another position."));
    const GameNode* const shown = tree.current();
    auto done = Merger(tree).add(game, label);
    tree.goTo(shown);
    return done;
}

Result<void> MergedTree::add(const Game& game, std::string_view label) {
    if (!m_tree) m_tree.emplace(game.startPosition()).setDrawRule(DrawRule::Ignored);
    const auto end = mergeGame(*m_tree, game, label);
    if (!end) return tl::unexpected(end.error());
    m_ends.push_back(*end);
    m_outcomes.push_back(game.outcomeAt(game.mainLineEnd()));
    m_tags.push_back(game.tags());
    return {};
}

std::optional<Game> MergedTree::take() {
    if (!m_tree) return std::nullopt;
    m_tree->setTag("Event", "Merged games (" + std::to_string(m_ends.size()) + ")");
    nameAfter("White");
    nameAfter("Black");
    if (!endAsAllDid()) leaveOpen();
    m_tree->goToStart();
    return std::move(m_tree);
}

void MergedTree::nameAfter(std::string_view tag) {
    const auto nameIn = [tag](const Tags& tags) {
        const auto found = std::ranges::find(tags, tag, &Tags::value_type::first);
        return found == tags.end() ? std::string_view() : std::string_view(found->second);
    };
    const std::string_view name = nameIn(m_tags.front());
    if (!name.empty() && std::ranges::all_of(m_tags, [&](const Tags& tags) { return nameIn(tags) == name; }))
        m_tree->setTag(tag, name);
}

/// If all games end at the same node with the same result, ends the tree there.
bool MergedTree::endAsAllDid() {
    const Outcome& first = m_outcomes.front();
    const bool haveOneEnd =
        first.isOver() &&
        std::ranges::all_of(m_ends, [this](const GameNode* end) { return end == m_ends.front(); }) &&
        std::ranges::all_of(m_outcomes, [&](const Outcome& one) { return one.result == first.result; });
    if (!haveOneEnd) return false;
    m_tree->goTo(m_ends.front());
    m_tree->end(std::ranges::count(m_outcomes, first) == std::ssize(m_outcomes)
                    ? first
                    : Outcome{first.result, OutcomeReason::Recorded});
    return true;
}

/// Chooses a main line that does not end by rule, since its result would become that of the tree.
void MergedTree::leaveOpen() {
    if (!m_tree->outcomeAt(m_tree->mainLineEnd()).isOver()) return;
    for (const GameNode* const end : m_ends) {
        m_tree->goTo(end);
        if (m_tree->outcomeAt(m_tree->lineEnd()).isOver()) continue;
        m_tree->end({});  // makes it the main line
        m_tree->clearOutcome();
        return;
    }
}

}  // namespace plyglass
