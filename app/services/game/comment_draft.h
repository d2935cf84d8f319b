// Comment being typed: it belongs to the move where typing started, even if another move is shown later.
#pragma once

#include <QString>
#include <array>
#include <optional>

namespace plyglass {

class GameController;
class GameNode;

/// Position of a comment relative to its move. The start position only has comments before.
enum class CommentPlace { Before, After };

class CommentDraft {
  public:
    explicit CommentDraft(GameController& controller) : m_controller(controller) {}

    /// The text being typed, otherwise the shown move's comment; one per line.
    QString shown(CommentPlace place) const;
    /// Sets the text of the move where typing started, even if the game has continued.
    void type(CommentPlace place, const QString& text);
    /// Writes the text to the game; typing continues.
    void save();
    /// Writes the text to the game; typing ends.
    void keep();

  private:
    GameController& m_controller;
    const GameNode* m_node = nullptr;               ///< node whose comment is being typed; nullptr if none
    std::array<std::optional<QString>, 2> m_typed;  ///< indexed by CommentPlace
};

}  // namespace plyglass
