// Time through the view model: clocks, flag falls, and the computer's thinking time.
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class TimeTest : public QObject {
    Q_OBJECT
  private slots:
    void takeBackRestoresClocks() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), person());
        setup.time = TimeControl::suddenDeath(5, 0);
        window.start(setup);
        ClockViewModel& clock = *window.app->clock();
        QVERIFY(clock.enabled());
        QCOMPARE(clock.whiteText(), QString("5:00"));
        QVERIFY(!clock.whiteRunning());
        window.play("e2e4");
        QVERIFY(clock.blackRunning());
        QTest::qWait(120);
        window.play("e7e5");
        const ClockPair afterTwo = *window.controller().live()->clocks;
        QVERIFY(afterTwo.blackMs <= 299'900);
        QTest::qWait(120);
        window.play("g1f3");
        QTest::qWait(50);
        window.game().takeBack();
        QVERIFY(clock.whiteRunning());
        QVERIFY(qAbs(window.controller().clock().remainingMs(White) - afterTwo.whiteMs) < 40);
        QCOMPARE(window.controller().clock().remainingMs(Black), afterTwo.blackMs);
    }

    void flagFallStopsTheEngine() {
        WindowUnderTest window;
        GameSetup setup = setupOf(person(), person());
        setup.time = TimeControl::fixedPerMove(0.2);
        window.start(setup);
        window.play("e2e4");
        QVERIFY(QTest::qWaitFor([&] { return window.game().status().over; }, 5000));
        QCOMPARE(window.game().status().outcomeText, QString("White wins on time"));
        QVERIFY(window.app->clock()->blackFallen());
        window.game().takeBack();
        QVERIFY(!window.game().status().over);
        QCOMPARE(window.game().currentPly(), 0);
        QVERIFY(!window.app->clock()->blackFallen());
    }

    void flagFallAgainstABareKingIsADraw() {
        WindowUnderTest window;
        GameSetup setup = from(setupOf(person(), person()), "4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
        setup.time = TimeControl::fixedPerMove(0.1);
        window.start(setup);
        window.play("e8e7");
        QVERIFY(QTest::qWaitFor([&] { return window.game().status().over; }, 5000));
        QCOMPARE(window.game().status().resultText, QString("½–½"));
    }

    void thinkingTimesAreRemembered() {
        WindowUnderTest window;
        AppSettings& settings = *window.app->settings();
        settings.setMinimumThinkMs(400);
        settings.setThinkTimeMs(1'000);
        window.start(setupOf(person(), computer(1)));
        QElapsedTimer timer;
        timer.start();
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY(timer.elapsed() >= 400);
        window.start(setupOf(person(), slowComputer()));
        timer.restart();
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        QVERIFY2(timer.elapsed() < 4'000, qPrintable(QString::number(timer.elapsed())));
        settings.setMinimumThinkMs(-1);
        QVERIFY(window.notices().text().contains("0 … 5000"));
        settings.setThinkTimeMs(1);
        QVERIFY(window.notices().text().contains("1000 … 600000"));
        window.close();
        window.open();
        QCOMPARE(window.app->settings()->minimumThinkMs(), 400);
        QCOMPARE(window.app->settings()->thinkTimeMs(), 1'000);
        window.app->settings()->resetToDefaults();
        QCOMPARE(window.app->settings()->minimumThinkMs(), 0);
    }

    void engineRespectsMoveTime() {
        WindowUnderTest window;
        GameSetup setup = setupOf(slowComputer(), slowComputer());
        setup.time = TimeControl::fixedPerMove(0.4);
        window.start(setup);
        QVERIFY2(window.waitForPly(6, 20'000), qPrintable(window.game().status().outcomeText));
        QVERIFY2(!window.game().status().over, qPrintable(window.game().status().outcomeText));
    }

    void moveNowPlaysTheBestSoFar() {
        WindowUnderTest window;
        QVERIFY(!window.game().status().canMoveNow);
        window.start(setupOf(person(), slowComputer()));
        window.play("e2e4");
        QVERIFY(window.game().status().canMoveNow);
        QVERIFY(!window.waitForPly(2, 300));
        window.game().moveNow();
        QVERIFY2(window.waitForPly(2, 2'000), "the search does not go on to its cap of 20 s");
        QVERIFY(!window.game().status().canMoveNow);
    }
};

PLYGLASS_TEST(TimeTest);
#include "time_test.moc"
