// Equality of evaluator choices.
#include "engine/eval/evaluator.h"

#include "engine/eval/classical/classical_weights.h"
#include "engine/eval/genome.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

EvaluatorChoice withWeights(ClassicalWeights weights) {
    EvaluatorChoice choice = EvaluatorKind::Classical;
    choice.classicalWeights = std::make_shared<const ClassicalWeights>(weights);
    return choice;
}

EvaluatorChoice withGenome(Genome genome) {
    EvaluatorChoice choice = EvaluatorKind::Genome;
    choice.genome = std::make_shared<const Genome>(std::move(genome));
    return choice;
}

}  // namespace

class EvaluatorTest : public QObject {
    Q_OBJECT

  private slots:
    void equalWeightsAreEqualChoices() {
        QVERIFY(withWeights(formulaClassicalWeights()) == withWeights(formulaClassicalWeights()));
        ClassicalWeights other = formulaClassicalWeights();
        other.at(ClassicalTerm::Tempo) += 1;
        QVERIFY(withWeights(other) != withWeights(formulaClassicalWeights()));
    }

    void nullEqualsBuiltInWeights() {
        QVERIFY(withWeights(defaultClassicalWeights()) == EvaluatorChoice(EvaluatorKind::Classical));
        QVERIFY(EvaluatorChoice(EvaluatorKind::Classical) == withWeights(defaultClassicalWeights()));
        QVERIFY(withWeights(formulaClassicalWeights()) != EvaluatorChoice(EvaluatorKind::Classical));
        QVERIFY(withGenome(defaultGenome()) == EvaluatorChoice(EvaluatorKind::Genome));
    }

    void genomesAreComparedByGenes() {
        Genome renamed = defaultGenome();
        renamed.name = "another name";
        QVERIFY(withGenome(renamed) == withGenome(defaultGenome()));
        renamed.genes[3] += 1;
        QVERIFY(withGenome(renamed) != withGenome(defaultGenome()));
    }

    void kindAndNoiseAreCompared() {
        QVERIFY(EvaluatorChoice(EvaluatorKind::Classical) != EvaluatorChoice(EvaluatorKind::Material));
        EvaluatorChoice noisy = EvaluatorKind::Classical;
        noisy.noiseCp = 20;
        EvaluatorChoice otherwise = noisy;
        otherwise.noiseSeed = 1;
        QVERIFY(noisy != EvaluatorChoice(EvaluatorKind::Classical));
        QVERIFY(noisy != otherwise);
    }
};

PLYGLASS_TEST(EvaluatorTest);
#include "evaluator_test.moc"
