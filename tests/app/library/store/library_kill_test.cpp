// A program that is killed while it writes the library loses at most the ply in progress, and never an older
// game.
#include <QElapsedTimer>
#include <QProcess>
#include <QSet>
#include <QTemporaryDir>
#include <QThread>
#include <map>
#include <string>

#include "app/services/library/find/game_search.h"
#include "app/services/library/find/position_index.h"
#include "app/services/library/store/stored_game.h"
#include "app/services/library/transfer/pgn_import.h"
#include "engine/base/file_text.h"
#include "engine/base/random.h"
#include "engine/chess/pgn.h"
#include "tests/engine/chess/odd_games.h"
#include "tests/engine/chess/random_games.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

const int kKills = killsFor(gamesFor(100));

std::unique_ptr<LibraryConnection> opened(const QString& file) {
    auto library = LibraryConnection::open(file);
    if (!library) qFatal("%s", library.error().english.c_str());
    const auto check = (*library)->value(QStringLiteral("PRAGMA quick_check"));
    if (!check || check->toString() != QLatin1String("ok")) qFatal("the file is damaged");
    return std::move(*library);
}

/// Lets the victim work for a moment, kills it, and returns its output. Sometimes kills it during its start.
QByteArray killed(const QStringList& words, Random& random) {
    QProcess victim;
    victim.start(QStringLiteral(LIBRARY_VICTIM), words);
    if (!victim.waitForStarted()) qFatal("the victim did not start");
    if (random.chance(80) && !victim.waitForReadyRead()) qFatal("the victim does not begin");
    QThread::msleep(static_cast<unsigned long>(random.below(50)));
    victim.kill();
    victim.waitForFinished();
    if (victim.exitStatus() == QProcess::NormalExit && victim.exitCode() != 0)
        qFatal("%s", victim.readAllStandardError().constData());
    return victim.readAllStandardOutput();
}

/// The last ply reported as safe, by the seed of the game.
std::map<std::int64_t, int> saidSafe(const QByteArray& output) {
    std::map<std::int64_t, int> safe;
    QList<QByteArray> lines = output.split('\n');
    if (!lines.isEmpty()) lines.removeLast();  // the text behind the last line break is incomplete
    for (const QByteArray& line : lines) {
        const QList<QByteArray> words = line.split(' ');
        if (words.size() == 2) safe[words[0].toLongLong()] = words[1].toInt();
    }
    return safe;
}

constexpr std::uint64_t kGames = 600;

void writeOddGames(const QString& path) {
    std::string text;
    for (std::uint64_t seed = 1; seed <= kGames; ++seed) text += writePgn(oddGame(seed));
    if (!writeFileText(path.toStdString(), text)) qFatal("the games cannot be written");
}

void importOddGames(const QString& library, const QString& path) {
    writeOddGames(path);
    if (!importPgnFile(*opened(library), path, {})) qFatal("the games cannot be imported");
}

/// The number of the first games whose text can be read.
std::uint64_t textsOf(LibraryConnection& library, std::uint64_t games = kGames) {
    std::uint64_t count = 0;
    for (std::int64_t id = 1; id <= static_cast<std::int64_t>(games); ++id) {
        const auto place = storedPlace(library, id);
        count += place && storedText(library, *place) && !storedText(library, *place)->empty();
    }
    return count;
}

}  // namespace

class LibraryKillTest : public QObject {
    Q_OBJECT

  private slots:
    void killLosesAtMostOnePly() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("library.sqlite");
        Random random(1);
        std::map<std::int64_t, int> safe;
        for (int kill = 0; kill < kKills; ++kill) {
            const QByteArray said = killed({"play", file}, random);
            for (const auto& [seed, ply] : saidSafe(said)) safe[seed] = ply;
            const auto library = opened(file);
            for (const auto& [seed, ply] : safe) {
                const auto id = library->value("SELECT game FROM played WHERE seed = ?", {qlonglong{seed}});
                const auto place = storedPlace(*library, id.value().toLongLong());
                QVERIFY2(place, "a game is gone");
                const auto game = readPgn(*storedText(*library, *place));
                QVERIFY(game);
                QVERIFY2(game->mainLineEnd()->ply() >= ply, "a ply that was safe is gone");
            }
        }
        QVERIFY(!safe.empty());
    }

    void editsAreAtomic() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("library.sqlite");
        importOddGames(file, folder.filePath("games.pgn"));
        Random random(3);
        for (int kill = 0; kill < kKills / 2; ++kill) {
            killed({"edit", file}, random);
            const auto library = opened(file);
            const std::size_t kept = findGames(*library, {})->size();
            QCOMPARE(kept + findGames(*library, {.deleted = true})->size(), std::size_t(kGames));
            QCOMPARE(textsOf(*library), kGames);
        }
    }

    void savingOverIsAtomic() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("library.sqlite");
        importOddGames(file, folder.filePath("games.pgn"));
        Random random(5);
        std::size_t kept = 0;
        // On a busy machine a victim may be killed before it has saved anything: then more of them.
        for (int kill = 0; kill < kKills / 2 || (kept == 0 && kill < 10 * kKills); ++kill) {
            killed({"save", file}, random);
            const auto library = opened(file);
            QCOMPARE(findGames(*library, {})->size(), std::size_t(kGames));
            const std::size_t earlier = findGames(*library, {.deleted = true})->size();
            QVERIFY2(earlier >= kept, "an earlier version is gone");
            kept = earlier;
            QCOMPARE(textsOf(*library, kGames + earlier), kGames + earlier);
        }
        QVERIFY(kept > 0);
        // Every imported text is still there, as a kept game or as its earlier version.
        const auto library = opened(file);
        QSet<QString> texts;
        for (std::int64_t id = 1; id <= static_cast<std::int64_t>(kGames + kept); ++id)
            texts << QString::fromStdString(*storedText(*library, id)).trimmed();
        for (std::uint64_t seed = 1; seed <= kGames; ++seed)
            QVERIFY(texts.contains(QString::fromStdString(writePgn(oddGame(seed))).trimmed()));
    }

    void tableCreationIsAtomic() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("library.sqlite");
        Random random(4);
        for (int kill = 0; kill < kKills / 2; ++kill) {
            for (const char* end : {"", "-wal", "-shm"}) QFile::remove(file + end);
            QProcess victim;
            victim.start(QStringLiteral(LIBRARY_VICTIM), {"open", file});
            QVERIFY(victim.waitForStarted());
            QThread::usleep(static_cast<unsigned long>(random.below(30'000)));
            victim.kill();
            victim.waitForFinished();
            QCOMPARE(opened(file)->value("SELECT count(*) FROM played")->toInt(), 0);
        }
    }

    void killedImportResumes() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("library.sqlite");
        const QString pgn = folder.filePath("games.pgn");
        writeOddGames(pgn);
        Random random(2);
        std::size_t before = 0;
        for (int kill = 0; kill < kKills; ++kill) {
            killed({"import", file, pgn}, random);
            const auto library = opened(file);
            const std::size_t now = findGames(*library, {})->size();
            QVERIFY2(now >= before, "games that were there are gone");
            before = now;
        }
        QCOMPARE(QProcess::execute(QStringLiteral(LIBRARY_VICTIM), {"import", file, pgn}), 0);
        const auto library = opened(file);
        const auto ids = findGames(*library, {}).value();
        QCOMPARE(ids.size(), std::size_t(kGames));
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const auto stored = storedText(*library, ids[i]);
            QCOMPARE(QString::fromStdString(*stored).trimmed(),
                     QString::fromStdString(writePgn(oddGame(i + 1))).trimmed());
        }
    }
};

PLYGLASS_TEST(LibraryKillTest);
#include "library_kill_test.moc"
