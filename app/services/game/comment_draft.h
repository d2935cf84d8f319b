// A comment that is being typed: it belongs to the move at which it was begun, wherever a person looks by the
// time it is finished.
#pragma once

#include <QString>
#include <array>
#include <optional>

namespace plyglass {

class GameController;
class GameNode;

/// On which side of its move a comment stands. What is said at the start position has no move: it stands
/// before.
enum class CommentPlace { Before, After };

class CommentDraft {
  public:
    explicit CommentDraft(GameController& controller) : m_controller(controller) {}

    /// What is being typed, else the shown move's comment; a line each.
    QString shown(CommentPlace place) const;
    /// So the comment reads by now: of the move at which it was begun, although the game may have gone on.
    void type(CommentPlace place, const QString& text);
    /// What was typed so far goes into the game, and typing goes on.
    void save();
    /// What was typed goes into the game, and typing has ended.
    void keep();

  private:
    GameController& m_controller;
    const GameNode* m_node = nullptr;               ///< whose comment is being typed; nullptr if none is
    std::array<std::optional<QString>, 2> m_typed;  ///< by CommentPlace
};

}  // namespace plyglass
