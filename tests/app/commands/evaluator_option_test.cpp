// Evaluators as written on the command line.

#include "app/commands/shared/evaluator_option.h"
#include "engine/eval/classical/classical_weights.h"
#include "engine/eval/genome.h"
#include "tests/suite.h"

using namespace plyglass;

class EvaluatorOptionTest : public QObject {
    Q_OBJECT

  private slots:
    void idMeansBuiltInWeights() {
        for (const EvaluatorInfo& info : allEvaluators())
            QCOMPARE(evaluatorChoiceFrom(std::string(info.id)).value(), EvaluatorChoice(info.kind));
    }

    void weightsFileIsRead() {
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

    void errorsAreReported_data() {
        const TestRows<std::string, QString> row;
        row("an unknown id", "oracle", "There is no evaluator \"oracle\"");
        row("a missing file", "classical:/nowhere.json", "/nowhere.json could not be opened");
        row("not a genome file", "genome:/nowhere.json", "/nowhere.json could not be opened");
        row("weights of another kind", "genome:" PLYGLASS_SOURCE_DIR "/resources/weights/hand.json",
            "must be \"plyglass-genome\"");
        row("weights where there are none", "material:x.json", "\"material\" takes no file");
    }

    void errorsAreReported() {
        const auto [text, message] = testRow<std::string, QString>();
        const auto choice = evaluatorChoiceFrom(text);
        QVERIFY(!choice);
        QVERIFY2(QString::fromStdString(choice.error().english).contains(message),
                 choice.error().english.c_str());
    }
};

PLYGLASS_TEST(EvaluatorOptionTest);
#include "evaluator_option_test.moc"
