// Several windows and programs on one library: every game is in it exactly once.
#include "tests/app/library/trouble.h"

#include <QTemporaryDir>
#include <atomic>
#include <latch>
#include <thread>

#include "app/services/library/played/played_games.h"
#include "tests/app/services/write_file.h"
#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::OtherProgram;
using plyglass::testing::overwrite;

namespace {

constexpr int kImported = 3000;

/// Two windows on the same data folder.
class WindowPair {
  public:
    WindowPair() {
        AppOptions options;
        options.dataDirectory = data();
        options.usesBook = false;
        for (int i = 0; i < 2; ++i) {
            options.settingsFile = m_folder.filePath(QString("plyglass-%1.conf").arg(i));
            options.play.seed = static_cast<unsigned>(100 + i);
            windows[i] = std::make_unique<AppViewModel>(options);
            windows[i]->game()->startGame(setupOf(person(), person()));
        }
    }

    QString data() const { return m_folder.filePath("data"); }
    QString file() const { return libraryFile(data()); }
    QByteArray kept() const { return keptGames(data()); }
    void play(int window, const char* move) {
        const QString text(move);
        windows[window]->game()->playMove(text.mid(0, 2), text.mid(2, 2), "");
    }
    void close() {
        for (auto& window : windows) window.reset();
    }

  private:
    QTemporaryDir m_folder;

  public:
    std::unique_ptr<AppViewModel> windows[2];
};

QString manyGames(const QTemporaryDir& folder) {
    QByteArray text;
    for (int i = 0; i < kImported; ++i)
        text += QString("[White \"Player %1\"]\n[Black \"Other\"]\n[Result \"*\"]\n\n1. d4 d5 2. c4 *\n\n")
                    .arg(i)
                    .toUtf8();
    const QString path = folder.filePath("many.pgn");
    writeFile(path, text);
    return path;
}

}  // namespace

class TwoWindowsTest : public QObject {
    Q_OBJECT
  private slots:
    void concurrentWindowsWork() {
        const QTemporaryDir folder;
        WindowPair pair;
        LibraryViewModel& first = *pair.windows[0]->library();
        LibraryViewModel& second = *pair.windows[1]->library();
        first.begin();
        second.begin();
        first.imports()->take({QUrl::fromLocalFile(manyGames(folder))});
        for (const char* move : {"f2f3", "e7e5", "g2g4", "d8h4"}) {
            pair.play(0, move);
            pair.play(1, move);
            second.selectAll();
            second.edits()->remove();
            QTest::qWait(20);
        }
        QTRY_VERIFY_WITH_TIMEOUT(!first.imports()->isRunning(), kTimeoutMs);
        // The pending deletion must end before the games are over, because it could then delete them.
        QSignalSpy found(&second, &LibraryViewModel::foundChanged);
        second.clearFilters();
        QVERIFY(found.wait(kTimeoutMs));
        pair.close();
        const auto library = LibraryConnection::open(pair.file());
        QVERIFY(library);
        QCOMPARE((*library)->value("PRAGMA integrity_check")->toString(), QString("ok"));
        // Deleted games are counted too; running games are never deleted.
        QCOMPARE((*library)->value("SELECT count(*) FROM games")->toInt(), kImported + 2);
        QCOMPARE(pair.kept().count("1. f3 e5"), 2);
        QCOMPARE((*library)->value("SELECT count(*) FROM played")->toInt(), 2);
        QCOMPARE((*library)->value("SELECT count(DISTINCT seed) FROM played")->toInt(), 2);
        QVERIFY(QDir(pair.data()).entryList({"*.pgn"}, QDir::Files).isEmpty());
    }

    void importDoesNotBlockGames() {
        const QTemporaryDir folder;
        WindowPair pair;
        pair.play(0, "e2e4");
        QProcess import;
        import.start(QStringLiteral(LIBRARY_VICTIM), {"import", pair.file(), manyGames(folder)});
        QVERIFY(import.waitForReadyRead());
        for (const char* move : {"e7e5", "g1f3", "b8c6", "f1b5"}) {
            pair.play(0, move);
            QTest::qWait(20);
        }
        QVERIFY(import.waitForFinished(kTimeoutMs));
        QCOMPARE(import.exitCode(), 0);
        pair.close();
        const QByteArray kept = pair.kept();
        QCOMPARE(kept.count("3. Bb5"), 1);
        QCOMPARE(kept.count("2. c4"), kImported);
        QVERIFY(QDir(pair.data()).entryList({"*.pgn"}, QDir::Files).isEmpty());
    }

    void concurrentCreationWorks() {
        for (int round = 0; round < 100; ++round) {
            const QTemporaryDir folder;
            const QString file = folder.filePath("library.sqlite");
            std::atomic<int> written = 0;
            std::latch atOnce(2);
            const auto write = [&](int window) {
                atOnce.arrive_and_wait();
                const auto games = PlayedGames::open(file);
                const auto seed = static_cast<std::uint64_t>(window);
                if (games && (*games)->save(window, {"[White \"Person\"]\n\n1. e4 *\n", seed})) ++written;
            };
            std::thread other(write, 2);
            write(1);
            other.join();
            QCOMPARE(written.load(), 2);
            QCOMPARE(textsOfLibrary(file).size(), 2);
        }
    }

    void newLibraryIsUsedByBothWindows() {
        WindowPair pair;
        for (int window : {0, 1}) pair.play(window, window == 0 ? "e2e4" : "d2d4");
        QTRY_VERIFY_WITH_TIMEOUT(pair.kept().contains("1. e4") && pair.kept().contains("1. d4"), kTimeoutMs);
        LibraryViewModel& first = *pair.windows[0]->library();
        LibraryViewModel& second = *pair.windows[1]->library();
        first.begin();
        second.begin();
        QTRY_COMPARE_WITH_TIMEOUT(second.games()->count(), 2, kTimeoutMs);
        // With the file open, this destroys everything except for data in its log.
        QFile::resize(pair.file(), 0);
        QFile::resize(pair.file() + "-wal", 0);
        overwrite(pair.file(), 0, 8192);
        first.trouble()->tryAgain();
        second.trouble()->tryAgain();
        QTRY_VERIFY_WITH_TIMEOUT(first.trouble()->isDamaged() && second.trouble()->isDamaged(), kTimeoutMs);
        first.trouble()->startNew();
        second.trouble()->startNew();
        QTRY_VERIFY_WITH_TIMEOUT(first.trouble()->text().isEmpty(), kTimeoutMs);
        QTRY_VERIFY_WITH_TIMEOUT(second.trouble()->text().isEmpty(), kTimeoutMs);
        pair.play(0, "e7e5");
        pair.play(1, "d7d5");
        QTRY_COMPARE_WITH_TIMEOUT(first.games()->count(), 2, kTimeoutMs);
        QTRY_COMPARE_WITH_TIMEOUT(second.games()->count(), 2, kTimeoutMs);
        QCOMPARE(QDir(pair.data()).entryList({"library.damaged-*.sqlite"}, QDir::Files).size(), 1);
        pair.close();
        QCOMPARE(pair.kept().count("1. e4 e5"), 1);
        QCOMPARE(pair.kept().count("1. d4 d5"), 1);
    }
};

PLYGLASS_TEST(TwoWindowsTest);
#include "two_windows_test.moc"
