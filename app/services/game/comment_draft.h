// A comment that is being typed: it belongs to the move at which it was begun, wherever a person looks by the
// time it is finished.
#pragma once

#include <QString>

namespace plyglass {

class GameController;
class GameNode;

class CommentDraft {
  public:
    explicit CommentDraft(GameController& controller) : m_controller(controller) {}

    /// What is being typed, else the shown move's comment.
    QString shown() const;
    /// So the comment reads by now: of the move at which it was begun, although the game may have gone on.
    void type(const QString& text);
    /// What was typed goes into the game, as one edit; nothing if there is nothing.
    void keep();
    /// What was typed is forgotten.
    void drop() { m_node = nullptr; }

  private:
    GameController& m_controller;
    const GameNode* m_node = nullptr;  ///< whose comment is being typed; nullptr if none is
    QString m_text;
};

}  // namespace plyglass
