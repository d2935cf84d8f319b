// "Think again": the computer's move on the board is thought once more, as it was in the game, and the panel
// of its thinking shows it. From one of its moves to the next the whole game can be gone through.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/game/think_again.h"
#include "app/viewmodels/play/thinking_view_model.h"

namespace plyglass {

class ThinkAgainViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(ThinkAgain)
    QML_UNCREATABLE("App.thinkAgain")
    /// The game says how the last move on the board was thought.
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed FINAL)
    /// A thought is being had again, or its outcome is shown.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed FINAL)
    /// How far it is, what came out, or why it cannot be.
    Q_PROPERTY(QString text READ text NOTIFY changed FINAL)
    Q_PROPERTY(QString tone READ tone NOTIFY changed FINAL)
    Q_PROPERTY(bool hasPrevious READ hasPrevious NOTIFY changed FINAL)
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed FINAL)

  public:
    ThinkAgainViewModel(GameController& controller, EngineService& engine, ThinkingViewModel& thinking,
                        QObject* parent = nullptr);

    bool isAvailable() const;
    bool isOpen() const { return m_open; }
    bool isRunning() const { return m_again.isRunning(); }
    QString text() const { return m_text; }
    QString tone() const { return m_tone; }
    bool hasPrevious() const { return m_open && neighbour(Direction::Back) != nullptr; }
    bool hasNext() const { return m_open && neighbour(Direction::On) != nullptr; }

    /// The last move on the board; says why not where that cannot be. Nothing while the computer thinks about
    /// its next move.
    Q_INVOKABLE void begin();
    /// Puts the computer's move before or after on the board and thinks that again.
    Q_INVOKABLE void previous() { step(Direction::Back); }
    Q_INVOKABLE void next() { step(Direction::On); }
    /// Ends it, and the panel shows what it showed before.
    Q_INVOKABLE void close();

  signals:
    void changed();

  private:
    enum class Direction { Back, On };
    /// Of the moves in the list the nearest whose thought is recorded; nullptr if there is none.
    const GameNode* neighbour(Direction direction) const;
    void step(Direction direction);
    ThinkAgainMeans means() const;
    void say(const QString& text, const QString& tone);
    void tellProgress();
    void onShownChanged();

    GameController& m_controller;
    EngineService& m_engine;
    ThinkingViewModel& m_thinking;
    ThinkAgain m_again;
    const GameNode* m_node = nullptr;  ///< whose thought it is
    bool m_open = false;
    QString m_text;
    QString m_tone;
};

}  // namespace plyglass
