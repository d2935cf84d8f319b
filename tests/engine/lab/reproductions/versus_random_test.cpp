// A position played out against the random player: until mate, reproducible, and replayable.
#include "engine/lab/reproductions/versus_random.h"

#include "engine/chess/pgn.h"
#include "engine/lab/reproductions/published_figures.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

VersusRandomOptions optionsFor(const char* fen) {
    VersusRandomOptions options;
    options.name = "A position";
    options.position = Position::fromFen(fen).value();
    options.depth = 3;
    return options;
}

const std::string& textAt(const VersusRandom& played, std::size_t row, std::size_t column) {
    return played.experiment.tables.front().rows[row][column].text;
}

}  // namespace

class VersusRandomTest : public QObject {
    Q_OBJECT

  private slots:
    void firstTestPositionEndsInMate() {
        VersusRandomOptions options = optionsFor(kMateTests[0].fen);
        options.depth = 5;
        const VersusRandom played = playVersusRandom(options, {});
        QCOMPARE(played.game.outcome().result, GameResult::BlackWins);
        QCOMPARE(played.game.outcome().reason, OutcomeReason::Checkmate);
        const Table& table = played.experiment.tables.front();
        QCOMPARE(static_cast<int>(table.rows.size()), played.game.current()->ply());
        QCOMPARE(textAt(played, 0, 0), std::string("1...Bxb2+"));
        QCOMPARE(textAt(played, 0, 2), std::string("mate in 3"));
        QCOMPARE(textAt(played, table.rows.size() - 1, 2), std::string("mate in 1"));
        QCOMPARE(table.notes.front(), std::string("Black wins by checkmate."));
    }

    void sameSeedPlaysSameGame() {
        VersusRandomOptions options = optionsFor(kMateTests[8].fen);
        const auto pgn = [&](std::uint64_t seed) {
            options.seed = seed;
            return writePgn(playVersusRandom(options, {}).game);
        };
        QCOMPARE(pgn(4), pgn(4));
        QVERIFY(pgn(4) != pgn(5));
    }

    void gameCanBeReplayedWithUtilities() {
        const VersusRandom played = playVersusRandom(optionsFor(kMateTests[6].fen), {});
        const auto read = readPgn(writePgn(played.game));
        QVERIFY(read.has_value());
        const auto line = read->line();
        QCOMPARE(static_cast<int>(line.size()), played.game.current()->ply());
        for (const GameNode* node : line) {
            const bool isLast = node == line.back();
            QVERIFY(node->evalCp || node->evalMate || isLast);
            QCOMPARE(node->nodes.has_value(), node->ply() % 2 == 1);  // the engine plays the odd plies
        }
    }

    void utilityViewsAreCorrect() {
        VersusRandomOptions options = optionsFor("6k1/8/8/8/8/8/q7/6K1 b - - 0 1");  // Black is a queen up
        options.maxPlies = 1;
        const VersusRandom played = playVersusRandom(options, {});
        QCOMPARE(textAt(played, 0, 2), std::string("9.00"));
        QCOMPARE(played.game.current()->evalCp.value(), -900);
        QCOMPARE(played.experiment.tables.front().notes.front(),
                 std::string("The game was left unfinished."));
    }

    void lastRandomMoveHasAUtility() {
        // The engine has the bare king: the random player stalemates or mates it, or the game is drawn.
        VersusRandomOptions options = optionsFor("7k/8/5K2/6Q1/8/8/8/8 b - - 0 1");
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            options.seed = seed;
            const VersusRandom played = playVersusRandom(options, {});
            QCOMPARE(static_cast<int>(played.experiment.tables.front().rows.size()),
                     played.game.current()->ply());
        }
    }

    void interruptedGameHasNoLastUtility() {
        VersusRandomOptions options = optionsFor(kMateTests[9].fen);
        options.maxPlies = 2;
        const VersusRandom played = playVersusRandom(options, {});
        QCOMPARE(played.experiment.tables.front().rows.size(), std::size_t{2});
        QCOMPARE(textAt(played, 1, 2), std::string());
        QVERIFY(!played.game.current()->evalCp && !played.game.current()->evalMate);
    }

    void finishedGameIsNotContinued() {
        const VersusRandom played = playVersusRandom(optionsFor("R6k/8/6K1/8/8/8/8/8 b - - 0 1"), {});
        QVERIFY(played.experiment.tables.front().rows.empty());
        QCOMPARE(played.game.outcome().result, GameResult::WhiteWins);
    }

    void stopReturnsTheGameSoFar() {
        std::stop_source source;
        source.request_stop();
        JobContext job;
        job.stop = source.get_token();
        QCOMPARE(playVersusRandom(optionsFor(kMateTests[0].fen), job).game.current()->ply(), 0);
    }
};

PLYGLASS_TEST(VersusRandomTest);
#include "versus_random_test.moc"
