// Time controls as text, and chess clocks.

#include "engine/chess/time_control.h"
#include "engine/base/random.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace std::chrono_literals;

class TimeControlTest : public QObject {
    Q_OBJECT

  private slots:
    void everyFormRoundTrips_data() {
        const TestRows<std::string, int, int, int, QString> row;
        row("sudden death", "5", 0, 5000, 0, "5");
        row("increment", "5+0.05", 0, 5000, 50, "5+0.05");
        row("periods", "40/60+0.6", 40, 60'000, 600, "40/60+0.6");
        row("minutes", "1:30+1", 0, 90'000, 1000, "90+1");
        row("every move", "1/2.5", 1, 2500, 0, "1/2.5");
        row("no clock", "-", 0, 0, 0, "-");
        row("the most moves", "1000/1", 1000, 1000, 0, "1000/1");
        row("fractions", " .125+.001 ", 0, 125, 1, "0.125+0.001");
    }
    void everyFormRoundTrips() {
        const auto [text, moves, baseMs, incrementMs, written] =
            testRow<std::string, int, int, int, QString>();
        const auto control = timeControlFromText(text);
        QVERIFY(control.has_value());
        QCOMPARE(control->movesPerPeriod, moves);
        QCOMPARE(static_cast<int>(control->baseMs), baseMs);
        QCOMPARE(static_cast<int>(control->incrementMs), incrementMs);
        QCOMPARE(QString::fromStdString(toText(*control)), written);
        QVERIFY(timeControlFromText(toText(*control)) == *control);
    }

    void invalidTextIsRefusedWithAnExample() {
        for (const char* text : {"", "0", "+1", "x", "5+", "5+x", "/5", "0/5", "40/", "1.2345", "5++1",
                                 "1:2:3", "99999999999", "-5", "5+-1", "40/40/40", ".", "5.", "1001/1"}) {
            const auto control = timeControlFromText(text);
            QVERIFY2(!control, text);
            QVERIFY(control.error().english.find("5+0.05") != std::string::npos);
        }
    }

    void anyTextIsSafe() {
        Random random(3);
        for (int i = 0; i < 20'000; ++i) {
            std::string text;
            for (int n = static_cast<int>(random.below(12)); n > 0; --n)
                text += "0123456789+/.: x"[random.below(16)];
            if (const auto control = timeControlFromText(text))
                QVERIFY(timeControlFromText(toText(*control)) == *control);
        }
    }

    void incrementIsAddedAfterTheMove() {
        ChessClock clock({1000, 100});
        QVERIFY(clock.press(400ms, 0ms));
        QCOMPARE(clock.remainingMs(), 700);
        QVERIFY(!clock.press(701ms, 0ms));
        QCOMPARE(clock.remainingMs(), 0);
    }

    void marginAddsNoTime() {
        ChessClock clock({100, 10});
        QVERIFY(clock.press(104ms, 5ms));
        QCOMPARE(clock.remainingMs(), 10);
        QVERIFY(!clock.press(16ms, 5ms));
    }

    void aNewPeriodAddsItsTime() {
        ChessClock clock({1000, 0, 2});
        QCOMPARE(clock.rest().movesPerPeriod, 2);
        QVERIFY(clock.press(300ms, 0ms));
        QCOMPARE(clock.rest().movesPerPeriod, 1);
        QVERIFY(clock.press(300ms, 0ms));
        QCOMPARE(clock.remainingMs(), 1400);
        QCOMPARE(clock.rest().movesPerPeriod, 2);
    }

    void unusedFixedTimeIsLost() {
        ChessClock clock(TimeControl::fixedPerMove(2));
        QVERIFY(clock.press(500ms));
        QCOMPARE(clock.remainingMs(), 2000);
        QCOMPARE(clock.rest().movesPerPeriod, 1);
        QVERIFY(!clock.press(2001ms));
        QCOMPARE(clock.remainingMs(), 0);
    }

    void restMatchesTheClock() {
        ChessClock clock({1000, 20, 40});
        QVERIFY(clock.press(300ms));
        QCOMPARE(clock.rest(), (TimeControl{720, 20, 39}));
        clock.spend(5000ms);
        QCOMPARE(clock.remainingMs(), 0);
        clock.set(400);
        QCOMPARE(clock.rest().baseMs, 400);
    }

    void fastMovesAddUp() {
        ChessClock clock({10});
        for (int i = 0; i < 20; ++i) QVERIFY(clock.press(400us, 0ms));
        QCOMPARE(clock.remainingMs(), 2);
    }
};

PLYGLASS_TEST(TimeControlTest);
#include "time_control_test.moc"
