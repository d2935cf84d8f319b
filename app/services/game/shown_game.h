// A game, the node of it that is looked at, and the line in which that stands.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "engine/chess/game.h"
#include "engine/chess/game_edits.h"

namespace plyglass {

/// Whether a game is being played at its current node, or is one from elsewhere that is only looked at.
enum class Origin { PlayedHere, Elsewhere };

/// Changes to the tree of a game that are no moves, at one of its nodes.
enum class TreeEdit {
    DeleteFrom,       ///< the move and all that follows it
    DeleteVariation,  ///< the whole variation in which the move stands; fails in the main line
    Promote,          ///< the variation goes before the move that it replaces
    MakeMainLine      ///< the whole line through the node goes before all others
};

class ShownGame {
  public:
    Game& game() { return m_game; }
    const Game& game() const { return m_game; }
    /// The node the game stands at.
    const GameNode* live() const { return m_game.current(); }
    /// The node being looked at: mostly the same.
    const GameNode* shown() const { return m_shown; }
    bool showsLive() const { return m_shown == live(); }
    /// The line in the move list, without the root: that of the game, or the variation being looked at.
    const std::vector<const GameNode*>& line() const { return m_line; }

    /// Another game; its current node is shown, and its edits begin anew.
    void replace(Game game);
    /// Looks at a node; the line stays if the node is in it.
    void follow(const GameNode* shown);
    /// The end of a line from a node of the game, whose new moves become a variation; the game stands where
    /// it stood. Fails, and changes nothing, if a move is illegal.
    Result<const GameNode*> add(const GameNode* from, const std::vector<Move>& line) {
        return m_edits.add(m_game, from, line);
    }
    /// The same from the shown node for moves that are only looked at: how the game ended is recorded where
    /// it did, so that what is behind that is no part of it.
    Result<const GameNode*> addAnalysis(const std::vector<Move>& line);

    /// Where moves that were taken back lead again: remembered by the first, forgotten by `forgetTakenBack`.
    void rememberTakenBack();
    void forgetTakenBack() { m_takenBackEnd = nullptr; }
    /// The next node on that way, else the first continuation of `node`; nullptr at the end.
    const GameNode* nextTaken(const GameNode* node) const;
    /// The next node on that way, from where the game stands, at which a person is to move; else the last
    /// one.
    const GameNode* nextTurn(const std::function<bool(Color)>& isPerson) const;

    /// Fails with a reason, and changes nothing then. What stood in a deleted line stands before it
    /// afterwards.
    Result<void> edit(TreeEdit edit, const GameNode* node, Origin origin);
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
    /// False if there is nothing to undo. What was deleted and is there again is shown.
    bool undoEdit(Origin origin) {
        return m_edits.canUndo() &&
               showChanged(m_edits.undo(m_game, origin == Origin::PlayedHere ? live() : nullptr));
    }
    bool redoEdit() { return m_edits.canRedo() && showChanged(m_edits.redo(m_game)); }
    void dropUndoneEdits() { m_edits.dropUndone(); }
    /// After an edit: a game that is only looked at stands at the end of its main line.
    void settleEdit(Origin origin);

  private:
    Result<void> deleteFrom(const GameNode* node, Origin origin);
    Result<void> deleteVariation(const GameNode* node, Origin origin);
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
