// The evaluation curve of a game, as a row of the list shows it.
#include "app/services/library/played/evaluation_curve.h"

#include <algorithm>
#include <functional>

#include "tests/suite.h"

using namespace plyglass;

namespace {

/// A game of `plies` plies in which the knights move back and forth, with `evaluation(ply)` after every ply.
std::string gameWith(int plies, const std::function<std::string(int)>& evaluation) {
    static const char* const kMoves[] = {"Nf3", "Nf6", "Ng1", "Ng8"};
    std::string text = "[White \"A\"]\n\n";
    for (int ply = 0; ply < plies; ++ply) text += std::string(kMoves[ply % 4]) + " " + evaluation(ply) + " ";
    return text + "*\n";
}

}  // namespace

class EvaluationCurveTest : public QObject {
    Q_OBJECT

  private slots:
    void curveRisesWithWhitesScore() {
        const auto curve =
            evaluationCurve(gameWith(10, [](int ply) { return "{[%eval " + std::to_string(ply) + ".00]}"; }));
        QCOMPARE(curve.size(), std::size_t(10));
        QCOMPARE(curve.front(), 0.5F);
        QVERIFY(std::is_sorted(curve.begin(), curve.end()));
        QVERIFY(curve.back() > 0.9F && curve.back() < 1.0F);
    }

    void mateIsAtTheLimit() {
        const auto curve = evaluationCurve("1. e4 {[%eval #3]} e5 {[%eval #-2,12]} *");
        QCOMPARE(curve, (std::vector<float>{1, 0}));
    }

    void missingPointsAreInterpolated() {
        const auto curve = evaluationCurve(gameWith(6, [](int ply) {
            return ply == 1 ? "{[%eval 0.00]}" : ply == 3 ? "{said [%eval 3.00] so}" : "{nothing}";
        }));
        QCOMPARE(curve.size(), std::size_t(6));
        QCOMPARE(curve[0], 0.5F);
        QCOMPARE(curve[2], (curve[1] + curve[3]) / 2);
        QCOMPARE(curve[5], curve[3]);
    }

    void longCurvesAreReduced() {
        const auto curve = evaluationCurve(
            gameWith(401, [](int ply) { return ply == 400 ? "{[%eval 5.00]}" : "{[%eval 0.00]}"; }));
        QCOMPARE(curve.size(), std::size_t(kMaxCurvePoints));
        QCOMPARE(curve.front(), 0.5F);
        QVERIFY(curve.back() > 0.8F);
    }

    void curveNeedsTwoPoints() {
        QVERIFY(evaluationCurve("").empty());
        QVERIFY(evaluationCurve("1. e4 e5 *").empty());
        QVERIFY(evaluationCurve("1. e4 {[%eval 0.30]} e5 (1... c5 {[%eval 0.20]}) *").empty());
        QVERIFY(evaluationCurve("1. e4 {[%eval good]} e5 {[%eval bad]} *").empty());
    }
};

PLYGLASS_TEST(EvaluationCurveTest);
#include "evaluation_curve_test.moc"
