// Thinking time of levels: human-like, and never losing on time.
#include <algorithm>
#include <set>
#include <vector>

#include "engine/chess/san.h"
#include "engine/levels/human_pace.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kMiddlegame = "r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1 w - - 0 7";

MoveOnClock on(const TimeControl& rest, const char* fen = kMiddlegame) {
    return {.position = *Position::fromFen(fen), .lastMove = {}, .rest = rest};
}

std::vector<std::int64_t> paces(const MoveOnClock& move, int count = 400) {
    Random random(11);
    std::vector<std::int64_t> paces;
    for (int i = 0; i < count; ++i) paces.push_back(humanPaceMs(move, random));
    std::sort(paces.begin(), paces.end());
    return paces;
}

}  // namespace

class HumanPaceTest : public QObject {
    Q_OBJECT
  private slots:
    void thinkingTimesVary() {
        const auto times = paces(on(TimeControl::suddenDeath(5, 3)));
        QVERIFY(times.front() >= 500);
        QVERIFY(times[times.size() / 2] < 6'000);
        QVERIFY(times.back() > 2 * times[times.size() / 2]);
        QVERIFY(std::set(times.begin(), times.end()).size() > 100);
        // Longer games are played more slowly, up to the maximum wait.
        const auto longer = paces(on(TimeControl::suddenDeath(15, 10)));
        QVERIFY(longer[200] > 2 * times[200]);
        QVERIFY(paces(on(TimeControl::suddenDeath(120, 30))).back() <= 30'000);
    }

    void trivialMovesAreInstant() {
        const TimeControl time = TimeControl::suddenDeath(5, 0);
        QCOMPARE(paces(on(time, "k7/8/8/8/8/8/1r6/K7 w - - 0 1")).back(), 0);  // only Kxb2
        MoveOnClock book = on(time);
        book.isInBook = true;
        QCOMPARE(paces(book).back(), 0);
        MoveOnClock taken = on(time, "rnb1kbnr/ppp1pppp/8/3q4/8/2N5/PPPP1PPP/R1BQKBNR w KQkq - 0 3");
        taken.lastMove = *parseUci(
            *Position::fromFen("rnbqkbnr/ppp1pppp/8/3P4/8/2N5/PPPP1PPP/R1BQKBNR b KQkq - 0 2"), "d8d5");
        taken.lastMoveTook = true;
        QCOMPARE(paces(taken).back(), 0);
        taken.lastMoveTook = false;
        QVERIFY(paces(taken).front() > 0);
        QCOMPARE(paces(on({1'500, 0, 0})).back(), 0);
    }

    void withoutAClockEveryMoveTakesASecondOrTwo() {
        Random random(7);
        std::set<std::int64_t> times;
        for (int i = 0; i < 400; ++i) times.insert(untimedPaceMs(random));
        QVERIFY(*times.begin() >= 1'000 && *times.rbegin() <= 2'000);
        QVERIFY(times.size() > 100);
    }

    void humanPaceNeverLosesOnTime() {
        Random random(5);
        for (const TimeControl& control : {TimeControl::suddenDeath(1, 0), TimeControl::suddenDeath(3, 2),
                                           TimeControl{60'000, 0, 40}, TimeControl{30'000, 300, 0}}) {
            // 300 moves, each with some time for search and window.
            ChessClock clock(control);
            constexpr std::int64_t kMomentMs = 20;
            for (int ply = 0; ply < 300; ++ply) {
                const std::int64_t left = clock.remainingMs();
                const std::int64_t pace = humanPaceMs(on(clock.rest()), random);
                // The last move before a time control may take more.
                QVERIFY(pace <= left / (clock.rest().isFixedPerMove() ? 2 : 10));
                if (left < 1'000) break;  // below this it plays without delay
                QVERIFY(clock.press(std::chrono::milliseconds(pace + kMomentMs)));
            }
        }
        QVERIFY(paces(on(TimeControl::fixedPerMove(4))).back() <= 2'000);
    }
};

PLYGLASS_TEST(HumanPaceTest);
#include "human_pace_test.moc"
