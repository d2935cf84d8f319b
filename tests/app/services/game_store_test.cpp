// The running game on disk, the history, and files that are damaged.
#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/services/game/game_store.h"
#include "engine/chess/pgn.h"
#include "engine/chess/san.h"
#include "tests/app/services/write_file.h"
#include "tests/suite.h"

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
        QCOMPARE(found.games.size(), std::size_t(1));
        SavedGame& saved = found.games.front().saved;
        QCOMPARE(saved.game.current()->ply(), 2);
        QCOMPARE(saved.game.current()->children().size(), std::size_t(1));
        QVERIFY(saved.setup.players == setup.players);
        QVERIFY(saved.setup.time == setup.time);
        QCOMPARE(saved.game.current()->clocks->blackMs, 160'500);
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
        QCOMPARE(found.games.size(), std::size_t(1));
        QCOMPARE(found.games.front().saved.game.current()->san(), std::string("Nc6"));
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
        writeFile(store.autosavePath(), bytes);
        const auto found = store.findUnfinished();
        QVERIFY(found.games.empty());
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
        QVERIFY(store.findUnfinished().games.empty());
        store.flush();
        QVERIFY(contents(store.historyPath()).contains("Qh4#"));
        QVERIFY(!QFile::exists(store.autosavePath()));
    }

    void theHistoryGrowsByWholeGames() {
        const QTemporaryDir directory;
        GameStore store(directory.path());
        store.leave(gameWith({"e4"}));
        store.leave(gameWith({"d4"}));
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

    void halfAGameInTheHistoryIsNotGluedToTheNextOne() {
        const QTemporaryDir directory;
        GameStore store(directory.path());
        writeFile(store.historyPath(), "[Event \"torn\"]\n\n1. e4 e5 2. N");
        store.leave(gameWith({"d4"}));
        store.flush();
        const auto games = indexPgn(contents(store.historyPath()).toStdString());
        QCOMPARE(games.size(), std::size_t(2));
        QCOMPARE(games[1].line, 5);
    }

    void aGameThatFindsNoRoomInTheHistoryStaysOnDiskUntilItDoes() {
        const QTemporaryDir directory;
        QVERIFY(QDir(directory.path()).mkdir("games.pgn"));  // nothing can be added to a folder
        {
            GameStore store(directory.path());
            QSignalSpy failed(&store, &GameStore::failed);
            Game game = gameWith({"e4", "e5"});
            writeSetup(game, GameSetup{});
            store.autosave(game);
            store.leave(game);
            Game next = gameWith({"c4"});
            writeSetup(next, GameSetup{});
            store.autosave(next);
            store.flush();
            QCOMPARE(failed.count(), 1);
            QVERIFY2(failed.front().front().toString().contains("left-"),
                     qPrintable(failed.front().front().toString()));
            const auto left = QDir(directory.path()).entryList({"left-*.pgn"}, QDir::Files);
            QCOMPARE(left.size(), 1);
            QVERIFY(contents(directory.filePath(left.front())).contains("1. e4 e5"));
            QVERIFY(contents(store.autosavePath()).contains("1. c4"));
        }
        QVERIFY(QDir(directory.path()).rmdir("games.pgn"));
        GameStore store(directory.path());
        QCOMPARE(store.findUnfinished().games.size(), std::size_t(1));
        store.flush();
        QVERIFY(contents(store.historyPath()).contains("1. e4 e5"));
        QVERIFY(QDir(directory.path()).entryList({"left-*"}, QDir::Files).isEmpty());
    }

    void whatFoundNoRoomIsTriedAgainWithTheNextMove() {
        const QTemporaryDir directory;
        GameStore store(directory.path());
        QVERIFY(QDir(directory.path()).mkdir("games.pgn"));
        store.leave(gameWith({"e4", "e5"}));
        store.flush();
        QVERIFY(QDir(directory.path()).rmdir("games.pgn"));
        store.autosave(gameWith({"c4"}));
        store.flush();
        QVERIFY(contents(store.historyPath()).contains("1. e4 e5"));
        QVERIFY(QDir(directory.path()).entryList({"left-*"}, QDir::Files).isEmpty());
    }

    void unfinishedGamesOfAllClosedWindowsAreFoundAndNoneOfAnOpenOne() {
        const QTemporaryDir directory;
        const auto save = [](GameStore& store, const char* move) {
            Game game = gameWith({move});
            writeSetup(game, GameSetup{});
            store.autosave(game);
            store.flush();
        };
        auto first = std::make_unique<GameStore>(directory.path());
        auto second = std::make_unique<GameStore>(directory.path());
        save(*first, "e4");
        save(*second, "d4");
        {
            GameStore third(directory.path());
            QVERIFY2(third.findUnfinished().games.empty(), "both are being played");
        }
        second.reset();
        GameStore third(directory.path());
        auto found = third.findUnfinished();
        QCOMPARE(found.games.size(), std::size_t(1));
        QCOMPARE(found.games.front().saved.game.root()->children().front()->san(), std::string("d4"));
        // It is saved where it was, and the file that it leaves is that one.
        third.adopt(std::move(found.games.front().file));
        Game game = gameWith({"d4", "d5"});
        third.autosave(game);
        third.leave(game);
        third.flush();
        QVERIFY(contents(third.historyPath()).contains("1. d4 d5"));
        QVERIFY(third.findUnfinished().games.empty());
        QVERIFY(contents(first->autosavePath()).contains("1. e4"));
    }

    void aTimeControlFromElsewhereStaysAsItWas() {
        Game game = gameWith({"e4"});
        game.setTag("TimeControl", "40/7200:3600");
        GameSetup setup;
        setup.time = TimeControl::suddenDeath(3, 2);
        writeSetup(game, setup);
        QCOMPARE(game.tag("TimeControl"), std::string_view("40/7200:3600"));
        QVERIFY(readSetup(game)->time == setup.time);
    }

    void aGameIsAddedToAFileOfGames() {
        const QTemporaryDir directory;
        GameStore store(directory.path());
        const QString path = directory.filePath("two.pgn");
        store.exportGame(gameWith({"e4"}), path);
        store.appendGame(gameWith({"d4"}), path);
        store.flush();
        QCOMPARE(indexPgn(contents(path).toStdString()).size(), std::size_t(2));
    }

    void aFileThatSomebodyElseChangedIsNotWrittenOver() {
        const QTemporaryDir directory;
        GameStore store(directory.path());
        QSignalSpy other(&store, &GameStore::foundOther);
        const QString path = directory.filePath("mine.pgn");
        const Game game = gameWith({"e4"});
        store.exportGame(game, path);
        store.exportAgain(gameWith({"e4", "e5"}), path, writePgn(game));
        store.flush();
        QVERIFY(contents(path).contains("1. e4 e5"));
        store.exportAgain(gameWith({"e4", "c5"}), path, writePgn(game));
        store.flush();
        QVERIFY(QTest::qWaitFor([&] { return other.count() == 1; }));
        QVERIFY(contents(path).contains("1. e4 e5"));
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

PLYGLASS_TEST(GameStoreTest);
#include "game_store_test.moc"
