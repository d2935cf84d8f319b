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

    /// What the shown move's comment is, with what has been typed of it.
    QString shown() const;
    /// The shown move's comment reads so by now.
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
