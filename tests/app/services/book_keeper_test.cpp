// The opening book of the computer: opened, changed, undone, saved, and restored at the next start.
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "app/services/knowledge/book_keeper.h"
#include "app/services/knowledge/own_games.h"
#include "app/services/library/played/played_games.h"
#include "engine/base/file_text.h"
#include "engine/chess/san.h"
#include "tests/app/library/played/own_shelf.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::addToLibrary;

namespace {

constexpr int kWaitMs = 60'000;

struct BookFolder {
    QTemporaryDir directory;
    Settings settings{directory.filePath("plyglass.conf")};

    QString path(const char* name) const { return directory.filePath(name); }
    void write(const char* name, const std::string& text) const {
        QVERIFY(writeFileText(path(name).toStdString(), text));
    }
    std::unique_ptr<BookKeeper> keeper() { return std::make_unique<BookKeeper>(path("data"), settings); }
};

Move openingMove(const char* text) { return parseSan(Position::start(), text).value(); }

void settle(BookKeeper& keeper) { QTRY_VERIFY_WITH_TIMEOUT(!keeper.isBusy(), kWaitMs); }

}  // namespace

class BookKeeperTest : public QObject {
    Q_OBJECT

  private slots:
    void changesSurviveRestart() {
        BookFolder folder;
        {
            const auto keeper = folder.keeper();
            QVERIFY(keeper->isBuiltIn());
            keeper->set(Position::start(), {openingMove("h4"), 77});
            QVERIFY(!keeper->isBuiltIn());
        }
        const auto keeper = folder.keeper();
        settle(*keeper);
        QTRY_VERIFY_WITH_TIMEOUT(!keeper->isBuiltIn(), kWaitMs);
        const auto moves = keeper->book()->movesAt(Position::start());
        const auto added = std::ranges::find(moves, openingMove("h4"), &BookMove::move);
        QVERIFY(added != moves.end());
        QCOMPARE(added->weight, 77);
        QVERIFY(!keeper->canUndo());
    }

    void everyChangeCanBeUndone() {
        BookFolder folder;
        const auto keeper = folder.keeper();
        keeper->set(Position::start(), {openingMove("h4"), 1});
        keeper->remove(Position::start(), openingMove("h4"));
        QVERIFY(keeper->canUndo());
        keeper->undo();
        keeper->undo();
        QVERIFY(keeper->isBuiltIn() && !keeper->canUndo());
    }

    void linesAndGamesAreAddedFromFiles() {
        BookFolder folder;
        folder.write("lines.txt", "1. h4 h5 2. a4\n");
        folder.write("games.pgn", "[Result \"1-0\"]\n\n1. h4 a6 2. Rh2 (2. Rh3 Ra7) 1-0\n");
        const auto keeper = folder.keeper();
        QSignalSpy added(keeper.get(), &BookKeeper::added);
        const std::size_t before = keeper->book()->moveCount();
        keeper->addFiles({folder.path("lines.txt"), folder.path("games.pgn")});
        settle(*keeper);
        QCOMPARE(added.count(), 1);
        QCOMPARE(added[0][0].toInt(), static_cast<int>(keeper->book()->moveCount() - before));
        QCOMPARE(added[0][1].toInt(), 2);  // 2.Rh3 and 2…Ra7
        QVERIFY(keeper->book()->moveCount() > before);
        Position position = Position::start();
        (void)position.play(openingMove("h4"));
        QVERIFY(keeper->book()->has(position));
    }

    void bookRoundTrips() {
        BookFolder folder;
        const auto keeper = folder.keeper();
        QSignalSpy saved(keeper.get(), &BookKeeper::saved);
        keeper->set(Position::start(), {openingMove("h4"), 5});
        keeper->saveAs(folder.path("mine.bin"));
        QTRY_COMPARE_WITH_TIMEOUT(saved.count(), 1, kWaitMs);
        keeper->useBuiltIn();
        keeper->open(folder.path("mine.bin"));
        settle(*keeper);
        QCOMPARE(keeper->name(), QString("mine.bin"));
        QVERIFY(!keeper->isBuiltIn());
    }

    void errorsAreReportedAndChangeNothing_data() {
        const TestRows<std::string, QString> row;
        row("no book", "hello", "is not an opening book");
        row("no line", "e4 e9\n", "Line 1");
        row("no game", "", "no readable game");
    }
    void errorsAreReportedAndChangeNothing() {
        const auto [content, said] = testRow<std::string, QString>();
        BookFolder folder;
        const char* const name = said.contains("game") ? "file.pgn" : "file";
        folder.write(name, content);
        const auto keeper = folder.keeper();
        QSignalSpy failed(keeper.get(), &BookKeeper::failed);
        if (said.contains("book"))
            keeper->open(folder.path("file"));
        else
            keeper->addFiles({folder.path(name)});
        settle(*keeper);
        QCOMPARE(failed.count(), 1);
        const QString message = failed.front().front().toString();
        QVERIFY2(message.contains(said) && message.contains("file"), qPrintable(message));
        QVERIFY(keeper->isBuiltIn());
    }

    void gamesAreAddedOrReplaceTheBook() {
        BookFolder folder;
        const auto keeper = folder.keeper();
        const auto read = [] {
            PlayedMoves played;
            (void)played.add({.moves = {openingMove("h4")}}, GameResult::WhiteWins);
            (void)played.add({.moves = {openingMove("a4")}}, GameResult::BlackWins);
            return Result<PlayedMoves>(std::move(played));
        };
        QSignalSpy added(keeper.get(), &BookKeeper::added);
        keeper->addPlayed(read, BookUse::Add, "unused");
        QVERIFY(added.wait(kWaitMs));
        QVERIFY(!keeper->isBuiltIn() && keeper->book()->movesAt(Position::start()).size() > 1);
        keeper->addPlayed(read, BookUse::Replace, "Mine");
        QVERIFY(added.wait(kWaitMs));
        QCOMPARE(added.last().first().toInt(), 1);
        QCOMPARE(keeper->name(), "Mine");
        const auto moves = keeper->book()->movesAt(Position::start());
        QCOMPARE(moves.size(), std::size_t{1});  // moves that only lost are left out
        QCOMPARE(moves.front().move, openingMove("h4"));
        QCOMPARE(moves.front().weight, 2);
        keeper->undo();
        keeper->undo();
        QVERIFY(keeper->isBuiltIn());
    }

    void rareMovesOfManyGamesAreSkipped() {
        BookFolder folder;
        const auto keeper = folder.keeper();
        QSignalSpy added(keeper.get(), &BookKeeper::added);
        keeper->addPlayed(
            [] {
                PlayedMoves played;
                for (std::size_t i = 0; i < BookKeeper::kFewGames; ++i)
                    (void)played.add({.moves = {openingMove("h4")}}, GameResult::WhiteWins);
                (void)played.add({.moves = {openingMove("a4")}}, GameResult::WhiteWins);
                return Result<PlayedMoves>(std::move(played));
            },
            BookUse::Replace, "Mine");
        QVERIFY(added.wait(kWaitMs));
        QCOMPARE(keeper->book()->moveCount(), std::size_t{1});
    }

    void emptyGamesAreReported() {
        BookFolder folder;
        const auto keeper = folder.keeper();
        QSignalSpy failed(keeper.get(), &BookKeeper::failed);
        for (const BookUse use : {BookUse::Add, BookUse::Replace}) {
            keeper->addPlayed([] { return Result<PlayedMoves>(PlayedMoves()); }, use, "Nothing");
            QVERIFY(failed.wait(kWaitMs));
            QVERIFY(failed.last().first().toString().contains("result"));
        }
        QVERIFY(keeper->isBuiltIn() && !keeper->canUndo());
    }

    void ownGamesAreReadFromTheLibrary() {
        BookFolder folder;
        {
            const auto played = PlayedGames::open(folder.path("library.sqlite"));
            QVERIFY(played);
            const PlayedGame kept[] = {{"[Result \"1-0\"]\n\n1. a3 a6 1-0\n", 1},
                                       {"[Result \"*\"]\n\n1. h3 *\n", 2}};
            QVERIFY((*played)->takeIn(kept).has_value());
        }
        OwnGames games;
        games.read(folder.path("library.sqlite"), {});
        QTRY_COMPARE_WITH_TIMEOUT(games.moves()->gameCount(), std::size_t{1}, kWaitMs);
        {
            const auto played = PlayedGames::open(folder.path("library.sqlite"));
            const PlayedGame another[] = {{"[Result \"1/2-1/2\"]\n\n1. a3 e5 1/2-1/2\n", 3}};
            QVERIFY((*played)->takeIn(another).has_value());
        }
        games.read(folder.path("library.sqlite"), {});
        QTRY_COMPARE_WITH_TIMEOUT(games.moves()->gameCount(), std::size_t{2}, kWaitMs);
        QCOMPARE(games.moves()->movesAt(Position::start()).front().games(), 2);
        {
            const auto library = LibraryConnection::open(folder.path("library.sqlite"));
            for (const char* black : {"Lopez, Carla", "Morphy"})
                addToLibrary(
                    **library,
                    fmt::format("[White \"Anna\"]\n[Black \"{}\"]\n[Result \"0-1\"]\n\n1. a3 c5 0-1\n",
                                black),
                    CollectionKind::Favourites);
        }
        // The first read is replaced before it starts, by one with other names.
        games.read(folder.path("library.sqlite"), {});
        games.read(folder.path("library.sqlite"), OwnNames({"Carla Lopez"}));
        QTRY_COMPARE_WITH_TIMEOUT(games.moves()->gameCount(), std::size_t{3}, kWaitMs);
        QCOMPARE(games.moves()->movesAt(Position::start()).front().games(), 3);
    }
};

PLYGLASS_TEST(BookKeeperTest);
#include "book_keeper_test.moc"
