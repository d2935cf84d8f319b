// The share of the clock that one move gets.
#include <QTest>

#include "engine/search/time_manager.h"

using namespace plyglass;

namespace {

/// The first millisecond at which the search has to stop; -1 if there is none within an hour.
std::int64_t hardLimitMs(const SearchLimits& limits) {
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

SearchLimits clockLimits(std::int64_t remainingMs, std::int64_t incrementMs) {
    SearchLimits limits;
    limits.clock = ClockLimit{remainingMs, incrementMs};
    return limits;
}

}  // namespace

class TimeManagerTest : public QObject {
    Q_OBJECT

  private slots:
    void withoutATimeLimitItNeverStops() {
        SearchLimits limits;
        limits.depth = 5;
        QCOMPARE(hardLimitMs(limits), std::int64_t{-1});
        QVERIFY(!TimeManager(limits).enoughThought(3'600'000));
    }

    void aFixedTimeIsUsedToTheEnd() {
        SearchLimits limits;
        limits.moveTimeMs = 250;
        QCOMPARE(hardLimitMs(limits), std::int64_t{250});
        QVERIFY(!TimeManager(limits).enoughThought(249));
    }

    void noClockIsEverUsedUp() {
        for (const std::int64_t remaining : {0, 1, 10, 40, 60, 100, 500, 1000, 60'000, 3'600'000})
            for (const std::int64_t increment : {0, 10, 1000, 60'000}) {
                const std::int64_t limit = hardLimitMs(clockLimits(remaining, increment));
                QVERIFY(limit >= 1);
                QVERIFY(limit <= std::max<std::int64_t>(remaining / 2, 1));
            }
        QVERIFY(hardLimitMs(clockLimits(-5000, 0)) == 1);
    }

    void moreTimeAndIncrementAllowMoreThought() {
        QVERIFY(hardLimitMs(clockLimits(60'000, 0)) < hardLimitMs(clockLimits(600'000, 0)));
        QVERIFY(hardLimitMs(clockLimits(60'000, 0)) < hardLimitMs(clockLimits(60'000, 1000)));
    }

    void aWholeGameFitsIntoTheClock() {
        std::int64_t remaining = 60'000;
        for (int move = 0; move < 200; ++move) {
            remaining -= hardLimitMs(clockLimits(remaining, 0));
            QVERIFY(remaining > 0 || move > 100);
        }
    }
};

QTEST_APPLESS_MAIN(TimeManagerTest)
#include "time_manager_test.moc"
