// "Think again": repeats the search of the computer's move on the board with the settings of the game, and
// shows it in the Thinking panel. Steps from one of its moves to the next.
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
    /// Whether the game records the search of the last move on the board.
    Q_PROPERTY(bool available READ isAvailable NOTIFY changed FINAL)
    /// A search is repeated, or its result is shown.
    Q_PROPERTY(bool open READ isOpen NOTIFY changed FINAL)
    Q_PROPERTY(bool running READ isRunning NOTIFY changed FINAL)
    /// Progress, result or error.
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

    /// Repeats the search of the last move on the board, or reports why it cannot. Does nothing while the
    /// computer searches its next move.
    Q_INVOKABLE void begin();
    /// Shows the computer's previous or next move and repeats its search.
    Q_INVOKABLE void previous() { step(Direction::Back); }
    Q_INVOKABLE void next() { step(Direction::On); }
    /// Ends it and restores the panel.
    Q_INVOKABLE void close();

  signals:
    void changed();

  private:
    enum class Direction { Back, On };
    /// Nearest move in the list with a recorded search; nullptr if there is none.
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
    const GameNode* m_node = nullptr;  ///< move of the repeated search
    bool m_open = false;
    QString m_text;
    QString m_tone;
};

}  // namespace plyglass
