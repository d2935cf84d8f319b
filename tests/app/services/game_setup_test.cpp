// Players and time controls as text.

#include "app/services/game_setup.h"
#include "tests/suite.h"

using namespace plyglass;

class GameSetupTest : public QObject {
    Q_OBJECT
  private slots:
    void playersRoundTrip() {
        for (const PlayerKind kind : {PlayerKind::Person, PlayerKind::Computer, PlayerKind::Random}) {
            for (const Preset& preset : allPresets()) {
                for (const int quiescence : {0, 4, kAllPlies}) {
                    PlayerSetup player;
                    player.kind = kind;
                    player.depth = 7;
                    player.techniques = preset.techniques;
                    player.techniques.quiescencePlies = quiescence;
                    player.techniques.tieChancePercent = 10;
                    player.evaluator = EvaluatorKind::MaterialCheck;
                    player.level = quiescence == 4 ? 4.052 : 4;
                    player.threads = 3;
                    player.hashMib = 1000;
                    const auto read = playerFromText(toText(player));
                    QVERIFY2(read.has_value(), read ? "" : read.error().english.c_str());
                    QVERIFY2(*read == player, toText(*read).c_str());
                }
            }
        }
    }

    void invalidPlayersAreRefusedByName_data() {
        const TestRows<std::string, QString> row;
        row("empty", "", "person, computer or random");
        row("kind", "wizard plies=3", "wizard");
        row("depth", "computer plies=99", "0 … 40");
        row("no number", "computer plies=x", "\"x\"");
        row("quiescence", "computer quiescence=-1", "0 … 127");
        row("setting", "computer colour=red", "colour");
        row("technique", "computer on=alpha-beta,magic", "magic");
        row("evaluator", "computer evaluator=oracle", "oracle");
        row("level", "computer level=13", "from 1 (weakest) to 12");
        row("fraction", "computer level=0.5", "no level called");
        row("threads", "computer threads=0", "1 … 256");
        row("hash", "computer hash=99999999", "1 … 65536");
        row("no value", "computer plies", "name=value");
    }
    void invalidPlayersAreRefusedByName() {
        const auto [text, named] = testRow<std::string, QString>();
        const auto read = playerFromText(text);
        QVERIFY(!read);
        QVERIFY2(QString::fromStdString(read.error().english).contains(named), read.error().english.c_str());
    }

    void customEvaluatorIsResolvedById() {
        const auto player = playerFromText("computer evaluator=own-my-weights-2");
        QVERIFY(player.has_value());
        QVERIFY(player->evaluator.isOwn());
        QCOMPARE(player->evaluator.id, std::string("own-my-weights-2"));
        QVERIFY(toText(*player).find("evaluator=own-my-weights-2 ") != std::string::npos);
        QVERIFY(!playerFromText("computer evaluator=own-My"));
        QVERIFY(!playerFromText("computer evaluator=own-" + std::string(200, 'a')));
    }

    void weakLevelUsesItsTechniques() {
        PlayerSetup player;
        player.techniques = presetFromId("minimax").value();
        player.evaluator = EvaluatorKind::Material;
        const PlayerSetup weak = atLevel(player, 2);
        QCOMPARE(weak.level, 2);
        QVERIFY(weak.techniques == Techniques{});
        QVERIFY(weak.evaluator == kStandardEvaluator);
        QVERIFY(atLevel(player, kFullLevel) == player);
    }

    void resourceLimitsArePositive() {
        QVERIFY(maxThreads() >= 1 && maxThreads() <= kMaxThreads);
        QVERIFY(maxHashMib() >= 1 && maxHashMib() <= kMaxHashMib);
    }

    void timeControlsRoundTrip() {
        for (const TimeControl& time :
             {TimeControl::untimed(), TimeControl::suddenDeath(5, 0), TimeControl::suddenDeath(3, 2),
              TimeControl::fixedPerMove(10), TimeControl::fixedPerMove(0.1)})
            QCOMPARE(toText(timeControlFromText(toText(time)).value()), toText(time));
        QCOMPARE(toText(TimeControl::suddenDeath(3, 2)), std::string("180+2"));
        QCOMPARE(toText(TimeControl::untimed()), std::string("-"));
    }

    void invalidTimesAreRefused() {
        for (const char* text : {"0", "abc", "-5", "300+x", "1e99", "nan"})
            QVERIFY2(!timeControlFromText(text), text);
    }
};

PLYGLASS_TEST(GameSetupTest);
#include "game_setup_test.moc"
