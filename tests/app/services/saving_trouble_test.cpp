// Conflicts between the library and the files beside it: no game is lost, none is there twice, and the newer
// state of each counts.
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>

#include "app/services/library/store/damaged_library.h"
#include "tests/app/services/data_folder.h"
#include "tests/app/services/write_file.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Opens a queue, finds the unfinished games, and waits until everything is saved.
UnfinishedGames foundIn(const DataFolder& folder) {
    AutosaveQueue queue(folder.path());
    auto found = queue.findUnfinished();
    queue.flush();
    return found;
}

}  // namespace

class SavingTroubleTest : public QObject {
    Q_OBJECT
  private slots:
    void filesOfSeveralWindowsAreOfferedOnce() {
        const DataFolder folder;
        writeFile(folder.file("unfinished.pgn"), pgnOf(played({"e4"}, 1)));
        writeFile(folder.file("unfinished-2.pgn"), pgnOf(played({"d4"}, 2)));
        {
            AutosaveQueue queue(folder.path());
            auto found = queue.findUnfinished();
            QCOMPARE(found.games.size(), std::size_t(2));
            for (UnfinishedGame& game : found.games) queue.file(std::move(game));
        }
        QVERIFY(foundIn(folder).games.empty());
        QCOMPARE(folder.kept().size(), 2);
        QVERIFY(folder.files("*.pgn").isEmpty());
    }

    void longerStateOfTheSameSecondWins_data() {
        const TestRows<bool> row;
        row("beside the library", true);
        row("in the library", false);
    }
    void longerStateOfTheSameSecondWins() {
        const auto [isBesideLonger] = testRow<bool>();
        const DataFolder folder;
        const Game shorter = played({"e4"}, 1);
        const Game longer = played({"e4", "c5", "Nf3"}, 1);
        {
            AutosaveQueue queue(folder.path());
            queue.save(isBesideLonger ? shorter : longer);
        }
        const auto library = LibraryConnection::open(libraryFile(folder.path()));
        const auto changedS = (*library)->value("SELECT changed_s FROM games")->toLongLong();
        writeFile(folder.file("unfinished.pgn"), pgnOf(isBesideLonger ? longer : shorter));
        setFileAge(folder.file("unfinished.pgn"), changedS - QDateTime::currentSecsSinceEpoch());
        const auto found = foundIn(folder);
        QCOMPARE(found.games.size(), std::size_t(1));
        QCOMPARE(found.games.front().saved.game.mainLineEnd()->ply(), 3);
    }

    void oldFileDoesNotReviveAFinishedGame() {
        const DataFolder folder;
        {
            AutosaveQueue queue(folder.path());
            queue.leave(played({"e4", "c5", "Nf3"}, 1));
        }
        writeFile(folder.file("unfinished.pgn"), pgnOf(played({"e4"}, 1)));
        setFileAge(folder.file("unfinished.pgn"), -10);
        QVERIFY(foundIn(folder).games.empty());
        QCOMPARE(folder.kept().size(), 1);
        QVERIFY(folder.kept().front().contains("2. Nf3"));
        QVERIFY(!QFile::exists(folder.file("unfinished.pgn")));
    }

    void unreadableFileIsMovedAsideOnce() {
        const DataFolder folder;
        writeFile(folder.file("left-20260101-120000-1.pgn"), "no game at all");
        QVERIFY(foundIn(folder).problems.join(' ').contains("damaged-"));
        const QStringList aside = folder.files("*.pgn");
        QCOMPARE(aside.size(), 1);
        QVERIFY(foundIn(folder).problems.isEmpty());
        QCOMPARE(folder.files("*.pgn"), aside);
    }

    void unreadableFileIsReportedDuringAGame() {
        DataFolder folder;
        AutosaveQueue queue(folder.path());
        QSignalSpy failed(&queue, &AutosaveQueue::failed);
        folder.block();
        queue.leave(played({"e4"}, 1));
        queue.flush();
        writeFile(folder.file("left-20260101-120000-1.pgn"), "no game at all");
        folder.unblock();
        failed.clear();
        queue.save(played({"d4"}, 2));
        queue.flush();
        QCOMPARE(failed.count(), 1);
        QVERIFY(failed.front().front().toString().contains("damaged-"));
        QCOMPARE(folder.kept().size(), 2);
    }

    void unwrittenGameMessageIsRepeated() {
        const DataFolder folder;
        const QString data = folder.file("data");
        AutosaveQueue queue(data);
        const auto commented = [](const char* comment) {
            Game game = played({"e4"}, 0);
            game.current()->comment = comment;
            return game;
        };
        const auto first = std::make_shared<OpenedGame>();
        const auto second = std::make_shared<OpenedGame>();
        // A file replaces the folder: neither the library nor a file beside it can be written.
        QVERIFY(QFile::rename(data, data + ".away"));
        writeFile(data, "no folder");
        queue.keepOpened(first, commented("one"));
        queue.flush();
        queue.keepOpened(first, commented("one, and more"));
        QVERIFY(!queue.isAllSaved());
        queue.keepOpened(second, commented("two"));
        QVERIFY(!queue.isAllSaved());
        QVERIFY(QFile::remove(data) && QFile::rename(data + ".away", data));
        queue.keepOpened(second, commented("two, and more"));
        QVERIFY(queue.isAllSaved());
        const QByteArrayList kept = textsOfLibrary(libraryFile(data));
        QCOMPARE(kept.size(), 2);
        QVERIFY(kept.join().contains("one, and more") && kept.join().contains("two, and more"));
    }

    void damagedTextDoesNotHideOtherGames() {
        const DataFolder folder;
        {
            AutosaveQueue first(folder.path());
            AutosaveQueue second(folder.path());
            first.save(played({"e4"}, 1));
            second.save(played({"d4"}, 2));
        }
        {
            const auto library = LibraryConnection::open(libraryFile(folder.path()));
            QVERIFY(
                (*library)->run("UPDATE texts SET data = x'00' WHERE id = "
                                "(SELECT g.text FROM games g JOIN played p ON p.game = g.id "
                                "WHERE p.seed = 1)"));
        }
        const auto found = foundIn(folder);
        QCOMPARE(found.games.size(), std::size_t(1));
        QCOMPARE(found.games.front().saved.setup.seed, std::uint64_t(2));
        QVERIFY(found.problems.join(' ').contains("stays in the library"));
    }

    void removedLibraryIsNotWritten_data() {
        const TestRows<bool> row;
        row("renamed", true);
        row("deleted", false);
    }
    void removedLibraryIsNotWritten() {
        const auto [isRenamed] = testRow<bool>();
        const DataFolder folder;
        AutosaveQueue queue(folder.path());
        queue.save(played({"e4"}, 1));
        queue.flush();
        const QString file = libraryFile(folder.path());
        if (isRenamed)
            QVERIFY(moveLibraryAside(file, identityOf(file)));
        else
            for (const char* end : {"", "-wal", "-shm"}) QFile::remove(file + end);
        queue.save(played({"e4", "c5"}, 1));
        queue.flush();
        QCOMPARE(folder.kept().size(), 1);
        QVERIFY(folder.kept().front().contains("1. e4 c5"));
        QCOMPARE(folder.files("*.damaged-*.sqlite").size(), isRenamed ? 1 : 0);
        if (!isRenamed) return;
        const QByteArrayList aside = textsOfLibrary(folder.file(folder.files("*.damaged-*.sqlite").front()));
        QCOMPARE(aside.size(), 1);
        QVERIFY(aside.front().contains("1. e4 *"));
    }
};

PLYGLASS_TEST(SavingTroubleTest);
#include "saving_trouble_test.moc"
