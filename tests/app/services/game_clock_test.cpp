// The chess clock, with simulated time.
#include <QSignalSpy>

#include "app/services/game/game_clock.h"
#include "tests/suite.h"

using namespace plyglass;

class GameClockTest : public QObject {
    Q_OBJECT
  private slots:
    void untimedClockNeverRuns() {
        GameClock clock(nullptr, now());
        clock.configure(TimeControl::untimed());
        clock.start(White);
        QVERIFY(!clock.isEnabled());
        QVERIFY(!clock.running());
    }

    void onlyOneClockRuns() {
        GameClock clock(nullptr, now());
        clock.configure(TimeControl::suddenDeath(5, 0));
        clock.start(White);
        m_time += 1500;
        QCOMPARE(clock.remainingMs(White), 298'500);
        QCOMPARE(clock.remainingMs(Black), 300'000);
    }

    void pressingAddsTheIncrement() {
        GameClock clock(nullptr, now());
        clock.configure(TimeControl::suddenDeath(3, 2));
        clock.start(Black);
        m_time += 5000;
        const ClockPair pair = clock.press(Black);
        QCOMPARE(pair.blackMs, 177'000);
        QCOMPARE(pair.whiteMs, 180'000);
        QVERIFY(!clock.running());
    }

    void fixedTimeRestartsEveryMove() {
        GameClock clock(nullptr, now());
        clock.configure(TimeControl::fixedPerMove(2));
        clock.start(White);
        m_time += 1900;
        QCOMPARE(clock.press(White).whiteMs, 2000);
    }

    void stoppedClockKeepsUsedTime() {
        GameClock clock(nullptr, now());
        clock.configure(TimeControl::suddenDeath(1, 0));
        clock.start(White);
        m_time += 1000;
        clock.stop();
        m_time += 50'000;
        QCOMPARE(clock.remainingMs(White), 59'000);
        clock.start(White);
        m_time += 1000;
        QCOMPARE(clock.remainingMs(White), 58'000);
    }

    void settingTimesResetsFlags() {
        GameClock clock;
        clock.configure(TimeControl::fixedPerMove(0.02));
        QSignalSpy fell(&clock, &GameClock::flagFell);
        clock.start(Black);
        QVERIFY(fell.wait(2000));
        QVERIFY(clock.fallen() == Black);
        QCOMPARE(clock.remainingMs(Black), 0);
        clock.set({1000, 900});
        QVERIFY(!clock.fallen());
        QCOMPARE(clock.read(), (ClockPair{1000, 900}));
    }

    void flagFallsOnTime() {
        GameClock clock;
        clock.configure(TimeControl::fixedPerMove(0.15));
        QSignalSpy fell(&clock, &GameClock::flagFell);
        QElapsedTimer timer;
        timer.start();
        clock.start(White);
        QVERIFY(fell.wait(3000));
        QVERIFY2(timer.elapsed() >= 150, qPrintable(QString::number(timer.elapsed())));
    }

  private:
    GameClock::Now now() {
        return [this] { return m_time; };
    }
    qint64 m_time = 1000;
};

PLYGLASS_TEST(GameClockTest);
#include "game_clock_test.moc"
