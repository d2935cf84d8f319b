// Levels between the named ones.
#include "engine/levels/level_scale.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr double kFineStep = 0.05;

bool isNoWeaker(const Level& level, const Level& below) {
    return level.depth >= below.depth && level.nodes >= below.nodes && level.noiseCp <= below.noiseCp &&
           level.overlookPercent <= below.overlookPercent &&
           level.temperaturePermille <= below.temperaturePermille &&
           level.maxLossPercent <= below.maxLossPercent && level.leadCp <= below.leadCp &&
           level.seesMateInOne >= below.seesMateInOne && level.mates >= below.mates &&
           level.bookPlies >= below.bookPlies && level.varietyPlies <= below.varietyPlies;
}

}  // namespace

class LevelScaleTest : public QObject {
    Q_OBJECT

  private slots:
    void namedLevelsAreThoseOfTheTable() {
        for (const Level& level : allLevels()) {
            const Level scaled = levelAt(level.number);
            QCOMPARE(scaled.name, level.name);
            QCOMPARE(scaled.depth, level.depth);
            QCOMPARE(scaled.nodes, level.nodes);
            QCOMPARE(scaled.overlookPercent, level.overlookPercent);
            QCOMPARE(scaled.isFull(), level.isFull());
            QCOMPARE(strengthAt(level.number).elo, strengthOf(level.number).elo);
            QCOMPARE(levelOfElo(strengthOf(level.number).elo), double(level.number));
        }
    }

    void noWeaknessGrowsWithTheLevel() {
        Level below = levelAt(1);
        for (double level = 1 + kFineStep; level < kFullLevel; level += kFineStep) {
            const Level now = levelAt(level);
            QVERIFY2(isNoWeaker(now, below), qPrintable(QString::number(level)));
            QVERIFY(strengthAt(level).elo >= strengthAt(level - kFineStep).elo);
            below = now;
        }
    }

    void aLevelBetweenTwoLiesBetweenThem() {
        const Level middle = levelAt(4.5);
        QCOMPARE(middle.number, 4);
        QVERIFY(middle.noiseCp < levelAt(4).noiseCp && middle.noiseCp > levelAt(5).noiseCp);
        QVERIFY(middle.temperaturePermille < levelAt(4).temperaturePermille);
        QVERIFY(!strengthAt(4.5).isMeasured);
    }

    void belowFullStrengthThereIsAlwaysALimit() {
        const Level almost = levelAt(11.99);
        QVERIFY(!almost.isFull() && almost.depth > levelAt(11).depth && almost.nodes > levelAt(11).nodes);
        QVERIFY(almost.leadCp > 0);
        QVERIFY(levelAt(12).isFull() && levelAt(99).isFull());
        QCOMPARE(levelAt(-3).number, 1);
    }

    void stepsAreTwentyFiveEloAndMeetEveryName() {
        double level = 1;
        int named = 1;
        for (int steps = 0; level < kFullLevel; ++steps) {
            QVERIFY(steps < 200);
            const double next = steppedLevel(level, 1);
            QVERIFY(next > level);
            QVERIFY(strengthAt(next).elo - strengthAt(level).elo <= kEloStep);
            QVERIFY(isNamed(next) || strengthAt(next).elo % kEloStep == 0);
            QCOMPARE(steppedLevel(next, -1), level);
            QCOMPARE(nearestChoice(next), next);
            named += isNamed(next) ? 1 : 0;
            level = next;
        }
        QCOMPARE(named, kFullLevel);
        QCOMPARE(steppedLevel(kFullLevel, 3), double(kFullLevel));
        QCOMPARE(steppedLevel(1, -3), 1.0);
    }

    void aStrengthIsReadFromText() {
        QCOMPARE(*levelNumberFromText("4.5"), 4.5);
        QCOMPARE(*levelNumberFromText(" dora "), 4.0);
        QCOMPARE(*levelNumberFromText("12"), 12.0);
        for (const char* text : {"0.5", "12.5", "4.5x", "-2.5", "1e1", ".", "nan", ""})
            QVERIFY2(!levelNumberFromText(text), text);
    }
};

PLYGLASS_TEST(LevelScaleTest);
#include "level_scale_test.moc"
