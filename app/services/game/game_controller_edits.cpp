// Variations deleted and promoted, and what the game on the board makes of it.
#include "app/services/game/game_controller.h"

namespace plyglass {

namespace {

bool leadsTo(const GameNode* node, const GameNode* descendant) {
    while (descendant && descendant != node) descendant = descendant->parent();
    return descendant != nullptr;
}

}  // namespace

Result<void> GameController::deleteFrom(const GameNode* node) {
    if (!m_opened && m_game.contains(node) && node->parent() && leadsTo(node, live()))
        return fail("The game is being played in this line: take the moves back first.");
    const GameNode* const before = node && m_game.contains(node) ? node->parent() : nullptr;
    const bool hidesShown = before && leadsTo(node, m_shown);
    if (const auto done = m_edits.remove(m_game, node); !done) return done;
    if (hidesShown) m_shown = before;
    afterEdit();
    return {};
}

Result<void> GameController::deleteVariation(const GameNode* node) {
    const GameNode* const start = m_game.contains(node) ? variationStart(node) : nullptr;
    if (!start) return fail("This move is in the main line: choose a move of a variation.");
    return deleteFrom(start);
}

Result<void> GameController::promoteVariation(const GameNode* node) {
    const auto done = m_edits.promote(m_game, node);
    if (done) afterEdit();
    return done;
}

Result<void> GameController::makeMainLine(const GameNode* node) {
    const auto done = m_edits.makeMainLine(m_game, node);
    if (done) afterEdit();
    return done;
}

void GameController::undoEdit() {
    const GameNode* const changed = m_edits.undo(m_game);
    if (!changed) return;
    m_shown = changed;
    afterEdit();
}

void GameController::redoEdit() {
    const GameNode* const changed = m_edits.redo(m_game);
    if (!changed) return;
    m_shown = changed;
    afterEdit();
}

void GameController::afterEdit() {
    dropQuestions();
    if (!m_game.contains(m_redoEnd)) m_redoEnd = nullptr;
    // In a game that is only looked at no line is being played: it stands at the end of the main one.
    if (m_opened) m_game.goTo(m_game.mainLineEnd());
    m_line.clear();
    follow(m_shown);
    afterChange();
}

}  // namespace plyglass
