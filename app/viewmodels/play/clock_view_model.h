// Both clocks as text, updated while they run.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>

#include "app/services/game/game_clock.h"

namespace plyglass {

class ClockViewModel : public QObject {
    Q_OBJECT
    QML_NAMED_ELEMENT(Clock)
    QML_UNCREATABLE("App.clock")
    Q_PROPERTY(bool enabled READ enabled NOTIFY changed FINAL)
    Q_PROPERTY(QString whiteText READ whiteText NOTIFY changed FINAL)
    Q_PROPERTY(QString blackText READ blackText NOTIFY changed FINAL)
    Q_PROPERTY(bool whiteLow READ whiteLow NOTIFY changed FINAL)
    Q_PROPERTY(bool blackLow READ blackLow NOTIFY changed FINAL)
    Q_PROPERTY(bool whiteRunning READ whiteRunning NOTIFY changed FINAL)
    Q_PROPERTY(bool blackRunning READ blackRunning NOTIFY changed FINAL)
    Q_PROPERTY(bool whiteFallen READ whiteFallen NOTIFY changed FINAL)
    Q_PROPERTY(bool blackFallen READ blackFallen NOTIFY changed FINAL)

  public:
    explicit ClockViewModel(const GameClock& clock, QObject* parent = nullptr);

    bool enabled() const { return m_clock.isEnabled(); }
    QString whiteText() const { return text(White); }
    QString blackText() const { return text(Black); }
    bool whiteLow() const { return isLow(White); }
    bool blackLow() const { return isLow(Black); }
    bool whiteRunning() const { return m_clock.running() == White; }
    bool blackRunning() const { return m_clock.running() == Black; }
    bool whiteFallen() const { return m_clock.fallen() == White; }
    bool blackFallen() const { return m_clock.fallen() == Black; }

  signals:
    void changed();

  private:
    QString text(Color side) const;
    bool isLow(Color side) const;
    void tick();

    const GameClock& m_clock;
    QTimer m_timer;
};

}  // namespace plyglass
