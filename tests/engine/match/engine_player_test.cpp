// Our engine as a player: limits and settings.
#include "engine/match/engine_player.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Answer answerTo(const EnginePlayerOptions& options, const MoveLimits& limits) {
    const Game game;
    EnginePlayer player(options);
    if (!player.newGame({game, limits, 1})) qFatal("the engine does not start");
    return player.chooseMove({game, limits, *limits.clock, {}, {}});
}

}  // namespace

class EnginePlayerTest : public QObject {
    Q_OBJECT

  private slots:
    void ownSoftLimitApplies() {
        EnginePlayerOptions options;
        options.request.hashMib = 1;
        MoveLimits minutes;
        minutes.nodes = 200'000;
        minutes.clock = TimeControl::suddenDeath(30, 0);
        const std::uint64_t nodes = answerTo(options, minutes).thoughts.nodes;
        QVERIFY(nodes > 20'000);
        options.request.limits.softNodes = 1'000;
        QVERIFY(answerTo(options, minutes).thoughts.nodes < nodes / 4);
    }
};

PLYGLASS_TEST(EnginePlayerTest);
#include "engine_player_test.moc"
