// Two people at one board: who takes a move back or offers a draw asks the other first.
#pragma once

#include <QObject>
#include <QTimer>

#include "engine/chess/types.h"

namespace plyglass {

class GameController;

class TwoPeople : public QObject {
    Q_OBJECT
  public:
    enum class Question { None, TakeBack, Draw };

    /// An open question counts as declined after `waitMs`.
    explicit TwoPeople(GameController& controller, int waitMs = kWaitMs, QObject* parent = nullptr);

    /// The open question, and the side that answers it.
    Question question() const { return m_question; }
    Color asked() const { return m_asked; }
    bool isAsking() const { return m_question != Question::None; }
    /// Whether people who know each other's names may take moves back.
    void setTakeBackAllowed(bool allowed);
    bool canTakeBack() const;
    bool canOfferDraw() const;

    /// Takes back at once, or after the other person agrees.
    void takeBack();
    /// Undoes the last action; asks first if that takes a move back.
    void undo();
    /// Offers a draw to a computer or to the other person, or accepts the computer's offer.
    void offerDraw();
    void answer(bool yes);

  signals:
    void changed();
    /// The question was declined, by the other person or by waiting.
    void declined();

  private:
    static constexpr int kWaitMs = 10'000;

    /// Whether the running game has two people to ask.
    bool arePlaying() const;
    void ask(Question question, Color asked);
    void drop();

    GameController& m_controller;
    Question m_question = Question::None;
    Color m_asked = White;
    bool m_takeBackAllowed = true;
    QTimer m_wait;
};

}  // namespace plyglass
