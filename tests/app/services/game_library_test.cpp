// The window's library: answers arrive as signals, in the order of the questions, and the newest counts.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/services/library/find/game_pattern_text.h"
#include "app/services/library/game_library.h"
#include "app/services/library/played/played_games.h"
#include "app/services/library/store/stored_game.h"
#include "engine/base/file_text.h"
#include "engine/chess/movegen.h"
#include "engine/chess/pgn.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

constexpr const char* kLibraryGames =
    "[White \"Anderssen\"]\n[Black \"Kieseritzky\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 1-0\n\n"
    "[White \"Morphy\"]\n[Black \"Duke Karl\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 d6 1-0\n\n"
    "[White \"Bad\"]\n\n1. Ke5 *\n\n";

class LibraryWindow {
  public:
    QTemporaryDir folder;
    GameLibrary library{folder.filePath("library.sqlite")};

    QList<ImportedFile> import(const QStringList& files) {
        QSignalSpy ended(&library.transfers(), &LibraryTransfers::importEnded);
        if (!library.transfers().import(files) || !ended.wait(20'000)) qFatal("the import does not end");
        return ended.first().first().value<QList<ImportedFile>>();
    }
    QString file(const QString& name, const std::string& text) const {
        const QString path = folder.filePath(name);
        if (!writeFileText(path.toStdString(), text)) qFatal("no file");
        return path;
    }
};

}  // namespace

class GameLibraryTest : public QObject {
    Q_OBJECT

  private slots:
    void exceptionsAreReported() {
        LibraryWindow window;
        QSignalSpy failed(&window.library, &GameLibrary::failed);
        window.library.edit([](LibraryConnection&) -> Result<LibraryUndo> { throw std::bad_alloc(); }, {});
        QVERIFY(failed.wait());
        QVERIFY2(failed.front().front().toString().contains("memory"),
                 qPrintable(failed.front().front().toString()));
        QSignalSpy read(&window.library, &GameLibrary::collectionsRead);
        window.library.readCollections();
        QVERIFY(read.wait());
    }

    void importFailuresAreReported() {
        LibraryWindow window;
        const auto files = window.import({window.file("a.pgn", kLibraryGames), "/no/such/file.pgn"});
        QCOMPARE(files.size(), 2);
        QCOMPARE(files[0].summary.games, 2u);
        QCOMPARE(files[0].summary.skipped, 1u);
        QVERIFY(files[0].error.isEmpty());
        QVERIFY2(files[1].error.contains("file.pgn"), qPrintable(files[1].error));
    }

    void gamesAndRowsAreFound() {
        LibraryWindow window;
        window.import({window.file("a.pgn", kLibraryGames)});
        QSignalSpy found(&window.library, &GameLibrary::found);
        window.library.find({.player = "nobody"}, GameOrder::Added, Qt::AscendingOrder);
        window.library.find({}, GameOrder::White, Qt::DescendingOrder);
        QVERIFY(found.wait());
        QTest::qWait(50);
        QCOMPARE(found.size(), 1);  // only the answer to the newest question
        const auto games = found.first().first().value<GameIds>();
        QCOMPARE(games->size(), std::size_t(2));
        QSignalSpy rows(&window.library, &GameLibrary::rowsRead);
        window.library.readRows(7, *games);
        QVERIFY(rows.wait());
        QCOMPARE(rows.first().at(0).toInt(), 7);
        const auto list = rows.first().at(1).value<QList<GameRow>>();
        QCOMPARE(list.front().white, "Morphy");
        QCOMPARE(list.back().plies, 4);
    }

    void earlyWritesAreDetected() {
        LibraryWindow window;
        QSignalSpy found(&window.library, &GameLibrary::found);
        window.library.find({}, GameOrder::Added, Qt::AscendingOrder);
        QVERIFY(found.wait());
        const auto other = LibraryConnection::open(window.library.file());
        QVERIFY(importPgnFile(**other, window.file("a.pgn", kLibraryGames), {}));
        QSignalSpy changed(&window.library, &GameLibrary::changed);
        window.library.watch(true);
        QVERIFY(changed.wait());
    }

    void readsAreConsistent() {
        LibraryWindow window;
        window.import({window.file("a.pgn", kLibraryGames)});
        auto reader = LibraryConnection::open(window.library.file());
        const auto games = PlayedGames::open(window.library.file());
        const auto save = [&](const char* moves) {
            const std::string tags = "[White \"Person\"]\n\n";
            return (*games)->save(1, {tags + moves, 7}).has_value();
        };
        QVERIFY(save("1. e4 *"));
        {
            const LibraryMoment moment(**reader);
            const auto place = storedPlace(**reader, 3);
            QVERIFY(place && save("1. e4 e5 *"));
            QVERIFY(storedText(**reader, *place)->find("1. e4 *") != std::string::npos);
        }
        QVERIFY(storedText(**reader, *storedPlace(**reader, 3))->find("1. e4 e5 *") != std::string::npos);
    }

    void rowsHaveCurves() {
        LibraryWindow window;
        window.import({window.file(
            "a.pgn", std::string("1. e4 {[%eval 0.00]} e5 2. Qh5 {[%eval -2.00]} *\n\n") + kLibraryGames)});
        QSignalSpy rows(&window.library, &GameLibrary::rowsRead);
        window.library.readRows(0, {1, 2, 99});
        QVERIFY(rows.wait());
        const auto list = rows.first().at(1).value<QList<GameRow>>();
        QCOMPARE(list[0].curve.size(), std::size_t(3));
        QCOMPARE(list[0].curve.front(), 0.5F);
        QVERIFY(list[0].curve[1] < 0.5F && list[0].curve[1] > list[0].curve[2]);
        QVERIFY(list[1].curve.empty() && list[2].curve.empty());
    }

    void newSearchStopsTheOld() {
        LibraryWindow window;
        std::string text;
        for (int i = 0; i < 20'000; ++i) text += "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
        window.import({window.file("many.pgn", text)});
        QSignalSpy found(&window.library, &GameLibrary::found);
        GamePattern doubled{.pawns = *readPawns("doubled")};
        for (int i = 0; i < 50; ++i)
            window.library.find({.pattern = doubled}, GameOrder::Added, Qt::AscendingOrder);
        window.library.find({.pattern = GamePattern{.pawns = *readPawns("Pe4 pe5")}}, GameOrder::Added,
                            Qt::AscendingOrder);
        QVERIFY(found.wait(20'000));
        QTest::qWait(50);
        QCOMPARE(found.size(), 1);
        QCOMPARE(found.first().first().value<GameIds>()->size(), std::size_t(20'000));
    }

    void latestRowRequestsWin() {
        LibraryWindow window;
        window.import({window.file("a.pgn", kLibraryGames)});
        QSignalSpy rows(&window.library, &GameLibrary::rowsRead);
        constexpr int kQuestions = 200;
        for (int i = 0; i < kQuestions; ++i) window.library.readRows(i, {1, 2});
        QTRY_COMPARE_WITH_TIMEOUT(rows.size(), kQuestions, 20'000);
        for (int i = 0; i < kQuestions; ++i) {
            QCOMPARE(rows[i].at(0).toInt(), i);
            const auto read = rows[i].at(1).value<QList<GameRow>>().size();
            QVERIFY(read == 2 || (read == 0 && i < kQuestions - 4));
        }
    }

    void gameIsReadCompletely() {
        LibraryWindow window;
        window.import({window.file("a.pgn", kLibraryGames)});
        QSignalSpy read(&window.library, &GameLibrary::gameRead);
        window.library.readGame(1);
        QVERIFY(read.wait());
        const auto game = read.first().at(0).value<ReadGame>().game;
        QVERIFY(game->tag("White") == "Anderssen" && game->mainLineEnd()->ply() == 4);
        QSignalSpy failed(&window.library, &GameLibrary::failed);
        window.library.readGame(99);
        QVERIFY(failed.wait());
        QVERIFY(failed.first().first().toString().contains("99"));
    }

    void treeUsesTheLastSearch() {
        LibraryWindow window;
        window.import({window.file("a.pgn", kLibraryGames)});
        QSignalSpy read(&window.library, &GameLibrary::treeRead);
        const auto games = [&read] {
            if (!read.wait()) qFatal("no tree");
            return read.last().first().value<std::shared_ptr<const OpeningTree>>()->all.games;
        };
        window.library.readTree(Position::start());
        QCOMPARE(games(), 2u);
        window.library.find({.player = "Morphy"}, GameOrder::Added, Qt::AscendingOrder);
        window.library.readTree(Position::start());
        QCOMPARE(games(), 1u);
        window.library.find({}, GameOrder::Added, Qt::AscendingOrder);
        window.library.readTree(Position::start().after(legalMoves(Position::start())[0]));
        window.library.readTree(Position::start());
        QCOMPARE(games(), 2u);
        QTest::qWait(50);
        QCOMPARE(read.size(), 3);  // only the answer to the newest question
    }

    void playedMovesAreRead() {
        LibraryWindow window;
        window.import({window.file("a.pgn", kLibraryGames)});
        const auto games =
            std::make_shared<const std::vector<std::int64_t>>(std::vector<std::int64_t>{1, 2, 99});
        const auto played = window.library.playedMoves(games, 2)();
        QVERIFY(played.has_value());
        QCOMPARE(played->gameCount(), std::size_t{2});
        QCOMPARE(played->positionCount(), std::size_t{2});
        QCOMPARE(played->movesAt(Position::start()).front().wins, 2);
        GameLibrary nowhere("/no/such/folder/library.sqlite");
        QVERIFY(!nowhere.playedMoves(games, 2)());
    }

    void unopenableLibraryIsReported() {
        GameLibrary library("/no/such/folder/library.sqlite");
        QSignalSpy unreadable(&library, &GameLibrary::unreadable);
        library.find({}, GameOrder::Added, Qt::AscendingOrder);
        QVERIFY(unreadable.wait());
        const auto trouble = unreadable.first().first().value<LibraryTrouble>();
        QVERIFY(trouble.sentence.contains("library.sqlite"));
        QVERIFY(!trouble.isDamaged);
    }

    void libraryCanBeDestroyedWhileBusy() {
        LibraryWindow window;
        std::string text;
        for (int i = 0; i < 20'000; ++i) text += "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 1-0\n\n";
        QVERIFY(window.library.transfers().import({window.file("many.pgn", text)}));
        window.library.find({}, GameOrder::Date, Qt::AscendingOrder);
        QVERIFY(window.library.transfers().isImporting() && !window.library.transfers().import({}));
    }
};

PLYGLASS_TEST(GameLibraryTest);
#include "game_library_test.moc"
