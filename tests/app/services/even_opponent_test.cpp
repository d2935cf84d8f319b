// The opponent that keeps the score near half.
#include <QTemporaryDir>
#include <cmath>

#include "app/services/game/even_opponent.h"
#include "app/services/settings.h"
#include "engine/base/random.h"
#include "engine/levels/level_scale.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

int eloAfter(double level, double score, int& run) {
    return strengthAt(evenLevelAfter(level, score, run)).elo;
}

}  // namespace

class EvenOpponentTest : public QObject {
    Q_OBJECT

  private slots:
    void itBecomesStrongerAfterAWinAndWeakerAfterALoss() {
        int run = 0;
        const int elo = strengthOf(4).elo;
        QCOMPARE(eloAfter(4, 1, run), elo + kEvenLongStep);
        QCOMPARE(eloAfter(4, 1, run), elo + kEvenLongStep);
        QCOMPARE(eloAfter(4, 0, run), elo - kEvenShortStep);
        QCOMPARE(eloAfter(4, 0, run), elo - kEvenLongStep);
        QCOMPARE(eloAfter(4, 0.5, run), elo);
    }

    void itStaysOnTheScale() {
        int run = 0;
        QCOMPARE(evenLevelAfter(1, 0, run), 1.0);
        QCOMPARE(evenLevelAfter(kFullLevel, 1, run), double(kFullLevel));
    }

    void theScoreComesNearHalf() {
        for (const double ownElo : {700.0, 1200.0, 1800.0}) {
            Random random(7);
            double level = 4;
            int run = 0;
            double points = 0;
            constexpr int kGames = 400;
            constexpr int kSettling = 20;
            for (int game = 0; game < kGames; ++game) {
                const double expected = 1 / (1 + std::pow(10, (strengthAt(level).elo - ownElo) / 400));
                const double score = random.below(1000) < expected * 1000 ? 1 : 0;
                if (game >= kSettling) points += score;
                level = evenLevelAfter(level, score, run);
            }
            const double share = points / (kGames - kSettling);
            QVERIFY2(share > 0.44 && share < 0.56, qPrintable(QString::number(share)));
        }
    }

    void aGameThatEndsAgainCountsOnce() {
        QTemporaryDir folder;
        Settings settings(folder.filePath("a.conf"));
        EvenOpponent even(settings);
        even.setOn(true);
        const double resigned = even.levelAfter(11, 4, 0);
        const double won = even.levelAfter(11, 4, 1);
        QVERIFY(resigned < 4);
        QCOMPARE(strengthAt(won).elo, strengthOf(4).elo + kEvenLongStep);
        QCOMPARE(strengthAt(even.levelAfter(12, 4, 0)).elo, strengthOf(4).elo - kEvenShortStep);
    }

    void itIsKeptInTheSettings() {
        QTemporaryDir folder;
        {
            Settings settings(folder.filePath("a.conf"));
            EvenOpponent even(settings);
            QVERIFY(!even.isOn());
            even.setOn(true);
            (void)even.levelAfter(1, 4, 1);
        }
        Settings settings(folder.filePath("a.conf"));
        EvenOpponent even(settings);
        QVERIFY(even.isOn());
        QCOMPARE(strengthAt(even.levelAfter(2, 4, 0)).elo, strengthOf(4).elo - kEvenShortStep);
    }
};

PLYGLASS_TEST(EvenOpponentTest);
#include "even_opponent_test.moc"
