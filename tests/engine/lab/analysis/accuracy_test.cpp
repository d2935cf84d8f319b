// Accuracy: known values of the formula, and a game against a step-by-step reference.
#include "engine/lab/analysis/accuracy.h"

#include <algorithm>
#include <cmath>

#include "engine/base/random.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// As published: a list of windows, the first one repeated, then the two means.
std::optional<double> accuracyStepByStep(const std::vector<double>& percents,
                                         const std::vector<AccurateMove>& moves) {
    const int count = static_cast<int>(percents.size());
    const int size = std::min(std::clamp((count - 1) / 10, 2, 8), count);
    std::vector<std::vector<double>> windows(static_cast<std::size_t>(size - 2),
                                             {percents.begin(), percents.begin() + size});
    for (int i = 0; i + size <= count; ++i)
        windows.push_back({percents.begin() + i, percents.begin() + i + size});
    double weights = 0, weighted = 0, inverses = 0, counted = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (!moves[i].isCounted) continue;
        double sum = 0, squares = 0;
        for (const double value : windows.at(i)) sum += value;
        for (const double value : windows.at(i)) squares += std::pow(value - sum / size, 2);
        const double weight = std::clamp(std::sqrt(squares / size), 0.5, 12.0);
        weights += weight;
        weighted += weight * moves[i].accuracy;
        inverses += 1 / std::max(1.0, moves[i].accuracy);
        ++counted;
    }
    if (counted == 0) return std::nullopt;
    return (weighted / weights + counted / inverses) / 2;
}

}  // namespace

class AccuracyTest : public QObject {
    Q_OBJECT

  private slots:
    void formulaMatchesKnownValues() {
        QVERIFY(qAbs(moveAccuracy(0) - 100) < 0.001);
        QVERIFY(qAbs(moveAccuracy(10) - 63.58) < 0.01);
        QVERIFY(qAbs(moveAccuracy(50) - 8.53) < 0.01);
        QCOMPARE(moveAccuracy(100), 0.0);
    }

    void aGameOfBestMovesIsAccurate() {
        const std::vector<double> percents(9, 50.0);
        const std::vector<AccurateMove> moves(8, {true, 100});
        QVERIFY(qAbs(*gameAccuracy(percents, moves) - 100) < 0.001);
    }

    void noMovesNoAccuracy() {
        QVERIFY(!gameAccuracy({50, 50}, {{false, 100}}));
        QVERIFY(!gameAccuracy({50}, {}));
    }

    void oneBadMoveCountsMoreInAWildGame() {
        // In a calm game the bad move has the same weight as the others.
        std::vector<AccurateMove> moves(10, {true, 100});
        moves[5].accuracy = 20;
        const std::vector<double> calm(11, 50.0);
        std::vector<double> wild = calm;
        std::fill(wild.begin() + 6, wild.end(), 20.0);
        QVERIFY(*gameAccuracy(wild, moves) < *gameAccuracy(calm, moves));
    }

    void matchesPublishedMean() {
        Random random(7);
        for (const int count : {1, 2, 3, 19, 20, 41, 120}) {
            std::vector<double> percents = {50};
            std::vector<AccurateMove> moves;
            for (int i = 0; i < count; ++i) {
                percents.push_back(static_cast<double>(random.next() % 1001) / 10);
                moves.push_back({i % 2 == 0, static_cast<double>(random.next() % 1001) / 10});
            }
            QVERIFY(qAbs(*gameAccuracy(percents, moves) - *accuracyStepByStep(percents, moves)) < 1e-9);
        }
    }
};

PLYGLASS_TEST(AccuracyTest);
#include "accuracy_test.moc"
