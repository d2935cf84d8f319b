// The table of levels.
#include <set>

#include "engine/base/random.h"
#include "engine/levels/level_play.h"
#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

class LevelsTest : public QObject {
    Q_OBJECT

  private slots:
    void strengthsRiseFromLevelToLevel() {
        for (int number = 2; number <= kFullLevel; ++number) {
            QVERIFY(strengthOf(number).elo > strengthOf(number - 1).elo);
            QVERIFY(strengthOf(number).error > 0);
        }
    }

    void twelveLevelsAreDistinct() {
        std::set<std::string_view> names;
        int number = 0;
        for (const Level& level : allLevels()) {
            QCOMPARE(level.number, ++number);
            QVERIFY(names.insert(level.name).second);
        }
        QCOMPARE(number, kFullLevel);
    }

    void linesFitBesideTheNames() {
        constexpr std::size_t kLongestLine = 50;
        std::set<std::string_view> lines;
        for (const Level& level : allLevels()) {
            QVERIFY(lineOf(level.number).size() <= kLongestLine && lineOf(level.number).ends_with('.'));
            QVERIFY(lines.insert(lineOf(level.number)).second);
        }
    }

    void alphabetIsTheOrderOfStrength() {
        for (int number = 2; number <= kFullLevel; ++number)
            QVERIFY(levelFromNumber(number)->name > levelFromNumber(number - 1)->name);
    }

    void levelsAreMonotonic() {
        for (int i = 1; i + 1 < kFullLevel; ++i) {
            const Level& below = allLevels()[static_cast<std::size_t>(i - 1)];
            const Level& level = allLevels()[static_cast<std::size_t>(i)];
            QVERIFY(level.depth >= below.depth && level.nodes >= below.nodes);
            QVERIFY(level.noiseCp <= below.noiseCp && level.overlookPercent <= below.overlookPercent);
            QVERIFY(level.temperaturePermille <= below.temperaturePermille);
            QVERIFY(level.maxLossPercent <= below.maxLossPercent && level.leadCp <= below.leadCp);
            QVERIFY(level.seesMateInOne >= below.seesMateInOne && level.mates >= below.mates);
        }
    }

    void maxLossesArePlausible() {
        QVERIFY(levelFromNumber(1)->maxLossPercent <= 35);
        QVERIFY(levelFromName("Farid")->maxLossPercent <= 12);
        for (const Level& level : allLevels())
            QVERIFY(level.isFull() || lossOf(0, -960, level.leadCp) * 100 > level.maxLossPercent);
    }

    void levelsAreFoundByNumberAndName() {
        for (const Level& level : allLevels()) {
            QCOMPARE(levelFromText(std::to_string(level.number))->name, level.name);
            QCOMPARE(levelFromText(level.name)->number, level.number);
        }
        QCOMPARE(levelFromText(" fArId ")->name, std::string_view("Farid"));
    }

    void unknownLevelIsRefused() {
        for (const char* text : {"0", "13", "-1", "99999999999", "1.5"}) QVERIFY(!levelFromText(text));
        const auto level = levelFromText("0");
        QVERIFY(level.error().english.find("1 (weakest) to 12") != std::string::npos);
        const auto named = levelFromText("wizard");
        QVERIFY(named.error().english.find("\"wizard\"") != std::string::npos);
        QVERIFY(named.error().english.find("Ada") != std::string::npos);
    }

    void anyTextIsReadSafely() {
        Random random(5);
        for (int i = 0; i < 2000; ++i) {
            std::string text(random.below(12), ' ');
            for (char& c : text) c = static_cast<char>(random.below(256));
            const auto level = levelFromText(text);
            QVERIFY(level ? level->number >= 1 : !level.error().english.empty());
        }
    }
};

PLYGLASS_TEST(LevelsTest);
#include "levels_test.moc"
