// The running game in the library, games beside it, and damaged files.
#include <QSignalSpy>

#include "tests/app/library/played/own_shelf.h"
#include "tests/app/services/data_folder.h"
#include "tests/app/services/write_file.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::addToLibrary;

class AutosaveQueueTest : public QObject {
    Q_OBJECT
  private slots:
    void unfinishedGameRoundTrips() {
        const DataFolder folder;
        GameSetup setup;
        setup.time = TimeControl::suddenDeath(3, 2);
        setup.players[Black].depth = 5;
        {
            AutosaveQueue queue(folder.path());
            Game game = gameWith({"e4", "e5", "Nf3", "Nc6"});
            game.goBack();
            game.goBack();
            game.current()->clocks = ClockPair{170'250, 160'500};
            writeSetup(game, setup);
            queue.save(game);
        }
        AutosaveQueue queue(folder.path());
        auto found = queue.findUnfinished();
        QVERIFY2(found.problems.isEmpty(), qPrintable(found.problems.join(' ')));
        QCOMPARE(found.games.size(), std::size_t(1));
        SavedGame& saved = found.games.front().saved;
        QCOMPARE(saved.game.current()->ply(), 2);
        QCOMPARE(saved.game.current()->children().size(), std::size_t(1));
        QVERIFY(saved.setup.players == setup.players);
        QVERIFY(saved.setup.time == setup.time);
        QCOMPARE(saved.game.current()->clocks->blackMs, 160'500);
    }

    void variationNodeRoundTrips() {
        const DataFolder folder;
        {
            AutosaveQueue queue(folder.path());
            Game game = gameWith({"e4", "e5", "Nf3", "Nc6"});
            const GameNode* const oldLine = game.current();
            game.goTo(oldLine->parent()->parent());
            QVERIFY(game.play(parseMove(game.position(), "Bc4").value()));
            game.goTo(oldLine);
            writeSetup(game, GameSetup{});
            QCOMPARE(game.tag("PlyglassNode"), std::string_view("0.0.1.0"));
            queue.save(game);
        }
        AutosaveQueue queue(folder.path());
        const auto found = queue.findUnfinished();
        QCOMPARE(found.games.size(), std::size_t(1));
        QCOMPARE(found.games.front().saved.game.current()->san(), std::string("Nc6"));
    }

    void newestStateWins() {
        const DataFolder folder;
        AutosaveQueue queue(folder.path());
        for (const auto& moves : {std::initializer_list<const char*>{"d4"}, {"d4", "d5"}, {"d4", "d5", "c4"}})
            queue.save(played(moves));
        queue.flush();
        QCOMPARE(folder.kept().size(), 1);
        QVERIFY(folder.kept().front().contains("2. c4"));
        QVERIFY(folder.files("*.pgn").isEmpty());
    }

    void finishedGameIsNotOffered() {
        const DataFolder folder;
        {
            AutosaveQueue queue(folder.path());
            queue.save(played({"f3", "e5", "g4", "Qh4"}));
        }
        AutosaveQueue queue(folder.path());
        QVERIFY(queue.findUnfinished().games.empty());
        QVERIFY(folder.kept().join().contains("Qh4#"));
    }

    void leftGamesAreKept() {
        const DataFolder folder;
        AutosaveQueue queue(folder.path());
        queue.leave(played({"e4"}, 1));
        queue.leave(played({"d4"}, 2));
        queue.flush();
        QCOMPARE(folder.kept().size(), 2);
        QVERIFY(queue.findUnfinished().games.empty());
    }

    void resumedGameIsOneGame() {
        const DataFolder folder;
        AutosaveQueue queue(folder.path());
        queue.leave(played({"e4"}, 7));
        queue.save(played({"e4", "e5"}, 7));
        queue.leave(played({"e4", "e5"}, 7));
        queue.flush();
        QCOMPARE(folder.kept().size(), 1);
        QVERIFY(folder.kept().front().contains("1. e4 e5"));
    }

    void unwritableLibraryUsesFiles() {
        DataFolder folder;
        folder.block();
        {
            AutosaveQueue queue(folder.path());
            QSignalSpy failed(&queue, &AutosaveQueue::failed);
            const auto found = queue.findUnfinished();
            QVERIFY2(found.problems.join(' ').contains("library.sqlite"),
                     qPrintable(found.problems.join(' ')));
            queue.save(played({"e4"}, 1));
            queue.flush();
            QCOMPARE(failed.count(), 0);  // already reported
            queue.leave(played({"e4", "e5"}, 1));
            queue.save(played({"c4"}, 2));
            queue.flush();
            QCOMPARE(failed.count(), 1);
            QVERIFY2(failed.front().front().toString().contains("left-"),
                     qPrintable(failed.front().front().toString()));
            QCOMPARE(folder.files("left-*.pgn").size(), 1);
            QVERIFY(contents(folder.file(folder.files("left-*.pgn").front())).contains("1. e4 e5"));
            QVERIFY(contents(folder.file("unfinished.pgn")).contains("1. c4"));
        }
        folder.unblock();
        AutosaveQueue queue(folder.path());
        const auto found = queue.findUnfinished();
        QVERIFY2(found.problems.isEmpty(), qPrintable(found.problems.join(' ')));
        QCOMPARE(found.games.size(), std::size_t(1));
        QCOMPARE(found.games.front().saved.game.root()->children().front()->san(), std::string("c4"));
        QVERIFY(folder.kept().join().contains("1. e4 e5"));
        QVERIFY(folder.files("left-*").isEmpty());
        queue.save(played({"c4", "e5"}, 2));
        queue.flush();
        QVERIFY(folder.kept().join().contains("1. c4 e5"));
        QVERIFY2(folder.files("*.pgn").isEmpty(), "nothing is left beside the library");
    }

    void openedGameReturnsFromItsFile() {
        DataFolder folder;
        {
            const auto library = LibraryConnection::open(libraryFile(folder.path()));
            addToLibrary(**library, "[White \"Anna\"]\n\n1. e4\ne5 *\n", CollectionKind::File);
        }
        Game game = readPgn("[White \"Anna\"]\n\n1. e4 e5 *").value();
        const auto opened = std::make_shared<OpenedGame>(OpenedGame{.id = 1, .found = writePgn(game)});
        game.root()->children().front()->comment = "mine";
        {
            AutosaveQueue queue(folder.path());
            folder.block();
            queue.keepOpened(opened, game);
            queue.flush();
            QCOMPARE(folder.files("left-*.pgn").size(), 1);
        }
        folder.unblock();
        AutosaveQueue queue(folder.path());
        const auto found = queue.findUnfinished();
        QCOMPARE(found.opened.size(), std::size_t(1));
        QCOMPARE(found.opened.front().id, 1);
        QVERIFY(folder.files("left-*").isEmpty());
        const QByteArrayList kept = folder.kept();
        QCOMPARE(kept.size(), 1);
        QVERIFY(kept.front().contains("mine") && !kept.front().contains("PlyglassOpened"));
        QVERIFY2(queue.findUnfinished().opened.empty(), "it is named once");
    }

    void unwrittenGamesAreImportedLater() {
        DataFolder folder;
        AutosaveQueue queue(folder.path());
        const auto opened = std::make_shared<OpenedGame>();
        folder.block();
        // The path of the file beside the library cannot be written.
        opened->aside = folder.file("no-such-folder/left.pgn").toStdString();
        queue.keepOpened(opened, readPgn("1. e4 {mine} *").value());
        QVERIFY(!queue.isAllSaved());
        folder.unblock();
        QVERIFY(queue.isAllSaved());
        QCOMPARE(folder.kept().size(), 1);
        queue.keepOpened(opened, readPgn("1. e4 {mine, too} *").value());
        queue.flush();
        QCOMPARE(folder.kept().size(), 1);
        QVERIFY(folder.kept().front().contains("mine, too"));
    }

    void filesAreImportedWithTheNextMove() {
        DataFolder folder;
        AutosaveQueue queue(folder.path());
        queue.save(played({"e4"}, 1));
        queue.flush();
        folder.block();
        queue.leave(played({"e4", "e5"}, 1));
        queue.flush();
        QCOMPARE(folder.files("left-*.pgn").size(), 1);
        folder.unblock();
        queue.save(played({"c4"}, 2));
        queue.flush();
        const QByteArrayList kept = folder.kept();
        QCOMPARE(kept.size(), 2);
        QVERIFY(kept.join().contains("1. e4 e5") && kept.join().contains("1. c4"));
    }

    void newerTextWins() {
        const DataFolder folder;
        {
            AutosaveQueue queue(folder.path());
            queue.save(played({"e4"}, 1));
        }
        writeFile(folder.file("unfinished.pgn"), pgnOf(played({"e4", "c5"}, 1)));
        setFileAge(folder.file("unfinished.pgn"), 5);
        AutosaveQueue queue(folder.path());
        const auto found = queue.findUnfinished();
        QCOMPARE(found.games.size(), std::size_t(1));
        QCOMPARE(found.games.front().saved.game.mainLineEnd()->ply(), 2);
    }

    void differentOlderFileIsKept_data() {
        const TestRows<QByteArray, int> row;
        row("the library has all of it", pgnOf(played({"e4"}, 1)), 1);
        row("another line", pgnOf(played({"d4"}, 1)), 2);
    }
    void differentOlderFileIsKept() {
        const auto [older, games] = testRow<QByteArray, int>();
        const DataFolder folder;
        {
            AutosaveQueue queue(folder.path());
            queue.save(played({"e4", "e5"}, 1));
        }
        writeFile(folder.file("unfinished.pgn"), older);
        setFileAge(folder.file("unfinished.pgn"), -500);
        AutosaveQueue queue(folder.path());
        QCOMPARE(queue.findUnfinished().games.size(), std::size_t(1));
        QCOMPARE(folder.kept().size(), games);
        QVERIFY(folder.files("*.pgn").isEmpty());
    }

    void damagedGameFileIsMovedAside_data() {
        const TestRows<QByteArray> row;
        row("garbage", "\x01\x02 no game at all");
        row("empty", "");
        row("an illegal move", "[White \"Person\"]\n\n1. e4 e5 2. Ke3 *\n");
        row("settings missing", "[White \"Person\"]\n\n1. e4 e5 *\n");
        row("a missing place",
            "[PlyglassWhite \"person\"]\n[PlyglassBlack \"computer\"]\n[PlyglassNode \"0.7\"]\n\n1. e4 *\n");
    }
    void damagedGameFileIsMovedAside() {
        const auto [bytes] = testRow<QByteArray>();
        const DataFolder folder;
        writeFile(folder.file("unfinished.pgn"), bytes);
        AutosaveQueue queue(folder.path());
        const auto found = queue.findUnfinished();
        QVERIFY(found.games.empty());
        QVERIFY2(found.problems.join(' ').contains("damaged-"), qPrintable(found.problems.join(' ')));
        QVERIFY(!QFile::exists(folder.file("unfinished.pgn")));
        const auto aside = folder.files("*damaged-*.pgn");
        QCOMPARE(aside.size(), 1);
        QCOMPARE(contents(folder.file(aside.front())), bytes);
    }

    void seedRoundTrips() {
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
            QVERIFY(QString::fromStdString(refused.error().english).contains(damaged));
        }
        game.removeTag("PlyglassSeed");
        QCOMPARE(readSetup(game)->seed, 0u);
    }

    void unfinishedGamesOfClosedWindowsAreFound() {
        const DataFolder folder;
        auto first = std::make_unique<AutosaveQueue>(folder.path());
        auto second = std::make_unique<AutosaveQueue>(folder.path());
        first->save(played({"e4"}, 1));
        second->save(played({"d4"}, 2));
        first->flush();
        second->flush();
        {
            AutosaveQueue third(folder.path());
            QVERIFY2(third.findUnfinished().games.empty(), "both are being played");
        }
        second.reset();
        AutosaveQueue third(folder.path());
        auto found = third.findUnfinished();
        QCOMPARE(found.games.size(), std::size_t(1));
        QCOMPARE(found.games.front().saved.game.root()->children().front()->san(), std::string("d4"));
        // The game keeps its place in the library.
        third.adopt(std::move(found.games.front().slot));
        found.games.clear();
        third.save(played({"d4", "d5"}, 2));
        third.leave(played({"d4", "d5"}, 2));
        third.flush();
        QVERIFY(third.findUnfinished().games.empty());
        QCOMPARE(folder.kept().size(), 2);
        QVERIFY(folder.kept().join().contains("1. d4 d5"));
    }

    void windowsDoNotOverwriteAResumedGame() {
        const DataFolder folder;
        AutosaveQueue first(folder.path());
        AutosaveQueue second(folder.path());
        first.leave(played({"e4"}, 1));
        first.flush();
        first.save(played({"e4", "e5"}, 1));
        first.flush();
        second.save(played({"e4", "c5"}, 1));
        second.flush();
        first.save(played({"e4", "e5", "Nf3"}, 1));
        first.flush();
        QCOMPARE(folder.kept().size(), 2);
        QVERIFY(folder.kept().join().contains("1. e4 e5 2. Nf3") &&
                folder.kept().join().contains("1. e4 c5"));
    }

    void foreignTimeControlIsKept() {
        Game game = gameWith({"e4"});
        game.setTag("TimeControl", "40/7200:3600");
        GameSetup setup;
        setup.time = TimeControl::suddenDeath(3, 2);
        writeSetup(game, setup);
        QCOMPARE(game.tag("TimeControl"), std::string_view("40/7200:3600"));
        QVERIFY(readSetup(game)->time == setup.time);
    }
};

PLYGLASS_TEST(AutosaveQueueTest);
#include "autosave_queue_test.moc"
