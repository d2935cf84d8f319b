// Time per move.

#include "engine/search/time_manager.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// First millisecond at which the search must stop; -1 if there is none within an hour.
std::int64_t hardLimitMs(const MoveLimits& limits) {
    const TimeManager time(limits);
    constexpr std::int64_t kHour = 3'600'000;
    if (!time.mustStop(kHour)) return -1;
    std::int64_t low = 0;
    std::int64_t high = kHour;
    while (low < high) {
        const std::int64_t middle = (low + high) / 2;
        if (time.mustStop(middle))
            high = middle;
        else
            low = middle + 1;
    }
    return low;
}

/// First millisecond after which no iteration starts.
std::int64_t softLimitMs(const MoveLimits& limits) {
    const TimeManager time(limits);
    std::int64_t limit = 0;
    while (!time.enoughThought(limit)) ++limit;
    return limit;
}

MoveLimits clockLimits(std::int64_t remainingMs, std::int64_t incrementMs) {
    MoveLimits limits;
    limits.clock = TimeControl{remainingMs, incrementMs};
    return limits;
}

}  // namespace

class TimeManagerTest : public QObject {
    Q_OBJECT

  private slots:
    void noLimitNeverStops() {
        MoveLimits limits;
        limits.depth = 5;
        QCOMPARE(hardLimitMs(limits), std::int64_t{-1});
        QVERIFY(!TimeManager(limits).enoughThought(3'600'000));
    }

    void fixedTimeIsUsedFully() {
        MoveLimits limits;
        limits.moveTimeMs = 250;
        QCOMPARE(hardLimitMs(limits), std::int64_t{250});
        QVERIFY(!TimeManager(limits).enoughThought(249));
    }

    void clocksAreNeverExceeded() {
        for (const std::int64_t remaining : {0, 1, 10, 40, 60, 100, 500, 1000, 60'000, 3'600'000})
            for (const std::int64_t increment : {0, 10, 1000, 60'000}) {
                const std::int64_t limit = hardLimitMs(clockLimits(remaining, increment));
                QVERIFY(limit >= 1);
                QVERIFY(limit <= std::max<std::int64_t>(remaining / 2, 1));
            }
        QVERIFY(hardLimitMs(clockLimits(-5000, 0)) == 1);
    }

    void timeGrowsWithClockAndIncrement() {
        QVERIFY(hardLimitMs(clockLimits(60'000, 0)) < hardLimitMs(clockLimits(600'000, 0)));
        QVERIFY(hardLimitMs(clockLimits(60'000, 0)) < hardLimitMs(clockLimits(60'000, 1000)));
    }

    void wholeGameFitsTheClock() {
        // Every fourth move uses its maximum time.
        for (const std::int64_t increment : {0, 10, 50}) {
            std::int64_t remaining = 5'000;
            for (int move = 0; move < 200; ++move) {
                const MoveLimits limits = clockLimits(remaining, increment);
                remaining -= move % 4 == 0 ? hardLimitMs(limits) : softLimitMs(limits);
                QVERIFY(remaining > 0);
                remaining += increment;
            }
        }
    }

    void fewMovesToGoGetMoreTime() {
        MoveLimits limits = clockLimits(10'000, 0);
        const std::int64_t restOfTheGame = softLimitMs(limits);
        limits.clock->movesPerPeriod = 5;
        QVERIFY(softLimitMs(limits) > 2 * restOfTheGame);
        QVERIFY(5 * softLimitMs(limits) < 10'000);
        limits.clock->movesPerPeriod = 1;
        QVERIFY(hardLimitMs(limits) > 7'000);
        QVERIFY(hardLimitMs(limits) < 10'000);
    }

    void unstableBestMoveExtendsTime() {
        const TimeManager time(clockLimits(60'000, 0));
        const std::int64_t soft = softLimitMs(clockLimits(60'000, 0));
        QVERIFY(!time.enoughThought(soft, 1.5));
        QVERIFY(time.enoughThought(soft * 3 / 2 + 1, 1.5));
        QVERIFY(time.enoughThought(soft / 2 + 1, 0.5));
    }
};

PLYGLASS_TEST(TimeManagerTest);
#include "time_manager_test.moc"
