// Random player: uniform over legal moves, and reproducible.
#include <map>

#include "engine/chess/movegen.h"
#include "engine/match/random_player.h"
#include "tests/suite.h"

using namespace plyglass;

class RandomPlayerTest : public QObject {
    Q_OBJECT

  private slots:
    void randomMovesAreUniform() {
        const Position position = Position::start();
        const MoveList moves = legalMoves(position);
        Random random(5);
        std::map<std::uint16_t, int> counts;
        for (int i = 0; i < 20'000; ++i) ++counts[chooseRandomMove(position, random).bits()];
        QCOMPARE(static_cast<int>(counts.size()), moves.size());
        for (const Move move : moves) {
            QVERIFY(counts[move.bits()] > 800);
            QVERIFY(counts[move.bits()] < 1200);
        }
    }

    void sameSeedPlaysSameGame() {
        const auto playGame = [](std::uint64_t seed) {
            Random random(seed);
            Position position = Position::start();
            for (int ply = 0; ply < 80; ++ply) {
                const Move move = chooseRandomMove(position, random);
                if (move.isNull() || !position.play(move)) break;
            }
            return position.key();
        };
        QCOMPARE(playGame(11), playGame(11));
        QVERIFY(playGame(11) != playGame(12));
    }

    void finishedGameHasNoMove() {
        Random random(1);
        const Position mated = Position::fromFen("R6k/8/6K1/8/8/8/8/8 b - - 0 1").value();
        QVERIFY(chooseRandomMove(mated, random).isNull());
    }
};

PLYGLASS_TEST(RandomPlayerTest);
#include "random_player_test.moc"
