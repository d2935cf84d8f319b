// Choices of evaluators are the same when they judge alike, wherever their weights lie.
#include "engine/eval/evaluator.h"

#include "engine/eval/classical/hand_weights.h"
#include "engine/eval/genome.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

EvaluatorChoice withWeights(HandWeights weights) {
    EvaluatorChoice choice = EvaluatorKind::Hand;
    choice.handWeights = std::make_shared<const HandWeights>(weights);
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
    void copiesOfTheSameWeightsAreTheSame() {
        QVERIFY(withWeights(formulaHandWeights()) == withWeights(formulaHandWeights()));
        HandWeights other = formulaHandWeights();
        other.at(HandTerm::Tempo) += 1;
        QVERIFY(withWeights(other) != withWeights(formulaHandWeights()));
    }

    void theBuiltInWeightsAreTheSameWithAndWithoutACopyOfThem() {
        QVERIFY(withWeights(defaultHandWeights()) == EvaluatorChoice(EvaluatorKind::Hand));
        QVERIFY(EvaluatorChoice(EvaluatorKind::Hand) == withWeights(defaultHandWeights()));
        QVERIFY(withWeights(formulaHandWeights()) != EvaluatorChoice(EvaluatorKind::Hand));
        QVERIFY(withGenome(defaultGenome()) == EvaluatorChoice(EvaluatorKind::Genome));
    }

    void genomesAreComparedByTheirGenesAndNotByTheirNames() {
        Genome renamed = defaultGenome();
        renamed.name = "another name";
        QVERIFY(withGenome(renamed) == withGenome(defaultGenome()));
        renamed.genes[3] += 1;
        QVERIFY(withGenome(renamed) != withGenome(defaultGenome()));
    }

    void kindsAndErrorsOfJudgementCount() {
        QVERIFY(EvaluatorChoice(EvaluatorKind::Hand) != EvaluatorChoice(EvaluatorKind::Material));
        EvaluatorChoice noisy = EvaluatorKind::Hand;
        noisy.noiseCp = 20;
        EvaluatorChoice otherwise = noisy;
        otherwise.noiseSeed = 1;
        QVERIFY(noisy != EvaluatorChoice(EvaluatorKind::Hand));
        QVERIFY(noisy != otherwise);
    }
};

PLYGLASS_TEST(EvaluatorTest);
#include "evaluator_test.moc"
