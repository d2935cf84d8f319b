// The technique table and the presets.
#include <set>

#include "tests/engine/search/searching.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

class TechniquesTest : public QObject {
    Q_OBJECT

  private slots:
    void techniquesAreExplainedAndFound() {
        std::set<std::string_view> ids;
        for (const Technique& technique : allTechniques()) {
            QVERIFY(ids.insert(technique.id).second);
            QCOMPARE(findTechnique(technique.id), &technique);
            QVERIFY(!technique.name.empty() && !technique.group.empty() && !technique.source.empty());
            QVERIFY(technique.explanation.ends_with('.'));
            QVERIFY(technique.needs.empty() || findTechnique(technique.needs) != nullptr);
        }
        QCOMPARE(findTechnique("telepathy"), nullptr);
    }

    void switchesToggle() {
        for (const Technique& technique : allTechniques()) {
            Techniques techniques = preset("minimax");
            QVERIFY(!technique.isOn(techniques));
            technique.set(techniques, true);
            QVERIFY(technique.isOn(techniques));
            technique.set(techniques, false);
            QVERIFY(techniques == preset("minimax"));
        }
    }

    void orderingsAreExclusive() {
        Techniques techniques = preset("full");
        QVERIFY(setTechnique(techniques, "order-evaluation", true));
        QCOMPARE(techniques.ordering, Ordering::Evaluation);
        QVERIFY(setTechnique(techniques, "order-captured", false));
        QCOMPARE(techniques.ordering, Ordering::Evaluation);
        QVERIFY(setTechnique(techniques, "order-evaluation", false));
        QCOMPARE(techniques.ordering, Ordering::None);
    }

    void switchingOnKeepsTheValue() {
        Techniques techniques = preset("full");
        techniques.quiescencePlies = 3;
        QVERIFY(setTechnique(techniques, "quiescence", true));
        QCOMPARE(techniques.quiescencePlies, 3);
        QVERIFY(setTechnique(techniques, "quiescence", false));
        QVERIFY(setTechnique(techniques, "quiescence", true));
        QCOMPARE(techniques.quiescencePlies, kAllPlies);
    }

    void unknownNamesAreRefused() {
        Techniques techniques;
        const Result<void> technique = setTechnique(techniques, "telepathy", true);
        QVERIFY(!technique);
        QVERIFY(technique.error().english.find("telepathy") != std::string::npos);
        QVERIFY(technique.error().english.find("alpha-beta") != std::string::npos);
        const Result<Techniques> unknown = presetFromId("strongest");
        QVERIFY(!unknown);
        QVERIFY(unknown.error().english.find(
                    "minimax, alphabeta, deep-blue, franaszczuk-2003, chua-2016, python-chess, full") !=
                std::string::npos);
    }

    void minimaxIsEverythingOff() {
        const Techniques techniques = preset("minimax");
        for (const Technique& technique : allTechniques()) QVERIFY(!technique.isOn(techniques));
        QVERIFY(preset("full") == Techniques{});
    }

    void missingRequirementDisables() {
        Techniques techniques = preset("full");
        QVERIFY(effective(techniques) == techniques);
        techniques.alphaBeta = false;
        const Technique* nullMove = findTechnique("null-move");
        // Null move requires principal variation search, which requires alpha-beta.
        QCOMPARE(missingFor(*nullMove, techniques), findTechnique("alpha-beta"));
        const Techniques left = effective(techniques);
        QVERIFY(!left.nullMove && !left.principalVariation && !left.lateMoveReductions && !left.killers);
        QVERIFY(left.transpositionTable && left.repetition && left.quiescencePlies > 0);
        QVERIFY(techniques.nullMove);  // the requested switch is unchanged
    }

    void numbersAreInRangeAndExplained() {
        const Techniques usual;
        for (const TechniqueNumber& number : allTechniqueNumbers()) {
            QVERIFY(number.minimum < number.maximum && number.explanation.ends_with('.'));
            QVERIFY(usual.*number.value >= number.minimum && usual.*number.value <= number.maximum);
        }
    }
};

PLYGLASS_TEST(TechniquesTest);
#include "techniques_test.moc"
