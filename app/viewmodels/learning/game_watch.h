// A game of a run, played at two positions a second; the newest one follows.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QTimer>
#include <optional>

#include "app/services/learning/evolution_work.h"
#include "app/viewmodels/shared/board_position.h"

namespace plyglass {

class GameWatch : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(GameWatch)
    QML_UNCREATABLE("Learning.evolution.watch")
    /// The view is visible; otherwise nothing moves.
    Q_PROPERTY(bool active READ active WRITE setActive NOTIFY activeChanged FINAL)
    Q_PROPERTY(bool hasGame READ hasGame NOTIFY changed FINAL)
    Q_PROPERTY(plyglass::BoardPosition board READ board NOTIFY changed FINAL)
    /// "candidate 7 against 15"
    Q_PROPERTY(QString title READ title NOTIFY changed FINAL)
    /// "Generation 3, move 24, slowed down"; at the end the outcome.
    Q_PROPERTY(QString caption READ caption NOTIFY changed FINAL)

  public:
    static constexpr int kStepMs = 500;

    explicit GameWatch(QObject* parent = nullptr);

    bool active() const { return m_timer.isActive(); }
    void setActive(bool active);
    bool hasGame() const { return m_game.has_value(); }
    BoardPosition board() const;
    QString title() const;
    QString caption() const;

    /// Offers the newest game: shown at once if there is none, else after the current one.
    void offer(const WatchedGame& game);
    void clear();
    /// Advances by a move, as the timer does.
    void step();

  signals:
    void activeChanged();
    void changed();

  private:
    void show(WatchedGame game);
    void play(Move move);
    QString ending() const;
    bool isOver() const { return m_next >= m_game->moves.size(); }

    QTimer m_timer;
    std::optional<WatchedGame> m_game;
    std::optional<WatchedGame> m_newest;
    Position m_position = Position::start();
    QStringList m_lastMove;
    std::size_t m_next = 0;  ///< move
    int m_pause = 0;         ///< steps since the end was reached
};

}  // namespace plyglass
