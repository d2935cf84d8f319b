// A damaged library stays as it is: a new one is begun, and what can still be read comes into it.
#include <QFileInfo>
#include <functional>

#include "tests/app/library/troubled_window.h"
#include "tests/app/services/write_file.h"
#include "tests/suite.h"

using namespace plyglass;
using plyglass::testing::overwrite;
using plyglass::testing::overwriteTable;
using plyglass::testing::TroubledWindow;

namespace {

using Damage = std::function<void(const QString& file)>;

}  // namespace

class LibraryDamageTest : public QObject {
    Q_OBJECT
  private slots:
    void aDamagedLibraryStaysAndANewOneIsBegun_data() {
        const TestRows<Damage> row;
        const auto sizeOf = [](const QString& file) { return QFileInfo(file).size(); };
        row("the header", [](const QString& file) { overwrite(file, 0, 512); });
        row("all but the header",
            [sizeOf](const QString& file) { overwrite(file, 4096, sizeOf(file) - 4096); });
        row("half a file", [sizeOf](const QString& file) {
            if (!QFile::resize(file, sizeOf(file) / 2)) qFatal("the file cannot be damaged");
        });
        row("something else", [](const QString& file) { writeFile(file, "1. e4 e5 *"); });
    }
    void aDamagedLibraryStaysAndANewOneIsBegun() {
        const auto [damage] = testRow<Damage>();
        TroubledWindow window;
        damage(window.file());
        const qint64 size = QFileInfo(window.file()).size();
        window.openAgain();
        window.playToTheEnd();
        window.begin();
        window.play("e2e4");
        LibraryViewModel& library = window.library();
        library.begin();
        QTRY_VERIFY_WITH_TIMEOUT(library.trouble()->isDamaged(), kTimeoutMs);
        QVERIFY(library.trouble()->text().contains("library.sqlite"));
        library.trouble()->startNew();
        QVERIFY2(window.waitUntilSaid("A new library was started"), qPrintable(window.said.join('\n')));
        QVERIFY(library.trouble()->text().isEmpty());
        const QStringList aside = QDir(window.data()).entryList({"library.damaged-*.sqlite"}, QDir::Files);
        QCOMPARE(aside.size(), 1);
        QVERIFY(window.said.join('\n').contains(aside.front()));
        QCOMPARE(QFileInfo(window.data() + '/' + aside.front()).size(), size);
        QTRY_COMPARE_WITH_TIMEOUT(library.games()->count(), 2, kTimeoutMs);
        window.close();
        QCOMPARE(window.keptGames().count("Qh4#"), 1);
        QCOMPARE(window.keptGames().count("1. e4"), 1);
        QCOMPARE(window.beside(), QByteArray());
        QCOMPARE(QDir(window.data()).entryList({"library.damaged-*.sqlite"}, QDir::Files), aside);
    }

    void anEmptyFileBecomesALibrary() {
        TroubledWindow window;
        QVERIFY(QFile::resize(window.file(), 0));
        window.openAgain();
        window.playToTheEnd();
        window.close();
        QCOMPARE(window.keptGames().count("Qh4#"), 1);
    }

    void withoutItsLogTheLibraryIsWhatItWasBefore() {
        TroubledWindow window;
        window.openAgain();
        window.begin();
        window.play("e2e4");
        QTRY_VERIFY_WITH_TIMEOUT(window.keptGames().contains("1. e4"), kTimeoutMs);
        // As after a power cut, and without the file beside it.
        QVERIFY(QFile::copy(window.file(), window.file() + ".copy"));
        window.close();
        QVERIFY(QFile::remove(window.file()));
        QVERIFY(QFile::rename(window.file() + ".copy", window.file()));
        window.openAgain();
        window.playToTheEnd();
        window.close();
        QCOMPARE(window.keptGames().count("Qh4#"), 2);
        QCOMPARE(window.beside(), QByteArray());
    }

    void whatCanStillBeReadComesIntoTheNewLibrary() {
        TroubledWindow window;
        overwriteTable(window.file(), "collections");
        window.openAgain();
        window.begin();
        window.play("e2e4");
        LibraryViewModel& library = window.library();
        library.begin();
        QTRY_VERIFY_WITH_TIMEOUT(library.trouble()->isDamaged(), kTimeoutMs);
        library.trouble()->startNew();
        QVERIFY2(window.waitUntilSaid("1 game of it could be read"), qPrintable(window.said.join('\n')));
        QTRY_COMPARE_WITH_TIMEOUT(library.games()->count(), 2, kTimeoutMs);
        window.close();
        QCOMPARE(window.keptGames().count("Qh4#"), 1);
        QCOMPARE(window.keptGames().count("1. e4"), 1);
    }
};

PLYGLASS_TEST(LibraryDamageTest);
#include "library_damage_test.moc"
