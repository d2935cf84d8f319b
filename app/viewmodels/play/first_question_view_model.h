// The question of the first start, how well the person plays: its answers, and the first game. Asked once.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

#include "app/services/game/even_opponent.h"
#include "app/services/game/game_controller.h"
#include "app/services/settings.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

/// An answer to the question.
struct StrengthAnswer {
    Q_GADGET
    Q_PROPERTY(QString title MEMBER title CONSTANT FINAL)
    Q_PROPERTY(QString line MEMBER line CONSTANT FINAL)
    Q_PROPERTY(QString piece MEMBER piece CONSTANT FINAL)

  public:
    QString title;
    QString line;
    QString piece;  ///< its picture, "wP" … "wQ"

    friend bool operator==(const StrengthAnswer&, const StrengthAnswer&) = default;
};

class FirstQuestionViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(FirstQuestion)
    QML_UNCREATABLE("App.firstQuestion")
    Q_PROPERTY(bool open READ isOpen NOTIFY openChanged FINAL)
    Q_PROPERTY(plyglass::RowsModel* answers READ answers CONSTANT FINAL)
    /// Index of the chosen answer. The board shows its opponent at once.
    Q_PROPERTY(int chosen READ chosen WRITE choose NOTIFY changed FINAL)
    /// 0 White, 1 Black, 2 either.
    Q_PROPERTY(int color READ color WRITE setColor NOTIFY changed FINAL)
    /// 0 no clock, 1 fifteen minutes, 2 five minutes.
    Q_PROPERTY(int clock READ clock WRITE setClock NOTIFY changed FINAL)
    Q_PROPERTY(QString opponentName READ opponentName NOTIFY changed FINAL)
    /// A sentence about the player of each side: the line of the opponent, the colour of the person.
    Q_PROPERTY(QString whiteLine READ whiteLine NOTIFY changed FINAL)
    Q_PROPERTY(QString blackLine READ blackLine NOTIFY changed FINAL)

  public:
    FirstQuestionViewModel(GameController& controller, EvenOpponent& even, Settings& settings,
                           QObject* parent = nullptr);

    bool isOpen() const { return m_isOpen; }
    RowsModel* answers() { return &m_answers; }
    int chosen() const { return m_chosen; }
    void choose(int answer);
    int color() const { return m_color; }
    void setColor(int color);
    int clock() const { return m_clock; }
    void setClock(int clock);
    QString opponentName() const;
    QString whiteLine() const { return lineOfSide(White); }
    QString blackLine() const { return lineOfSide(Black); }

    /// Asks if it was never answered: the computer waits.
    void begin();
    /// Starts the chosen game.
    Q_INVOKABLE void play();
    /// Starts without an answer: the opponent adapts to the person. So does a move on the board.
    Q_INVOKABLE void playAtOnce();

  signals:
    void openChanged();
    void changed();

  private:
    GameSetup setup(Color person) const;
    QString lineOfSide(Color side) const;
    /// Puts the chosen opponent at the board.
    void show();
    /// Another game counts as an answer.
    void close();
    /// The opponent adapts from now on.
    void closeUnanswered();

    GameController& m_controller;
    EvenOpponent& m_even;
    Settings& m_settings;
    RowsOf<StrengthAnswer> m_answers;
    bool m_isOpen = false;
    bool m_isSeating = false;  ///< the game on the board is being replaced from here
    int m_chosen = 1;
    int m_color = 0;
    int m_clock = 0;
};

}  // namespace plyglass
