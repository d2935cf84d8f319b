// The opponents of the New game sheet, and its three modes.
#include "engine/levels/level_scale.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

std::shared_ptr<const OwnStatistics> ratedAt(double rating, double deviation) {
    OwnStatistics statistics;
    statistics.rating.push_back({20261130, {rating, deviation}, {1}});
    LevelResults dora{4, {}};
    dora.results.won = 1;
    dora.results.lost = 2;
    statistics.levels.push_back(dora);
    return std::make_shared<const OwnStatistics>(std::move(statistics));
}

QVariant of(const OpponentsModel& opponents, int row, OpponentsModel::Role role) {
    return opponents.data(opponents.index(row), role);
}

}  // namespace

class OpponentsTest : public QObject {
    Q_OBJECT
  private slots:
    void everyOpponentHasALineAndALongerBar() {
        WindowUnderTest window;
        const OpponentsModel& opponents = *window.app->setup()->opponents();
        QCOMPARE(opponents.rowCount(), kFullLevel);
        for (int row = 0; row < kFullLevel; ++row) {
            QVERIFY(!of(opponents, row, OpponentsModel::LineRole).toString().isEmpty());
            const double share = of(opponents, row, OpponentsModel::ShareRole).toDouble();
            QVERIFY(share > 0 && share < 1);
            if (row > 0) QVERIFY(share > of(opponents, row - 1, OpponentsModel::ShareRole).toDouble());
            QVERIFY(!of(opponents, row, OpponentsModel::LikeYouRole).toBool());
        }
        QVERIFY(!opponents.isRated());
        QCOMPARE(opponents.row(), kFriendlyLevel - 1);
        QVERIFY(of(opponents, 3, OpponentsModel::SpokenRole).toString().endsWith(" 4 of 12."));
    }

    void thePersonsRatingIsCompared() {
        WindowUnderTest window;
        OpponentsModel& opponents = *window.app->setup()->opponents();
        opponents.setStatistics(ratedAt(900, 300));
        QVERIFY2(!opponents.isRated(), "its error is too large");
        opponents.setStatistics(ratedAt(strengthOf(4).elo + 60, 60));
        QVERIFY(opponents.isRated());
        QVERIFY(of(opponents, 3, OpponentsModel::LikeYouRole).toBool());
        QVERIFY(!of(opponents, 6, OpponentsModel::LikeYouRole).toBool());
        QCOMPARE(opponents.comparison(), QString("about as strong as you"));
        opponents.setRow(11);
        QCOMPARE(opponents.comparison(), QString("much stronger than you"));
        opponents.setRow(3);
        QCOMPARE(opponents.record(), QString("You against Dora: 1 won, 0 drawn, 2 lost."));
        QVERIFY(opponents.about().contains(QString::number(strengthOf(4).elo)));
        opponents.setRow(4);
        QCOMPARE(opponents.record(), QString("You have not played Emil yet."));
    }

    void aStrengthBetweenTwoCanBeChosen() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        OpponentsModel& opponents = *sheet.opponents();
        opponents.step(1);
        QCOMPARE(opponents.row(), -1);
        QCOMPARE(opponents.name(), QString("Dora–Emil"));
        QCOMPARE(opponents.comparison(), QString("a little stronger than Dora"));
        QCOMPARE(sheet.playersText(), QString("You are White against Dora–Emil."));
        opponents.stepNames(1);
        QCOMPARE(opponents.row(), 4);
        opponents.choosePlace(0);
        QCOMPARE(opponents.row(), 0);
        opponents.choosePlace(0.5);
        const double level = opponents.level();
        QVERIFY(!isNamed(level));
        QVERIFY(sheet.start());
        QCOMPARE(window.controller().setup().players[Black].level, level);
        QCOMPARE(window.game().black().name, opponents.name());
        window.app->shutDown();
        window.open();
        QCOMPARE(window.controller().setup().players[Black].level, level);
    }

    void aModeFillsTheSides() {
        using Mode = NewGameViewModel::Mode;
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.opponents()->setRow(6);
        QVERIFY(sheet.mode() == Mode::Computer);
        sheet.setMode(Mode::People);
        QCOMPARE(sheet.black()->kindIndex(), 0);
        QCOMPARE(sheet.playersText(), QString("Two people at one board."));
        sheet.setWhiteName("Mia");
        sheet.setBlackName("Grandpa");
        QCOMPARE(sheet.playersText(), QString("Mia plays White, Grandpa plays Black."));
        sheet.swapSides();
        QCOMPARE(sheet.whiteName(), QString("Grandpa"));
        sheet.setMode(Mode::Computer);
        QCOMPARE(sheet.opponents()->row(), 6);
        QVERIFY(sheet.start());
        QVERIFY2(!window.controller().setup().arePeople(), "names belong to two people only");
        sheet.setMode(Mode::Sides);
        sheet.white()->setKindIndex(1);
        QVERIFY(sheet.playersText().startsWith("White: "));
        QVERIFY(sheet.start());
        QVERIFY(!window.controller().setup().hasPerson());
        QVERIFY(sheet.mode() == Mode::Sides);
        sheet.setMode(Mode::Computer);
        QCOMPARE(sheet.white()->kindIndex(), 0);
    }

    void theColourIsThePersons() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QCOMPARE(sheet.colorIndex(), 0);
        sheet.setColorIndex(1);
        QCOMPARE(sheet.colorIndex(), 1);
        QCOMPARE(sheet.playersText(), QString("You are Black against Dora."));
        QVERIFY(sheet.start());
        QVERIFY(window.controller().setup().isPerson(Black));
        sheet.setColorIndex(2);
        QVERIFY(sheet.randomColors());
        QCOMPARE(sheet.colorIndex(), 2);
        sheet.setColorIndex(0);
        QVERIFY(!sheet.randomColors() && sheet.white()->kindIndex() == 0);
    }

    void theTimeIsSaidInWords() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        QCOMPARE(sheet.timeText(), QString("No clock."));
        sheet.setTimeControlIndex(3);
        QCOMPARE(sheet.timeText(), QString("15 minutes each, 10 seconds more a move."));
        sheet.setTimeOdds(true);
        sheet.setBlackMinutes(5);
        sheet.setBlackIncrement(0);
        QCOMPARE(sheet.timeText(), QString("White: 15 minutes, 10 seconds more a move. Black: 5 minutes."));
    }

    void theOpponentKeepsItEven() {
        WindowUnderTest window;
        NewGameViewModel& sheet = *window.app->setup();
        sheet.setKeepEven(true);
        QVERIFY(sheet.start());
        window.game().resign();
        const int weaker = strengthOf(kFriendlyLevel).elo - 100;
        QCOMPARE(strengthAt(sheet.opponents()->level()).elo, weaker);
        // The game that was played keeps its own strength.
        QCOMPARE(window.controller().setup().players[Black].level, double(kFriendlyLevel));
        window.game().rematch();
        QCOMPARE(strengthAt(window.controller().setup().players[White].level).elo, weaker);
        window.app->shutDown();
        window.open();
        QVERIFY(window.app->setup()->keepEven());
        window.app->setup()->setKeepEven(false);
        QVERIFY(window.app->setup()->start());
        window.game().resign();
        QCOMPARE(strengthAt(window.app->setup()->opponents()->level()).elo, weaker);
    }
};

PLYGLASS_TEST(OpponentsTest);
#include "opponents_test.moc"
