// A watched game: from the end of its opening to its own end, then the newest game.
#include "app/viewmodels/learning/game_watch.h"

#include "engine/chess/game.h"
#include "engine/chess/san.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Fool's mate whose first moves were random.
WatchedGame mate(int generation, const char* white = "g2-3", const char* black = "g1-4") {
    WatchedGame watched;
    watched.generation = generation;
    watched.white = white;
    watched.black = black;
    watched.openingPlies = 2;
    Game game;
    for (const char* move : {"f3", "e5", "g4", "Qh4"}) {
        const auto played = game.play(*parseSan(game.position(), move));
        if (!played) qFatal("illegal");
        watched.moves.push_back((*played)->move());
    }
    watched.result = GameResult::BlackWins;
    return watched;
}

}  // namespace

class GameWatchTest : public QObject {
    Q_OBJECT

  private slots:
    void watchedGameStartsAfterRandomMoves() {
        GameWatch watch;
        QVERIFY(!watch.hasGame());
        QCOMPARE(watch.title(), QString());
        watch.step();
        watch.offer(mate(2));
        QVERIFY(watch.hasGame());
        QVERIFY(watch.board().lastMove.isEmpty());
        QCOMPARE(watch.board().placement, QString("rnbqkbnr/pppp1ppp/8/4p3/8/5P2/PPPPP1PP/RNBQKBNR"));
        QCOMPARE(watch.title(), QString("candidate 3 against 4 of gen. 1"));
    }

    void watchedGamePlaysToItsEnd() {
        GameWatch watch;
        watch.offer(mate(2));
        watch.step();
        QCOMPARE(watch.board().lastMove, QStringList({"g2", "g4"}));
        QCOMPARE(watch.caption(), QString("Generation 2, move 2, slowed down"));
        watch.step();
        QCOMPARE(watch.board().lastMove, QStringList({"d8", "h4"}));
        QCOMPARE(watch.caption(), QString("Generation 2, 2 moves: 4 of gen. 1 has won"));
    }

    void newestGameFollows() {
        GameWatch watch;
        watch.offer(mate(2));
        watch.offer(mate(3));
        watch.offer(mate(4));
        watch.step();
        QVERIFY(watch.caption().startsWith("Generation 2"));
        for (int i = 0; i < 10 && watch.caption().startsWith("Generation 2"); ++i) watch.step();
        QVERIFY2(watch.caption().startsWith("Generation 4"), qPrintable(watch.caption()));
    }

    void lastGameStays() {
        GameWatch watch;
        watch.offer(mate(2));
        for (int i = 0; i < 30; ++i) watch.step();
        QVERIFY(watch.caption().startsWith("Generation 2, 2 moves"));
        watch.clear();
        QVERIFY(!watch.hasGame());
    }

    void referenceGamesAreShown() {
        GameWatch watch;
        watch.offer(mate(0, kReferenceName, kReferenceName));
        QCOMPARE(watch.title(), QString("the reference against itself"));
        QVERIFY(watch.caption().startsWith("A game for the fit"));
        watch.clear();
        watch.offer(mate(5, kReferenceName, "g5-2"));
        QCOMPARE(watch.title(), QString("the reference against candidate 2"));
    }
};

PLYGLASS_TEST(GameWatchTest);
#include "game_watch_test.moc"
