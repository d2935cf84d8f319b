// Evaluators as they are written on the command line.

#include "app/commands/shared/evaluator_option.h"
#include "engine/eval/classical/classical_weights.h"
#include "engine/eval/genome.h"
#include "tests/suite.h"

using namespace plyglass;

class EvaluatorOptionTest : public QObject {
    Q_OBJECT

  private slots:
    void anIdAloneHasTheBuiltInWeights() {
        for (const EvaluatorInfo& info : allEvaluators())
            QCOMPARE(evaluatorChoiceFrom(std::string(info.id)).value(), EvaluatorChoice(info.kind));
    }

    void aFileOfWeightsIsRead() {
        const auto hand =
            evaluatorChoiceFrom("classical:" PLYGLASS_SOURCE_DIR "/resources/weights/hand.json");
        QVERIFY(hand);
        QCOMPARE(*hand->classicalWeights, defaultClassicalWeights());
        const auto genome =
            evaluatorChoiceFrom("genome:" PLYGLASS_SOURCE_DIR "/resources/genomes/default.json");
        QVERIFY(genome);
        QCOMPARE(*genome->genome, defaultGenome());
        QCOMPARE(*evaluatorChoiceFrom("classical:formula")->classicalWeights, formulaClassicalWeights());
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("message");
        QTest::newRow("an unknown id") << "oracle"
                                       << "There is no evaluator \"oracle\"";
        QTest::newRow("a file that is not there") << "classical:/nowhere.json"
                                                  << "/nowhere.json could not be opened";
        QTest::newRow("no file of a genome") << "genome:/nowhere.json"
                                             << "/nowhere.json could not be opened";
        QTest::newRow("weights of another kind")
            << "genome:" PLYGLASS_SOURCE_DIR "/resources/weights/hand.json"
            << "must be \"plyglass-genome\"";
        QTest::newRow("weights where there are none") << "material:x.json"
                                                      << "\"material\" takes no file";
    }

    void whatIsWrongIsSaid() {
        QFETCH(QString, text);
        QFETCH(QString, message);
        const auto choice = evaluatorChoiceFrom(text.toStdString());
        QVERIFY(!choice);
        QVERIFY2(QString::fromStdString(choice.error().english).contains(message),
                 choice.error().english.c_str());
    }
};

PLYGLASS_TEST(EvaluatorOptionTest);
#include "evaluator_option_test.moc"
