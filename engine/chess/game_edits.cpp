// Deletes and promotes by moving subtrees, never by copying: every node keeps its address.
#include "engine/chess/game_edits.h"

#include <algorithm>
#include <utility>

namespace plyglass {

namespace {

template <class Children>
std::size_t placeAmong(const Children& siblings, const GameNode* node) {
    const auto at = std::find_if(siblings.begin(), siblings.end(),
                                 [node](const auto& sibling) { return sibling.get() == node; });
    return static_cast<std::size_t>(at - siblings.begin());
}

Result<void> checkLine(Position position, const std::vector<Move>& line) {
    for (const Move move : line) {
        const auto next = positionAfter(position, move);
        if (!next) return tl::unexpected(next.error());
        position = *next;
    }
    return {};
}

bool isWithin(const GameNode* node, const GameNode* subtree) {
    while (node && node != subtree) node = node->parent();
    return node != nullptr;
}

}  // namespace

const GameNode* variationStart(const GameNode* node) {
    for (; node->parent(); node = node->parent())
        if (node->parent()->children().front().get() != node) return node;
    return nullptr;
}

Result<void> GameEdits::remove(Game& game, const GameNode* node) {
    if (!game.contains(node)) return fail(translatable("Engine", "This move is not in the game any more."));
    if (!node->parent())
        return fail(
            translatable("Engine", "The start position cannot be deleted; start a new game instead."));
    GameNode* const parent = node->m_parent;
    Edit edit{.parent = parent, .node = const_cast<GameNode*>(node)};  // the game may be changed here
    record(game, std::move(edit));
    return {};
}

Result<void> GameEdits::promote(Game& game, const GameNode* node) {
    if (!game.contains(node)) return fail(translatable("Engine", "This move is not in the game any more."));
    const GameNode* const start = variationStart(node);
    if (!start) return fail(translatable("Engine", "This move is in the main line already."));
    Edit edit{.raised = {{const_cast<GameNode*>(start)}}, .node = const_cast<GameNode*>(start)};
    record(game, std::move(edit));
    return {};
}

Result<void> GameEdits::makeMainLine(Game& game, const GameNode* node) {
    if (!game.contains(node)) return fail(translatable("Engine", "This move is not in the game any more."));
    Edit edit;
    for (const GameNode* start = variationStart(node); start; start = variationStart(start->parent()))
        edit.raised.push_back({const_cast<GameNode*>(start)});
    if (edit.raised.empty()) return fail(translatable("Engine", "This move is in the main line already."));
    edit.node = edit.raised.front().node;
    record(game, std::move(edit));
    return {};
}

/// Whether the edit changed only the annotations of this move.
bool GameEdits::isRemarkOn(const Edit& edit, const GameNode* node) {
    return edit.node == node && !edit.parent && !edit.continues && !edit.header && edit.raised.empty();
}

Result<void> GameEdits::annotate(Game& game, const GameNode* node, Remarks remarks) {
    if (!game.contains(node)) return fail(translatable("Engine", "This move is not in the game any more."));
    if (remarks == node->remarks()) return {};
    const bool isOfWords = remarks.marks == node->marks && remarks.nags == node->nags;
    if (isOfWords && !m_done.empty() && isRemarkOn(m_done.back(), node) && m_done.back().remarks == remarks) {
        undoOne(game);
        return {};
    }
    record(game, Edit{.node = const_cast<GameNode*>(node), .remarks = std::move(remarks)});
    return {};
}

Result<void> GameEdits::annotate(Game& game, const std::vector<Annotation>& annotations) {
    for (const auto& [node, remarks, variation] : annotations) {
        if (!game.contains(node) || !node->parent())
            return fail(translatable("Engine", "This move is not in the game any more."));
        if (!checkLine(node->parent()->position(), variation))
            return fail(translatable("Engine", "A line to be added has a move that is not legal."));
    }
    bool continues = false;
    const auto add = [&](Edit edit) {
        edit.continues = std::exchange(continues, true);
        record(game, std::move(edit));
    };
    for (const Annotation& annotation : annotations) {
        GameNode* const node = const_cast<GameNode*>(annotation.node);  // the game may be changed here
        if (annotation.remarks != node->remarks()) add({.node = node, .remarks = annotation.remarks});
        const GameNode* const current = game.m_current;
        game.goTo(node->parent());
        Edit line = walkAlong(game, annotation.variation);
        game.goTo(current);
        if (line.node) add(std::move(line));
    }
    return {};
}

GameEdits::Edit GameEdits::walkAlong(Game& game, const std::vector<Move>& line) {
    Edit edit{.adds = true};
    for (const Move move : line) {
        GameNode* const before = game.m_current;
        const std::size_t children = before->m_children.size();
        if (!game.addMove(move)) break;  // all moves are legal
        if (edit.node || before->m_children.size() == children) continue;
        edit.node = game.m_current;
        edit.parent = before;
        edit.place = children;
    }
    return edit;
}

Result<const GameNode*> GameEdits::add(Game& game, const GameNode* from, const std::vector<Move>& line) {
    if (!game.contains(from)) return fail(translatable("Engine", "This move is not in the game any more."));
    if (const auto legal = checkLine(from->position(), line); !legal) return tl::unexpected(legal.error());
    const GameNode* const current = game.m_current;
    game.goTo(from);
    Edit edit = walkAlong(game, line);
    const GameNode* const end = game.m_current;
    game.goTo(current);
    if (edit.node) record(game, std::move(edit));
    return end;
}

Result<void> GameEdits::setHeader(Game& game, Tags tags, GameResult result) {
    const GameNode* const end = game.mainLineEnd();
    Header header{std::move(tags), game.m_outcome, game.m_outcomeNode};
    if (result != game.outcomeAt(end).result) {
        header.outcome = {result,
                          result == GameResult::Ongoing ? OutcomeReason::None : OutcomeReason::Recorded};
        header.outcomeNode = result == GameResult::Ongoing ? nullptr : end;
        const Outcome byRules = outcomeByRules(end, game.drawRule(), header.outcome);
        if (byRules.result != result)
            return fail(translatable("Engine", "The last position says how the game ended: {}."),
                        byRules.toText());
        std::erase_if(header.tags,
                      [](const auto& tag) { return tag.first == "Result" || tag.first == "Termination"; });
    }
    if (header.tags == game.m_tags && header.outcome == game.m_outcome) return {};
    record(game, Edit{.header = std::move(header)});
    return {};
}

void GameEdits::exchange(Game& game, Edit& edit) {
    if (edit.remarks) std::swap(static_cast<Remarks&>(*edit.node), *edit.remarks);
    if (!edit.header) return;
    std::swap(game.m_tags, edit.header->tags);
    std::swap(game.m_outcome, edit.header->outcome);
    std::swap(game.m_outcomeNode, edit.header->outcomeNode);
}

void GameEdits::takeOut(Game& game, Edit& edit) {
    if (isWithin(game.m_current, edit.node)) game.m_current = edit.parent;
    auto& siblings = edit.parent->m_children;
    edit.place = placeAmong(siblings, edit.node);
    const auto at = siblings.begin() + static_cast<std::ptrdiff_t>(edit.place);
    edit.subtree = std::move(*at);
    siblings.erase(at);
    edit.node->m_parent = nullptr;
}

void GameEdits::putBack(Edit& edit) {
    if (!edit.subtree) return;
    auto& siblings = edit.parent->m_children;
    const std::size_t place = std::min(edit.place, siblings.size());
    edit.subtree->m_parent = edit.parent;
    siblings.insert(siblings.begin() + static_cast<std::ptrdiff_t>(place), std::move(edit.subtree));
}

void GameEdits::record(Game& game, Edit edit) {
    m_undone.clear();
    apply(game, edit);
    m_done.push_back(std::move(edit));
}

void GameEdits::apply(Game& game, Edit& edit) {
    edit.outcomeNode = game.m_outcomeNode;
    const bool movesOutcome = !edit.header && game.m_outcomeNode == game.mainLineEnd();
    exchange(game, edit);
    for (Raised& raised : edit.raised) raise(raised);
    if (edit.parent && edit.adds)
        putBack(edit);
    else if (edit.parent)
        takeOut(game, edit);
    if (movesOutcome) game.m_outcomeNode = game.mainLineEnd();
}

void GameEdits::raise(Raised& raised) {
    auto& siblings = raised.node->m_parent->m_children;
    raised.place = placeAmong(siblings, raised.node);
    const auto at = siblings.begin() + static_cast<std::ptrdiff_t>(raised.place);
    std::rotate(siblings.begin(), at, at + 1);
}

void GameEdits::lower(const Raised& raised) {
    auto& siblings = raised.node->m_parent->m_children;
    const auto from = static_cast<std::ptrdiff_t>(placeAmong(siblings, raised.node));
    const auto to = static_cast<std::ptrdiff_t>(raised.place);
    const auto at = siblings.begin();
    // Moves played since may have changed the order.
    if (from < to)
        std::rotate(at + from, at + from + 1, at + to + 1);
    else
        std::rotate(at + to, at + from, at + from + 1);
}

void GameEdits::keepPlayed(const GameNode* played) {
    std::erase_if(m_done,
                  [played](const Edit& edit) { return edit.adds && played && isWithin(played, edit.node); });
    if (!m_done.empty()) m_done.front().continues = false;
}

const GameNode* GameEdits::undo(Game& game, const GameNode* played) {
    keepPlayed(played);
    if (m_done.empty()) return nullptr;
    while (m_done.back().continues) undoOne(game);
    return undoOne(game);
}

const GameNode* GameEdits::undoOne(Game& game) {
    Edit edit = std::move(m_done.back());
    m_done.pop_back();
    exchange(game, edit);
    // A result recorded since the edit keeps its node.
    const bool movesOutcome = !edit.header && game.m_outcomeNode == game.mainLineEnd();
    if (edit.parent && edit.adds)
        takeOut(game, edit);
    else if (edit.parent)
        putBack(edit);
    for (auto raised = edit.raised.rbegin(); raised != edit.raised.rend(); ++raised) lower(*raised);
    if (movesOutcome && edit.outcomeNode) game.m_outcomeNode = edit.outcomeNode;
    const GameNode* const node = edit.header ? nullptr : edit.adds ? edit.parent : edit.node;
    m_undone.push_back(std::move(edit));
    return node;
}

const GameNode* GameEdits::redo(Game& game) {
    if (m_undone.empty()) return nullptr;
    const GameNode* const node = redoOne(game);
    while (!m_undone.empty() && m_undone.back().continues) redoOne(game);
    return node;
}

const GameNode* GameEdits::redoOne(Game& game) {
    Edit edit = std::move(m_undone.back());
    m_undone.pop_back();
    apply(game, edit);
    const GameNode* const node = edit.header   ? nullptr
                                 : edit.adds   ? endOfLine(edit.node)
                                 : edit.parent ? edit.parent
                                               : edit.node;
    m_done.push_back(std::move(edit));
    return node;
}

void GameEdits::clear() {
    m_done.clear();
    m_undone.clear();
}

}  // namespace plyglass
