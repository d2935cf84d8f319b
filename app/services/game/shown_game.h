// A game with the displayed node and its line.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/game_edits.h"

namespace plyglass {

/// How a game goes on, unless it is over.
enum class PlayState {
    Playing,
    Paused,   ///< until it is resumed or a person moves
    Waiting,  ///< computers do not begin yet
    Viewed    ///< from elsewhere, without a move played here; begins as `Paused` does
};

/// Tree edits other than moves, at a node.
enum class TreeEdit {
    DeleteFrom,       ///< the move and everything after it
    DeleteVariation,  ///< the whole variation that contains the move; fails in the main line
    Promote,          ///< moves the variation before the move it replaces
    MakeMainLine      ///< makes the line through the node the main line
};

class ShownGame {
  public:
    Game& game() { return m_game; }
    const Game& game() const { return m_game; }
    /// The current node of the game.
    const GameNode* live() const { return m_game.current(); }
    /// The node on display: usually the same.
    const GameNode* shown() const { return m_shown; }
    bool showsLive() const { return m_shown == live(); }
    /// The line in the move list, without the root: the main line or the displayed variation.
    const std::vector<const GameNode*>& line() const { return m_line; }

    /// Replaces the game; shows its current node, and clears the edit history.
    void replace(Game game);
    /// Shows a node; keeps the line if it contains the node.
    void follow(const GameNode* shown);
    /// Adds a line from a node as a variation where new, and returns its end; the game does not move. Fails
    /// without changes if a move is illegal.
    Result<const GameNode*> add(const GameNode* from, const std::vector<Move>& line) {
        return m_edits.add(m_game, from, line);
    }
    /// As `add` from the shown node, for analysis: records the result where the game ended, so that later
    /// moves do not belong to it.
    Result<const GameNode*> addAnalysis(const std::vector<Move>& line);

    /// Remembers the line that was taken back, for redoing it, until `forgetTakenBack`.
    void rememberTakenBack();
    void forgetTakenBack() { m_takenBackEnd = nullptr; }
    /// Next node of the taken-back line, otherwise the first continuation of `node`; nullptr at the end.
    const GameNode* nextTaken(const GameNode* node) const;
    /// Next node of that line, from the current one, where a person is to move; otherwise its last node.
    const GameNode* nextTurn(const std::function<bool(Color)>& isPerson) const;

    /// Fails with a reason and without changes. Nodes in a deleted line are replaced by its parent.
    Result<void> edit(TreeEdit edit, const GameNode* node, PlayState state);
    Result<void> annotate(const GameNode* node, Remarks remarks) {
        return m_edits.annotate(m_game, node, std::move(remarks));
    }
    Result<void> annotate(const std::vector<Annotation>& annotations) {
        return m_edits.annotate(m_game, annotations);
    }
    Result<void> setHeader(Tags tags, GameResult result) {
        return m_edits.setHeader(m_game, std::move(tags), result);
    }
    bool canUndoEdit() const { return m_edits.canUndo(); }
    bool canRedoEdit() const { return m_edits.canRedo(); }
    /// False if there is nothing to undo. Shows a restored node.
    bool undoEdit(PlayState state) {
        return m_edits.canUndo() &&
               showChanged(m_edits.undo(m_game, state != PlayState::Viewed ? live() : nullptr));
    }
    bool redoEdit() { return m_edits.canRedo() && showChanged(m_edits.redo(m_game)); }
    void dropUndoneEdits() { m_edits.dropUndone(); }
    /// After an edit: moves a game from elsewhere to the end of its main line.
    void settleEdit(PlayState state);

  private:
    Result<void> deleteFrom(const GameNode* node, PlayState state);
    Result<void> deleteVariation(const GameNode* node, PlayState state);
    bool showChanged(const GameNode* changed) {
        if (changed) m_shown = changed;
        return true;
    }

    Game m_game;
    GameEdits m_edits;
    const GameNode* m_shown = m_game.root();
    std::vector<const GameNode*> m_line;
    const GameNode* m_takenBackEnd = nullptr;
};

}  // namespace plyglass
