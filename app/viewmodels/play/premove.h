// A premove: entered while the opponent is to move, shown, and played at once if it is legal then.
#pragma once

#include <QObject>
#include <optional>

#include "app/services/game/game_controller.h"

namespace plyglass {

class Premove : public QObject {
    Q_OBJECT
  public:
    explicit Premove(GameController& controller, QObject* parent = nullptr);

    /// Whether a move entered now would be a premove.
    bool isPossible() const;
    /// Possible premoves, as `legalMoveTexts`.
    QStringList targets() const;
    /// The two squares of the premove, or empty.
    QStringList squares() const;
    /// `move` in coordinates: "e7e8q".
    void set(const QString& move);
    /// Returns false if there is none.
    bool cancel();
    /// Whether a person may enter a move while the computer thinks.
    void setAllowed(bool allowed);
    /// Plays or drops the premove after a change of the game.
    void follow();

  signals:
    void changed();
    void allowedChanged();
    void announced(const QString& text);

  private:
    struct Waiting {
        QString move;
        const GameNode* at = nullptr;  ///< node at which the opponent is to move
    };
    void play();

    GameController& m_controller;
    std::optional<Waiting> m_waiting;
    bool m_isAllowed = true;
};

}  // namespace plyglass
