#include "app/services/game/shown_game.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace plyglass {

namespace {

bool contains(const std::vector<const GameNode*>& path, const GameNode* node) {
    return !node->parent() || std::find(path.begin(), path.end(), node) != path.end();
}

bool leadsTo(const GameNode* node, const GameNode* descendant) {
    while (descendant && descendant != node) descendant = descendant->parent();
    return descendant != nullptr;
}

}  // namespace

void ShownGame::replace(Game game) {
    m_edits.clear();
    m_game = std::move(game);
    m_takenBackEnd = nullptr;
    m_line.clear();
    m_shown = m_game.root();
    follow(live());
}

void ShownGame::follow(const GameNode* shown) {
    m_shown = shown;
    std::vector<const GameNode*> line = nodesTo(live());
    if (!contains(line, shown)) {
        line = m_line;
        if (!contains(line, shown)) {
            const GameNode* end = shown;
            while (!end->children().empty()) end = end->children().front().get();
            line = nodesTo(end);
        }
    }
    m_line = std::move(line);
}

Result<const GameNode*> ShownGame::addAnalysis(const std::vector<Move>& line) {
    const GameNode* const end = m_game.mainLineEnd();
    const Outcome outcome = m_game.outcomeAt(end);
    if (m_shown == end && live() == end && outcome.isOver()) m_game.end(outcome);
    return add(m_shown, line);
}

void ShownGame::rememberTakenBack() {
    if (!m_takenBackEnd) m_takenBackEnd = live();
}

const GameNode* ShownGame::nextTaken(const GameNode* node) const {
    for (const GameNode* at = m_takenBackEnd; at && at->parent(); at = at->parent())
        if (at->parent() == node) return at;
    return node->children().empty() ? nullptr : node->children().front().get();
}

const GameNode* ShownGame::nextTurn(const std::function<bool(Color)>& isPerson) const {
    const GameNode* node = live();
    do {
        const GameNode* const next = nextTaken(node);
        if (!next) break;
        node = next;
    } while (!isPerson(node->position().sideToMove()));
    return node;
}

Result<void> ShownGame::edit(TreeEdit edit, const GameNode* node, PlayState state) {
    switch (edit) {
        case TreeEdit::DeleteFrom:
            return deleteFrom(node, state);
        case TreeEdit::DeleteVariation:
            return deleteVariation(node, state);
        case TreeEdit::Promote:
            return m_edits.promote(m_game, node);
        case TreeEdit::MakeMainLine:
            return m_edits.makeMainLine(m_game, node);
    }
    return {};
}

Result<void> ShownGame::deleteFrom(const GameNode* node, PlayState state) {
    const bool isIn = m_game.contains(node);
    if (state != PlayState::Viewed && isIn && node->parent() && leadsTo(node, live()))
        return fail(m_game.outcome().isOver()
                        ? translatable("Engine",
                                       "These moves were played in the game: open it from the library to "
                                       "change them.")
                        : translatable("Engine",
                                       "The game is being played in this line: take the moves back first."));
    const GameNode* const before = isIn ? node->parent() : nullptr;
    const bool hidesShown = before && leadsTo(node, m_shown);
    if (const auto done = m_edits.remove(m_game, node); !done) return done;
    if (hidesShown) m_shown = before;
    return {};
}

Result<void> ShownGame::deleteVariation(const GameNode* node, PlayState state) {
    const GameNode* const start = m_game.contains(node) ? variationStart(node) : nullptr;
    if (!start)
        return fail(translatable("Engine", "This move is in the main line: choose a move of a variation."));
    return deleteFrom(start, state);
}

void ShownGame::settleEdit(PlayState state) {
    if (!m_game.contains(m_takenBackEnd)) m_takenBackEnd = nullptr;
    if (state == PlayState::Viewed) m_game.goTo(m_game.mainLineEnd());
    m_line.clear();
    follow(m_shown);
}

}  // namespace plyglass
