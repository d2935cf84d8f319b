// The engine request made from the settings of the player to move.

#include "app/services/game/engine_requests.h"
#include "engine/chess/fen.h"
#include "engine/chess/san.h"
#include "engine/knowledge/opening_book.h"
#include "tests/suite.h"

using namespace plyglass;

class EngineRequestsTest : public QObject {
    Q_OBJECT

    static PlayerSetup computerAt(int level) {
        PlayerSetup player;
        player.kind = PlayerKind::Computer;
        return atLevel(player, level);
    }

    static MoveLimits limitsOf(const PlayerSetup& player, const char* fen = kStartFen,
                               const TimeControl& time = TimeControl::untimed()) {
        GameClock clock;
        clock.configure(time);
        const Game game(*Position::fromFen(fen));
        return moveRequest(player, game, clock, PlayOptions()).asked.search.limits;
    }

  private slots:
    void fullStrengthThinksByTimeByDefault() {
        const MoveLimits limits = limitsOf(computerAt(kFullLevel));
        QVERIFY(!limits.depth);
        QVERIFY(!limits.nodes);
        QCOMPARE(*limits.moveTimeMs, std::int64_t(5'000));
    }

    void depthSettingIsUsed() {
        PlayerSetup player = computerAt(kFullLevel);
        player.depth = 7;
        QCOMPARE(*limitsOf(player).depth, 7);
    }

    void clockIsTheOnlyLimit() {
        const MoveLimits limits = limitsOf(computerAt(kFullLevel), kStartFen, TimeControl::suddenDeath(5, 3));
        QVERIFY(limits.clock && !limits.depth && !limits.moveTimeMs);
    }

    void weakLevelUsesItsLimits() {
        for (int level = 1; level < kFullLevel; ++level)
            QCOMPARE(*limitsOf(computerAt(level)).depth, levelFromNumber(level)->depth);
    }

    void forcedMoveIsFast() {
        const MoveLimits only = limitsOf(computerAt(kFullLevel), "7k/8/8/8/8/8/6q1/7K w - - 0 1");
        QVERIFY(*only.moveTimeMs <= 500);
    }

    void humanPaceIsALevels() {
        Game game;
        QVERIFY(game.addMove(*parseSan(game.position(), "e4")));
        GameClock clock;
        Random random(3);
        const auto paceOf = [&](const PlayerSetup& player, const OpeningBook* book = nullptr) {
            return humanPaceMs(player, game, clock, book, random);
        };
        QVERIFY(paceOf(computerAt(4)) >= 1'000);
        QCOMPARE(paceOf(computerAt(kFullLevel)), 0);
        clock.configure(TimeControl::suddenDeath(5, 0));
        QVERIFY(paceOf(computerAt(4)) > 0);
        QVERIFY(paceOf(computerAt(kFullLevel - 1)) > 0);
        QCOMPARE(paceOf(computerAt(kFullLevel)), 0);
        QCOMPARE(paceOf(PlayerSetup()), 0);
        const auto book = OpeningBook::builtIn();
        QCOMPARE(paceOf(computerAt(kFullLevel - 1), book.get()), 0);
        // No wait before the first move.
        game.goTo(game.root());
        QCOMPARE(paceOf(computerAt(4)), 0);
    }
};

PLYGLASS_TEST(EngineRequestsTest);
#include "engine_requests_test.moc"
