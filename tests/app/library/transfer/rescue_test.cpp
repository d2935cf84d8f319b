// Rescue of a damaged library: every readable game is copied into a new one, and nothing else is changed.
#include "app/services/library/transfer/rescue.h"

#include <QCryptographicHash>

#include "app/services/library/played/played_games.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_edits.h"
#include "tests/app/kept_games.h"
#include "tests/app/library/damage.h"
#include "tests/app/library/shelf.h"
#include "tests/app/library/trouble.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::overwrite;
using plyglass::testing::overwriteTable;

namespace {

constexpr int kGamesInDamaged = 3000;

std::string manyTexts() {
    std::string text;
    for (int i = 0; i < kGamesInDamaged; ++i) {
        const QByteArray name = QCryptographicHash::hash(QByteArray::number(i), QCryptographicHash::Md5);
        text += "[White \"" + name.toHex().toStdString() + "\"]\n\n1. e4 e5 2. Nf3 {" +
                name.toBase64().toStdString() + "} *\n\n";
    }
    return text;
}

PlayedGame playedGame(std::uint64_t seed, const std::string& moves) {
    return {"[White \"Person\"]\n[Black \"Plyglass\"]\n\n" + moves + " *\n", seed};
}

/// A closed library, and the new one beside it.
struct Wreck {
    QTemporaryDir folder;
    QString file = folder.filePath("library.damaged-1.sqlite");
    QString fresh = folder.filePath("library.sqlite");

    explicit Wreck(const std::string& pgn) {
        const QString path = folder.filePath("masters.pgn");
        auto library = LibraryConnection::open(file);
        if (!library || !writeFileText(path.toStdString(), pgn)) qFatal("no library");
        if (!importPgnFile(**library, path, {})) qFatal("no games");
    }
    RescueSummary rescue() const {
        auto into = LibraryConnection::open(fresh);
        if (!into) qFatal("no library");
        const auto summary = rescueGames(file, **into, {});
        if (!summary) qFatal("%s", summary.error().english.c_str());
        return *summary;
    }
};

/// Includes the group, to which a process without rights still belongs.
constexpr QFile::Permissions kToRead =
    QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup;

quint32 bigEndian(const QByteArray& bytes, qint64 at, int size) {
    quint32 number = 0;
    for (int i = 0; i < size; ++i) number = number << 8 | static_cast<unsigned char>(bytes[at + i]);
    return number;
}

/// Swaps two leaf pages of the table of games, as a disk that mixes up blocks does (sqlite.org/fileformat).
void swapLeavesOfGames(const QString& path) {
    constexpr qint64 kPage = 4096;
    constexpr qint64 kCells = 12;
    qint64 root = 0;
    {
        const auto library = LibraryConnection::open(path);
        root = (*library)->value("SELECT rootpage FROM sqlite_master WHERE name = 'games'")->toLongLong();
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite)) qFatal("no file");
    QByteArray bytes = file.readAll();
    const qint64 table = (root - 1) * kPage;
    const auto child = [&](int cell) {
        return (bigEndian(bytes, table + bigEndian(bytes, table + kCells + 2 * cell, 2), 4) - 1) * kPage;
    };
    const qint64 one = child(1);
    const qint64 other = child(5);
    const QByteArray page = bytes.mid(one, kPage);
    bytes.replace(one, kPage, bytes.mid(other, kPage));
    bytes.replace(other, kPage, page);
    if (!file.seek(0) || file.write(bytes) != bytes.size()) qFatal("the file cannot be damaged");
}

std::vector<Collection> collectionsIn(const QString& file) {
    const auto library = LibraryConnection::open(file);
    return collectionsOf(**library).value();
}

}  // namespace

class RescueTest : public QObject {
    Q_OBJECT

  private slots:
    void keptGamesAreRescued() {
        const Wreck wreck(kThree);
        {
            const auto library = LibraryConnection::open(wreck.file);
            const auto own = makeCollection(**library, "To study");
            const auto favourites = standingCollection(**library, CollectionKind::Favourites);
            QVERIFY(own && favourites);
            const std::vector<std::int64_t> first{1};
            QVERIFY(addToCollection(**library, own->collection, first));
            const auto played = PlayedGames::open(wreck.file);
            QVERIFY((*played)->save(1, playedGame(7, "1. d4")));
            QVERIFY((*played)->save(2, playedGame(8, "1. c4")));
            const std::vector<std::int64_t> starred{2, 4};
            QVERIFY(addToCollection(**library, *favourites, starred));
            const std::vector<std::int64_t> gone{3};
            QVERIFY(deleteGames(**library, gone));
        }
        const auto before = textsOfLibrary(wreck.file);
        QCOMPARE(before.size(), 4);
        const RescueSummary summary = wreck.rescue();
        QCOMPARE(summary.games, 4u);
        QCOMPARE(summary.lost, 0u);
        auto after = textsOfLibrary(wreck.fresh);
        QCOMPARE(QSet(after.begin(), after.end()), QSet(before.begin(), before.end()));
        const auto collections = collectionsIn(wreck.fresh);
        QCOMPARE(collections.size(), std::size_t(4));
        QCOMPARE(collections[0].kind, CollectionKind::Played);
        QCOMPARE(collections[1].kind, CollectionKind::Favourites);
        QCOMPARE(collections[1].games, 2);
        QCOMPARE(collections[2].name, QString("To study"));
        QCOMPARE(collections[2].games, 1);
        QCOMPARE(collections[3].name, QString("masters.pgn"));
        QCOMPARE(collections[3].games, 2);
    }

    void onlyDamagedPagesAreLost() {
        const Wreck wreck(manyTexts());
        const auto before = textsOfLibrary(wreck.file);
        const qint64 size = QFileInfo(wreck.file).size();
        overwrite(wreck.file, size / 2, 20'000);
        const RescueSummary summary = wreck.rescue();
        QVERIFY2(summary.games > 0 && summary.lost > 0,
                 qPrintable(QString("%1 and %2").arg(summary.games).arg(summary.lost)));
        QCOMPARE(summary.games + summary.lost, std::uint64_t(kGamesInDamaged));
        const auto after = textsOfLibrary(wreck.fresh);
        QCOMPARE(after.size(), qsizetype(summary.games));
        const QSet<QByteArray> known(before.begin(), before.end());
        for (const QByteArray& text : after) QVERIFY(known.contains(text));
        const auto fresh = LibraryConnection::open(wreck.fresh);
        QCOMPARE((*fresh)->value("PRAGMA integrity_check")->toString(), QString("ok"));
    }

    void gamesOfLostCollectionsStayTogether() {
        const Wreck wreck(kThree);
        QVERIFY((*PlayedGames::open(wreck.file))->save(1, playedGame(7, "1. d4")));
        overwriteTable(wreck.file, "collections");
        QCOMPARE(wreck.rescue().games, 4u);
        const auto collections = collectionsIn(wreck.fresh);
        QCOMPARE(collections.size(), std::size_t(2));
        QCOMPARE(collections[0].kind, CollectionKind::Played);
        QCOMPARE(collections[1].name, QString("Rescued games"));
        QCOMPARE(collections[1].games, 3);
    }

    void damagedFileIsUnchanged() {
        const Wreck wreck(kThree);
        const std::string bytes = readFileText(wreck.file.toStdString()).value();
        wreck.rescue();
        QVERIFY(readFileText(wreck.file.toStdString()).value() == bytes);
    }

    void continuedGameIsUnchanged() {
        const Wreck wreck(kThree);
        QVERIFY((*PlayedGames::open(wreck.file))->save(1, playedGame(7, "1. d4")));
        const auto fresh = PlayedGames::open(wreck.fresh);
        QVERIFY((*fresh)->save(1, playedGame(7, "1. d4 d5 2. c4")));
        QCOMPARE(wreck.rescue().games, 3u);
        const auto running = (*fresh)->running();
        QCOMPARE(running->size(), std::size_t(1));
        QVERIFY(running->front().game.text.find("2. c4") != std::string::npos);
    }

    void rescuedGameIsNotRunning() {
        const Wreck wreck(kThree);
        QVERIFY((*PlayedGames::open(wreck.file))->save(1, playedGame(7, "1. d4")));
        QCOMPARE(wreck.rescue().games, 4u);
        QVERIFY((*PlayedGames::open(wreck.fresh))->running()->empty());
    }

    void secondRescueChangesNothing() {
        const Wreck wreck(manyTexts() + kThree + kThree);
        (void)(*PlayedGames::open(wreck.file))
            ->takeIn(std::vector<PlayedGame>{{"[White \"Anna\"]\n\n1. d4 *\n"},
                                             {"[White \"Beth\"]\n\n1. d4 *\n"},
                                             {"[White \"Cleo\"]\n\n1. d4 *\n"},
                                             playedGame(7, "1. d4")});
        auto before = textsOfLibrary(wreck.file);
        QCOMPARE(wreck.rescue().games, std::uint64_t(before.size()));
        QCOMPARE(wreck.rescue().games, 0u);
        auto after = textsOfLibrary(wreck.fresh);
        std::sort(before.begin(), before.end());
        std::sort(after.begin(), after.end());
        QCOMPARE(after, before);
        QCOMPARE(collectionsIn(wreck.fresh).size(), std::size_t(2));
    }

    void equalNamesStayApart() {
        const Wreck wreck(kThree);
        {
            QTemporaryDir other;
            const QString path = other.filePath("masters.pgn");
            QVERIFY(writeFileText(path.toStdString(), manyTexts()));
            QVERIFY(importPgnFile(**LibraryConnection::open(wreck.file), path, {}));
        }
        wreck.rescue();
        QCOMPARE(wreck.rescue().games, 0u);
        const auto collections = collectionsIn(wreck.fresh);
        QCOMPARE(collections.size(), std::size_t(2));
        QCOMPARE(collections[0].games + collections[1].games, kGamesInDamaged + 3);
        QVERIFY(collections[0].games == 3 || collections[1].games == 3);
    }

    void rescuedFileIsNotReimported() {
        const Wreck wreck(kThree);
        wreck.rescue();
        const auto fresh = LibraryConnection::open(wreck.fresh);
        QVERIFY(importPgnFile(**fresh, wreck.folder.filePath("masters.pgn"), {})->wasThere);
    }

    void hugeNumbersAreFast() {
        const Wreck wreck(kThree);
        (void)(*LibraryConnection::open(wreck.file))->run("UPDATE games SET id = 1000000000000 WHERE id = 3");
        const RescueSummary summary = wreck.rescue();
        QCOMPARE(summary.games, 3u);
    }

    void swappedPagesCountAsLost() {
        const Wreck wreck(manyTexts());
        swapLeavesOfGames(wreck.file);
        const RescueSummary summary = wreck.rescue();
        QVERIFY2(summary.lost > 0 && summary.lost < 500, qPrintable(QString::number(summary.lost)));
        QCOMPARE(summary.games + summary.lost, std::uint64_t(kGamesInDamaged));
    }

    void readOnlyMediumIsRescued() {
        const Wreck wreck(kThree);
        const QString folder = wreck.folder.filePath("medium");
        QVERIFY(QDir().mkdir(folder));
        const QString file = folder + "/library.sqlite";
        QVERIFY(QFile::copy(wreck.file, file));
        auto into = LibraryConnection::open(wreck.fresh);
        QVERIFY(QFile::setPermissions(folder, kToRead));
        QVERIFY(QFile::setPermissions(file, QFile::ReadOwner | QFile::ReadGroup));
        QVERIFY(QFile::setPermissions(wreck.folder.path(), kToRead));
        {
            const plyglass::testing::WithoutRights dropped;
            const auto library = LibraryConnection::open(file);
            QVERIFY2(library, library.error().english.c_str());
            QCOMPARE(findGames(**library, {.white = "Morphy"})->size(), std::size_t(1));
            const auto refused = deleteGames(**library, std::vector<std::int64_t>{1});
            QVERIFY(!refused && refused.error().english.find("permissions") != std::string::npos);
            QCOMPARE(rescueGames(file, **into, {})->games, 3u);
        }
        QVERIFY(QFile::setPermissions(folder, kToRead | QFile::WriteOwner));
        QCOMPARE(QDir(folder).entryList(QDir::Files), QStringList{"library.sqlite"});
    }

    void foreignFileIsRefused() {
        const Wreck wreck(kThree);
        overwrite(wreck.file, 0, 8192);
        auto into = LibraryConnection::open(wreck.fresh);
        const auto summary = rescueGames(wreck.file, **into, {});
        QVERIFY(!summary && summary.error().english.find("Nothing of the library") == 0);
        QVERIFY(!rescueGames(wreck.folder.filePath("nothing.sqlite"), **into, {}));
    }

    void stopKeepsImportedGames() {
        const Wreck wreck(manyTexts());
        auto into = LibraryConnection::open(wreck.fresh);
        std::stop_source stop;
        JobContext context;
        context.stop = stop.get_token();
        context.onProgress = [&stop](const JobProgress& progress) {
            if (progress.done >= 1000) stop.request_stop();
        };
        const auto summary = rescueGames(wreck.file, **into, context);
        QVERIFY(summary.has_value());
        QCOMPARE(summary->games, 1000u);
        QCOMPARE(textsOfLibrary(wreck.fresh).size(), 1000);
    }
};

PLYGLASS_TEST(RescueTest);
#include "rescue_test.moc"
