// Evaluation noise: fixed per position, correct size, off by default.
#include <cmath>

#include "engine/eval/evaluator.h"
#include "tests/engine/chess/random_games.h"
#include "tests/engine/eval/evaluating.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

EvaluatorChoice noisy(int noiseCp, std::uint64_t seed) {
    EvaluatorChoice choice = EvaluatorKind::Material;
    choice.noiseCp = noiseCp;
    choice.noiseSeed = seed;
    return choice;
}

std::vector<Position> randomPositions(int games) {
    std::vector<Position> positions;
    visitRandomGames(3, games, 40,
                     [&](const Position& position, const MoveList&) { positions.push_back(position); });
    return positions;
}

int errorOf(const EvaluatorChoice& choice, const Position& position) {
    return scoreOf(choice, position) - scoreOf(EvaluatorKind::Material, position);
}

}  // namespace

class NoiseTest : public QObject {
    Q_OBJECT

  private slots:
    void noiseDependsOnPositionAndSeed() {
        int alike = 0;
        for (const Position& position : randomPositions(4)) {
            QCOMPARE(errorOf(noisy(50, 7), position), errorOf(noisy(50, 7), position));
            alike += errorOf(noisy(50, 7), position) == errorOf(noisy(50, 8), position);
        }
        QVERIFY(alike < 10);
    }

    void samePawnStructureIsMisjudgedTheSameWay() {
        const Position a = *Position::fromFen("4k3/pp3ppp/8/8/8/8/PP3PPP/R3K3 w - - 0 1");
        const Position b = *Position::fromFen("4k3/pp3ppp/8/8/8/8/PP3PPP/3RK3 w - - 0 1");
        const Position other = *Position::fromFen("4k3/pp3ppp/8/8/8/P7/1P3PPP/3RK3 w - - 0 1");
        double alike = 0;
        double unlike = 0;
        for (std::uint64_t seed = 0; seed < 400; ++seed) {
            alike += std::abs(errorOf(noisy(100, seed), a) - errorOf(noisy(100, seed), b));
            unlike += std::abs(errorOf(noisy(100, seed), a) - errorOf(noisy(100, seed), other));
        }
        QVERIFY(alike < unlike * 0.75);
    }

    void noiseHasItsDeviationAndZeroMean() {
        double sum = 0;
        double squares = 0;
        const std::vector<Position> positions = randomPositions(100);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            const double error = errorOf(noisy(80, i), positions[i]);
            QVERIFY(std::abs(error) < 4 * 80);
            sum += error;
            squares += error * error;
        }
        const auto count = static_cast<double>(positions.size());
        QVERIFY(std::abs(sum / count) < 5);
        QVERIFY(std::abs(std::sqrt(squares / count) - 80) < 4);
    }

    void zeroNoiseIsExact() {
        for (const Position& position : randomPositions(4)) QCOMPARE(errorOf(noisy(0, 3), position), 0);
    }

    void noiseIsATermOfTheExplanation() {
        for (const Position& position : randomPositions(4)) {
            int whiteView = 0;
            for (const EvaluationTerm& term : makeEvaluator(noisy(60, 2))->explain(position))
                whiteView += term.whiteCp - term.blackCp;
            const int score = scoreOf(noisy(60, 2), position);
            QCOMPARE(whiteView, position.sideToMove() == White ? score : -score);
        }
    }
};

PLYGLASS_TEST(NoiseTest);
#include "noise_test.moc"
