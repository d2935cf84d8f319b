// A move entered while the opponent is to move: kept, shown, and played at once when it is legal then.
#pragma once

#include <QObject>
#include <optional>

#include "app/services/game/game_controller.h"

namespace plyglass {

class Premove : public QObject {
    Q_OBJECT
  public:
    explicit Premove(GameController& controller, QObject* parent = nullptr);

    /// Whether a move entered now would be one.
    bool isPossible() const;
    /// Moves that may be entered, as `legalMoveTexts`.
    QStringList targets() const;
    /// The two squares of the move that waits, or empty.
    QStringList squares() const;
    /// `move` in coordinates: "e7e8q".
    void set(const QString& move);
    /// False if there is none.
    bool cancel();
    /// Whether a person may enter a move while the computer thinks.
    void setAllowed(bool allowed);
    /// The opponent has moved, or the game has gone elsewhere.
    void follow();

  signals:
    void changed();
    void allowedChanged();
    void announced(const QString& text);

  private:
    struct Waiting {
        QString move;
        const GameNode* at = nullptr;  ///< where the opponent is to move
    };
    void play();

    GameController& m_controller;
    std::optional<Waiting> m_waiting;
    bool m_isAllowed = true;
};

}  // namespace plyglass
