// Accepted answers to an exercise.
#include "app/services/practice/exercise_answer.h"

#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// 1.f3 was a mistake, 1.e4 is better.
MistakeExercise exercise() {
    MistakeExercise exercise;
    exercise.played = parseMove(exercise.position, "f3").value();
    exercise.better = parseMove(exercise.position, "e4").value();
    return exercise;
}

bool isGood(const char* move, Score best, Score score, WhyNotVerdict verdict = WhyNotVerdict::Worse) {
    WhyNotAnswer judged;
    judged.verdict = verdict;
    judged.bestScore = best;
    judged.candidateScore = score;
    return isGoodAnswer(exercise(), parseMove(exercise().position, move).value(), judged);
}

}  // namespace

class ExerciseAnswerTest : public QObject {
    Q_OBJECT
  private slots:
    void smallLossIsGood() {
        QVERIFY(isGood("d4", 40, 10));
        QVERIFY(!isGood("d4", 40, -40));
    }
    void winningPositionsHaveManyGoodMoves() {
        QVERIFY(isGood("d4", 900, 750));
        QVERIFY(!isGood("d4", 900, 100));
    }
    void winningMoveInsteadOfMateIsGood() {
        QVERIFY(isGood("d4", kMateScore - 5, 1200));
        QVERIFY(!isGood("d4", kMateScore - 5, 200));
        QVERIFY(isGood("d4", -kMateScore + 8, -kMateScore + 2));
        QVERIFY(!isGood("d4", 0, -kMateScore + 2));
    }
    void reportAndEngineMovesAreGood() {
        QVERIFY(isGood("e4", 300, 0));
        QVERIFY(isGood("d4", 300, 0, WhyNotVerdict::Best));
        QVERIFY(!isGood("f3", 300, 0));
        // The mistake also counts if this judgement does not call it one.
        QVERIFY(isGood("f3", 20, 0));
    }
};

PLYGLASS_TEST(ExerciseAnswerTest);
#include "exercise_answer_test.moc"
