// The running game on disk, the history, and files that are damaged.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/services/game_copy.h"
#include "app/services/game_store.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"

using namespace plyglass;

namespace {

Game gameWith(std::initializer_list<const char*> moves) {
    Game game;
    for (const char* move : moves)
        if (!game.play(parseMove(game.position(), move).value())) qFatal("an illegal move in a test");
    return game;
}

QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("a test cannot write");
}

}  // namespace

class GameStoreTest : public QObject {
    Q_OBJECT
  private slots:
    void anUnfinishedGameComesBackAsItWasWithItsPlaceInTheTree() {
        const QTemporaryDir directory;
        GameSetup setup;
        setup.time = TimeControl::suddenDeath(3, 2);
        setup.players[Black].depth = 5;
        {
            GameStore store(directory.path());
            Game game = gameWith({"e4", "e5", "Nf3", "Nc6"});
            game.goBack();
            game.goBack();
            game.current()->clocks = ClockPair{170'250, 160'500};
            writeSetup(game, setup);
            store.autosave(game);
        }
        GameStore store(directory.path());
        auto found = store.findUnfinished();
        QVERIFY2(found.damage.isEmpty(), qPrintable(found.damage));
        QVERIFY(found.game.has_value());
        QCOMPARE(found.game->game.current()->ply(), 2);
        QCOMPARE(found.game->game.current()->children().size(), std::size_t(1));
        QVERIFY(found.game->setup.players == setup.players);
        QVERIFY(found.game->setup.time == setup.time);
        QCOMPARE(found.game->game.current()->clocks->blackMs, 160'500);
    }

    void aPlaceInAVariationIsFoundAgain() {
        const QTemporaryDir directory;
        {
            GameStore store(directory.path());
            Game game = gameWith({"e4", "e5", "Nf3", "Nc6"});
            const GameNode* const oldLine = game.current();
            game.goTo(oldLine->parent()->parent());
            QVERIFY(game.play(parseMove(game.position(), "Bc4").value()));
            game.goTo(oldLine);
            writeSetup(game, GameSetup{});
            QCOMPARE(game.tag("PlyglassNode"), std::string_view("0.0.1.0"));
            store.autosave(game);
        }
        GameStore store(directory.path());
        const auto found = store.findUnfinished();
        QVERIFY(found.game.has_value());
        QCOMPARE(found.game->game.current()->san(), std::string("Nc6"));
    }

    void theNewestStateWinsHoweverFastItIsSaved() {
        const QTemporaryDir directory;
        GameStore store(directory.path());
        Game game = gameWith({"d4"});
        for (const char* move : {"d5", "c4", "e6", "Nc3", "Nf6"}) {
            QVERIFY(game.play(parseMove(game.position(), move).value()));
            writeSetup(game, GameSetup{});
            store.autosave(game);
        }
        store.flush();
        QVERIFY(contents(store.autosavePath()).contains("Nf6"));
        QCOMPARE(QDir(directory.path()).entryList({"*.pgn"}, QDir::Files).size(), 1);
    }

    void aDamagedAutosaveIsKeptAsideAndTold_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("garbage") << QByteArray("\x01\x02 no game at all");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("an illegal move") << QByteArray("[White \"Person\"]\n\n1. e4 e5 2. Ke3 *\n");
        QTest::newRow("settings missing") << QByteArray("[White \"Person\"]\n\n1. e4 e5 *\n");
        QTest::newRow("a place that is not there") << QByteArray(
            "[PlyglassWhite \"person\"]\n[PlyglassBlack \"computer\"]\n[PlyglassNode \"0.7\"]\n\n1. e4 *\n");
    }
    void aDamagedAutosaveIsKeptAsideAndTold() {
        QFETCH(QByteArray, bytes);
        const QTemporaryDir directory;
        GameStore store(directory.path());
        write(store.autosavePath(), bytes);
        const auto found = store.findUnfinished();
        QVERIFY(!found.game);
        QVERIFY2(found.damage.contains("damaged-"), qPrintable(found.damage));
        QVERIFY(!QFile::exists(store.autosavePath()));
        const auto aside = QDir(directory.path()).entryList({"*damaged-*.pgn"}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        QCOMPARE(contents(directory.filePath(aside.front())), bytes);
    }

    void aFinishedGameGoesToTheHistoryByItself() {
        const QTemporaryDir directory;
        {
            GameStore store(directory.path());
            Game game = gameWith({"f3", "e5", "g4", "Qh4"});
            writeSetup(game, GameSetup{});
            store.autosave(game);
        }
        GameStore store(directory.path());
        QVERIFY(!store.findUnfinished().game);
        store.flush();
        QVERIFY(contents(store.historyPath()).contains("Qh4#"));
        QVERIFY(!QFile::exists(store.autosavePath()));
    }

    void theHistoryGrowsByWholeGames() {
        const QTemporaryDir directory;
        GameStore store(directory.path());
        store.archive(gameWith({"e4"}));
        store.archive(gameWith({"d4"}));
        store.flush();
        QCOMPARE(indexPgn(contents(store.historyPath()).toStdString()).size(), std::size_t(2));
    }

    void theSeedOfAGameComesBackAndADamagedOneIsNamed() {
        Game game = gameWith({"e4"});
        GameSetup setup;
        setup.seed = 18'446'744'073'709'551'615u;
        writeSetup(game, setup);
        const auto read = readSetup(game);
        QVERIFY(read);
        QCOMPARE(read->seed, setup.seed);
        for (const char* damaged : {"-1", "x", "18446744073709551616", "7 "}) {
            game.setTag("PlyglassSeed", damaged);
            const auto refused = readSetup(game);
            QVERIFY2(!refused, damaged);
            QVERIFY(QString::fromStdString(refused.error().message).contains(damaged));
        }
        game.removeTag("PlyglassSeed");
        QCOMPARE(readSetup(game)->seed, 0u);
    }

    void aCopyEndsWhereItIsToldAndKeepsTheRest() {
        Game game = gameWith({"e4", "e5", "Nf3", "Nc6"});
        game.setTag("Event", "Copy");
        game.goBack();
        game.goBack();
        const GameNode* last = game.current();
        game.current()->comment = "Symmetry";
        game.current()->nodes = 77;
        QVERIFY(game.play(*parseSan(game.position(), "Nc3")));
        game.goTo(last->parent());
        QVERIFY(game.addMove(*parseSan(game.position(), "c5")));
        QVERIFY(game.addMove(*parseSan(game.position(), "Nf3")));
        Game copy = copyUpTo(game, last);
        QCOMPARE(copy.current()->ply(), 2);
        QVERIFY(copy.current() == copy.mainLineEnd());
        QCOMPARE(copy.current()->san(), std::string("e5"));
        QCOMPARE(copy.current()->comment, std::string("Symmetry"));
        QCOMPARE(*copy.current()->nodes, 77u);
        QCOMPARE(copy.tag("Event"), std::string_view("Copy"));
        // The variation on the last move stays, with what follows it.
        const auto& siblings = copy.current()->parent()->children();
        QCOMPARE(siblings.size(), std::size_t(2));
        QCOMPARE(siblings[1]->san(), std::string("c5"));
        QCOMPARE(siblings[1]->children().size(), std::size_t(1));
        // The game that was copied is as it was.
        QCOMPARE(last->children().size(), std::size_t(2));
    }

    void twoWindowsDoNotOverwriteEachOther() {
        const QTemporaryDir directory;
        const GameStore first(directory.path());
        const GameStore second(directory.path());
        QVERIFY(first.autosavePath() != second.autosavePath());
    }

    void anUnwritablePlaceIsToldWithItsReason() {
        const QTemporaryDir directory;
        GameStore store(directory.path());
        QSignalSpy failed(&store, &GameStore::failed);
        QSignalSpy written(&store, &GameStore::written);
        store.exportGame(gameWith({"e4"}), directory.filePath("no/such/folder/game.pgn"));
        QVERIFY(failed.count() == 1 || failed.wait(5000));
        QVERIFY(failed.front().front().toString().contains("no/such/folder"));
        store.exportGame(gameWith({"e4"}), directory.filePath("game.pgn"));
        QVERIFY(written.count() == 1 || written.wait(5000));
        QVERIFY(contents(directory.filePath("game.pgn")).contains("1. e4"));
    }
};

QTEST_GUILESS_MAIN(GameStoreTest)
#include "game_store_test.moc"
