// Failures of the library file: the game goes on, the window says what is wrong and what to do, and after the
// failure every game is in the library exactly once.
#include "tests/app/library/troubled_window.h"

#include <functional>

#include "engine/chess/pgn.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::OtherProgram;
using plyglass::testing::SmallDisk;
using plyglass::testing::TroubledWindow;
using plyglass::testing::WithoutRights;

namespace {

/// Its data lie on a small disk from now on, and its library is a new one.
class WindowOnASmallDisk : public TroubledWindow {
    QTemporaryDir m_folder;

  public:
    const SmallDisk disk{m_folder.path()};
    const bool hasMoved = QDir().rename(data(), data() + "-away") && QFile::link(m_folder.path(), data());
};

/// What is wrong from now on; the end of it is the end of its life.
using Trouble = std::function<std::shared_ptr<void>(const QString& file)>;

std::shared_ptr<void> untilTheEnd(const std::function<void()>& mend) {
    return {new char, [mend](char* trouble) {
                delete trouble;
                mend();
            }};
}

std::shared_ptr<void> lockedBy(const QString& word, const QString& file) {
    return std::make_shared<OtherProgram>(word, file);
}

void renameLibrary(const QString& from, const QString& to) {
    for (const char* end : {"", "-wal", "-shm"}) QFile::rename(from + end, to + end);
}

std::shared_ptr<void> folderInItsPlace(const QString& file) {
    renameLibrary(file, file + ".away");
    QDir().mkdir(file);
    return untilTheEnd([file] {
        QDir().rmdir(file);
        renameLibrary(file + ".away", file);
    });
}

std::shared_ptr<void> readOnly(const QString& file) {
    QFile::setPermissions(file, QFile::ReadOwner);
    return untilTheEnd([file] { QFile::setPermissions(file, QFile::ReadOwner | QFile::WriteOwner); });
}

void setVersion(const QString& file, int version) {
    QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "version");
    database.setDatabaseName(file);
    if (!database.open()) qFatal("no library");
    QSqlQuery(database).exec(QString("PRAGMA user_version = %1").arg(version));
    database.close();
    database = {};
    QSqlDatabase::removeDatabase("version");
}

std::shared_ptr<void> otherVersion(const QString& file) {
    const int version = [&] {
        const auto library = LibraryConnection::open(file);
        return (*library)->value("PRAGMA user_version")->toInt();
    }();
    setVersion(file, version + 1);
    return untilTheEnd([file, version] { setVersion(file, version); });
}

}  // namespace

Q_DECLARE_METATYPE(Trouble)

class LibraryTroubleTest : public QObject {
    Q_OBJECT
  private slots:
    void gameIsImportedAfterTheTrouble_data() {
        const TestRows<Trouble, bool, QString> row;
        const Trouble locked = [](const QString& file) { return lockedBy("lock", file); };
        const Trouble seized = [](const QString& file) { return lockedBy("seize", file); };
        row("another program begins to write", locked, false, "Wait until");
        row("another program writes at the start", locked, true, "Wait until");
        row("another program holds the lock", seized, true, "Wait until");
        row("a folder at the start", Trouble(folderInItsPlace), true, "Rename the folder");
        row("a folder all at once", Trouble(folderInItsPlace), false, "Rename the folder");
        row("a read-only file", Trouble(readOnly), true, "permissions");
        row("another version", Trouble(otherVersion), true, "Use that version");
    }
    void gameIsImportedAfterTheTrouble() {
        const auto [trouble, isThereAtTheStart, advice] = testRow<Trouble, bool, QString>();
        const WithoutRights dropped;
        TroubledWindow window;
        std::shared_ptr<void> lasting;
        if (isThereAtTheStart) lasting = trouble(window.file());
        window.openAgain();
        window.begin();
        window.play("f2f3");
        window.play("e7e5");
        if (!lasting) {
            QTRY_VERIFY_WITH_TIMEOUT(window.keptGames().contains("1. f3 e5"), kTimeoutMs);
            lasting = trouble(window.file());
        }
        window.play("g2g4");
        QTRY_VERIFY_WITH_TIMEOUT(window.beside().contains("2. g4"), kTimeoutMs);
        window.play("d8h4");
        QVERIFY(window.controller().isOver());
        window.begin();  // leaves the game
        QVERIFY2(window.waitUntilSaid("left-"), qPrintable(window.said.join('\n')));
        QVERIFY(window.beside().contains("Qh4#"));
        for (const QString& words : {QString("library.sqlite"), advice})
            QVERIFY2(window.said.join('\n').contains(words), qPrintable(window.said.join('\n')));
        lasting.reset();
        window.play("e2e4");
        window.close();
        const QByteArray kept = window.keptGames();
        QCOMPARE(kept.count("Qh4#"), 2);
        QCOMPARE(kept.count("1. e4"), 1);
        QCOMPARE(window.beside(), QByteArray());
    }

    void fullDiskGameIsSavedLater() {
        WindowOnASmallDisk window;
        if (!window.disk.isMounted()) QSKIP("needs a small disk, which only root can mount");
        QVERIFY(window.hasMoved);
        window.openAgain();
        window.begin();
        for (const char* move : {"f2f3", "e7e5"}) window.play(move);
        QTRY_VERIFY_WITH_TIMEOUT(window.keptGames().contains("1. f3 e5"), kTimeoutMs);
        window.disk.fill();
        for (const char* move : {"g2g4", "d8h4"}) window.play(move);
        window.begin();
        QVERIFY2(window.waitUntilSaid("Free some space"), qPrintable(window.said.join('\n')));
        window.disk.makeRoom();
        window.play("e2e4");
        window.close();
        QCOMPARE(window.keptGames().count("Qh4#"), 1);
        QCOMPARE(window.keptGames().count("1. e4"), 1);
        QCOMPARE(window.beside(), QByteArray());
    }

    /// The library cannot be opened here, because an open one has room in its files for a move even on a full
    /// disk.
    void closingAsksIfAGameWouldBeLost() {
        WindowOnASmallDisk window;
        if (!window.disk.isMounted()) QSKIP("needs a small disk, which only root can mount");
        QVERIFY(window.hasMoved);
        auto lasting = folderInItsPlace(window.file());
        window.openAgain();
        QVERIFY(window.app->saveAll());
        window.begin();
        for (const char* move : {"f2f3", "e7e5"}) window.play(move);
        QVERIFY2(window.app->saveAll(), "it lies beside the library");
        window.disk.fill();
        window.play("g2g4");
        QVERIFY(!window.app->saveAll());
        // A finished game that left the board is not forgotten either.
        window.play("d8h4");
        window.begin();
        QVERIFY(!window.app->saveAll());
        window.disk.makeRoom();
        lasting.reset();
        QVERIFY(window.app->saveAll());
        QVERIFY(window.keptGames().contains("Qh4#"));
    }

    void closingAsksIfACommentWouldBeLost() {
        WindowOnASmallDisk window;
        if (!window.disk.isMounted()) QSKIP("needs a small disk, which only root can mount");
        QVERIFY(window.hasMoved);
        auto lasting = folderInItsPlace(window.file());
        window.openAgain();
        window.controller().open(readPgn("1. e4 e5 *").value());
        window.disk.fill();
        QVERIFY2(window.app->saveAll(), "nothing was changed");
        window.controller().commentDraft().type(CommentPlace::Before, "My own idea");
        QVERIFY(!window.app->saveAll());
        window.disk.makeRoom();
        lasting.reset();
        QVERIFY(window.app->saveAll());
        QVERIFY(textsOfLibrary(window.file()).join().contains("My own idea"));
    }

    void unsavedStateWinsOverOldFiles() {
        WindowOnASmallDisk window;
        if (!window.disk.isMounted()) QSKIP("needs a small disk, which only root can mount");
        QVERIFY(window.hasMoved);
        auto lasting = folderInItsPlace(window.file());
        window.openAgain();
        window.begin();
        for (const char* move : {"f2f3", "e7e5", "g2g4"}) window.play(move);
        QTRY_VERIFY_WITH_TIMEOUT(window.beside().contains("2. g4"), kTimeoutMs);
        window.disk.fill();
        window.play("d8h4");
        window.begin();
        QVERIFY2(window.waitUntilSaid("when there is free space"), qPrintable(window.said.join('\n')));
        window.disk.makeRoom();
        lasting.reset();
        window.play("e2e4");
        window.close();
        QCOMPARE(window.keptGames().count("Qh4#"), 1);
        QCOMPARE(window.keptGames().count("[Event "), 2);
        QCOMPARE(window.beside(), QByteArray());
    }

    void unwritableGameIsSavedLater() {
        const WithoutRights dropped;
        TroubledWindow window;
        const auto lasting = readOnly(window.file());
        QVERIFY(QFile::setPermissions(window.data(), QFile::ReadOwner | QFile::ExeOwner));
        window.openAgain();
        window.playToTheEnd();
        window.begin();
        QVERIFY2(window.waitUntilSaid("before you close this window"), qPrintable(window.said.join('\n')));
        for (const QString& path : {window.data(), window.file()})
            QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        window.play("e2e4");
        window.close();
        QCOMPARE(window.keptGames().count("Qh4#"), 2);
        QCOMPARE(window.keptGames().count("1. e4"), 1);
        QCOMPARE(window.beside(), QByteArray());
    }

    void thePageShowsTheTroubleAsLongAsItLasts() {
        TroubledWindow window;
        auto lasting = otherVersion(window.file());
        window.openAgain();
        LibraryViewModel& library = window.library();
        library.begin();
        QTRY_VERIFY_WITH_TIMEOUT(library.trouble()->text().contains("another version"), kTimeoutMs);
        QVERIFY(!library.trouble()->isDamaged());
        // Every retry fails, and the failure is reported once.
        window.said.clear();
        QTest::qWait(3000);
        QCOMPARE(window.said, QStringList());
        lasting.reset();
        QTRY_COMPARE_WITH_TIMEOUT(library.games()->count(), 1, kTimeoutMs);
        QVERIFY(library.trouble()->text().isEmpty());
    }

    void vanishedLibraryIsReported() {
        TroubledWindow window;
        window.openAgain();
        LibraryViewModel& library = window.library();
        library.begin();
        QTRY_COMPARE_WITH_TIMEOUT(library.games()->count(), 1, kTimeoutMs);
        for (const QString& name : QDir(window.data()).entryList({"library.sqlite*"}, QDir::Files))
            QVERIFY(QFile::remove(window.data() + '/' + name));
        QTRY_COMPARE_WITH_TIMEOUT(library.games()->count(), 0, kTimeoutMs);
        QVERIFY2(library.edits()->doneText().contains("removed or replaced"),
                 qPrintable(library.edits()->doneText()));
    }

    void retryReadsAgain() {
        TroubledWindow window;
        auto lasting = folderInItsPlace(window.file());
        window.openAgain();
        LibraryViewModel& library = window.library();
        library.showPlayed();  // no file watch here
        QTRY_VERIFY_WITH_TIMEOUT(library.trouble()->text().contains("folder"), kTimeoutMs);
        lasting.reset();
        library.trouble()->tryAgain();
        QTRY_COMPARE_WITH_TIMEOUT(library.games()->count(), 1, kTimeoutMs);
        QVERIFY(library.trouble()->text().isEmpty());
    }
};

PLYGLASS_TEST(LibraryTroubleTest);
#include "library_trouble_test.moc"
