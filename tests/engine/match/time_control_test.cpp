// Time controls as text, and the clocks that follow them.

#include "engine/match/time_control.h"
#include "engine/base/random.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace std::chrono_literals;

class TimeControlTest : public QObject {
    Q_OBJECT

  private slots:
    void everyFormIsReadAndWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("moves");
        QTest::addColumn<int>("baseMs");
        QTest::addColumn<int>("incrementMs");
        QTest::addColumn<QString>("written");
        QTest::newRow("sudden death") << "5" << 0 << 5000 << 0 << "5";
        QTest::newRow("increment") << "5+0.05" << 0 << 5000 << 50 << "5+0.05";
        QTest::newRow("periods") << "40/60+0.6" << 40 << 60'000 << 600 << "40/60+0.6";
        QTest::newRow("minutes") << "1:30+1" << 0 << 90'000 << 1000 << "90+1";
        QTest::newRow("fractions") << " .125+.001 " << 0 << 125 << 1 << "0.125+0.001";
    }
    void everyFormIsReadAndWritten() {
        QFETCH(QString, text);
        const auto control = parseTimeControl(text.toStdString());
        QVERIFY(control.has_value());
        QTEST(control->movesPerPeriod, "moves");
        QTEST(static_cast<int>(control->baseMs), "baseMs");
        QTEST(static_cast<int>(control->incrementMs), "incrementMs");
        QTEST(QString::fromStdString(toText(*control)), "written");
        QVERIFY(parseTimeControl(toText(*control)) == *control);
    }

    void nonsenseIsRefusedWithAnExample() {
        for (const char* text : {"", "0", "+1", "x", "5+", "5+x", "/5", "0/5", "40/", "1.2345", "5++1",
                                 "1:2:3", "99999999999", "-5", "5+-1", "40/40/40", ".", "5.", "2000/1"}) {
            const auto control = parseTimeControl(text);
            QVERIFY2(!control, text);
            QVERIFY(control.error().message.find("5+0.05") != std::string::npos);
        }
    }

    void anyTextIsSafe() {
        Random random(3);
        for (int i = 0; i < 20'000; ++i) {
            std::string text;
            for (int n = static_cast<int>(random.below(12)); n > 0; --n)
                text += "0123456789+/.: x"[random.below(16)];
            if (const auto control = parseTimeControl(text))
                QVERIFY(parseTimeControl(toText(*control)) == *control);
        }
    }

    void theIncrementComesAfterTheMove() {
        PlayerClock clock({0, 1000, 100});
        QVERIFY(clock.press(400ms, 0ms));
        QCOMPARE(clock.remainingMs(), 700);
        QVERIFY(!clock.press(701ms, 0ms));
        QCOMPARE(clock.remainingMs(), 0);
    }

    void theMarginForgivesButDoesNotAdd() {
        PlayerClock clock({0, 100, 10});
        QVERIFY(clock.press(104ms, 5ms));
        QCOMPARE(clock.remainingMs(), 10);
        QVERIFY(!clock.press(16ms, 5ms));
    }

    void aNewPeriodAddsItsTime() {
        PlayerClock clock({2, 1000, 0});
        QCOMPARE(clock.movesToGo().value(), 2);
        QVERIFY(clock.press(300ms, 0ms));
        QCOMPARE(clock.movesToGo().value(), 1);
        QVERIFY(clock.press(300ms, 0ms));
        QCOMPARE(clock.remainingMs(), 1400);
        QCOMPARE(clock.movesToGo().value(), 2);
    }

    void manyQuickMovesAddUp() {
        PlayerClock clock({0, 10, 0});
        for (int i = 0; i < 20; ++i) QVERIFY(clock.press(400us, 0ms));
        QCOMPARE(clock.remainingMs(), 2);
    }
};

PLYGLASS_TEST(TimeControlTest);
#include "time_control_test.moc"
