// The folder of the Syzygy tables: opened on its own thread, the last choice wins, and it is restored at the
// next start.
#include "app/services/knowledge/syzygy_keeper.h"

#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <mutex>

#include "tests/engine/knowledge/endgames/constant_tables.h"
#include "tests/engine/knowledge/endgames/known_tables.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

namespace {

constexpr int kTablesWaitMs = 60'000;

/// Opens a path only on request. The path is the number of men.
class SlowOpening {
  public:
    SyzygyKeeper::Open function() {
        return [this](const std::string& path) -> Result<SyzygyKeeper::Tables> {
            m_begun.release();
            m_mayEnd.acquire();
            m_opened << QString::fromStdString(path);
            return std::make_shared<const KnownTables>(std::stoi(path));
        };
    }
    bool waitForBegin() { return m_begun.tryAcquire(1, kTablesWaitMs); }
    void let(int openings) { m_mayEnd.release(openings); }
    /// Call only while nothing is being opened.
    QStringList opened() const { return m_opened; }

  private:
    QSemaphore m_begun, m_mayEnd;
    QStringList m_opened;
};

struct TableDrawer {
    QTemporaryDir directory;
    Settings settings{directory.filePath("plyglass.conf")};

    QString pathOfTables() const {
        writeConstantTable(directory.path(), {"KQvK", SyzygyVerdict::Win, SyzygyVerdict::Loss});
        return directory.path();
    }
};

void settle(const SyzygyKeeper& keeper) { QTRY_VERIFY_WITH_TIMEOUT(!keeper.isOpening(), kTablesWaitMs); }

}  // namespace

class SyzygyKeeperTest : public QObject {
    Q_OBJECT

  private slots:
    void noPathNoTables() {
        TableDrawer drawer;
        const SyzygyKeeper keeper(drawer.settings);
        QVERIFY(!keeper.isOpening() && !keeper.tables());
        QVERIFY(keeper.path().isEmpty() && keeper.error().isEmpty());
    }

    void tablesSurviveRestart() {
        TableDrawer drawer;
        {
            SyzygyKeeper keeper(drawer.settings);
            const QSignalSpy changed(&keeper, &SyzygyKeeper::changed);
            keeper.setPath(drawer.pathOfTables());
            QVERIFY(keeper.isOpening());
            settle(keeper);
            QCOMPARE(keeper.tables()->maxMen(), 3);
            QCOMPARE(changed.count(), 2);
        }
        SyzygyKeeper keeper(drawer.settings);
        QCOMPARE(keeper.path(), drawer.directory.path());
        settle(keeper);
        QVERIFY(keeper.tables());
        keeper.setPath({});
        QVERIFY(!keeper.tables() && !keeper.isOpening());
        QVERIFY(SyzygyKeeper(drawer.settings).path().isEmpty());
    }

    void unusableFolderIsExplained() {
        TableDrawer drawer;
        SyzygyKeeper keeper(drawer.settings);
        keeper.setPath("/nowhere/at/all");
        settle(keeper);
        QVERIFY(!keeper.tables());
        QVERIFY2(keeper.error().contains("/nowhere/at/all"), qPrintable(keeper.error()));
        keeper.setPath(drawer.pathOfTables());
        QVERIFY(keeper.error().isEmpty());
        settle(keeper);
        QVERIFY(keeper.tables() && keeper.error().isEmpty());
    }

    void lastChoiceWins() {
        TableDrawer drawer;
        SlowOpening slow;
        SyzygyKeeper keeper(drawer.settings, slow.function());
        keeper.setPath("3");
        QVERIFY(slow.waitForBegin());
        keeper.setPath("4");
        keeper.setPath("5");
        QVERIFY(keeper.isOpening() && !keeper.tables());
        slow.let(1);
        QVERIFY(slow.waitForBegin());
        QCoreApplication::processEvents();
        QVERIFY(keeper.isOpening() && !keeper.tables());
        slow.let(1);
        settle(keeper);
        QCOMPARE(keeper.tables()->maxMen(), 5);
        QCOMPARE(slow.opened(), (QStringList{"3", "5"}));  // a superseded choice is not opened
    }

    void clearedPathStaysCleared() {
        TableDrawer drawer;
        SlowOpening slow;
        SyzygyKeeper keeper(drawer.settings, slow.function());
        keeper.setPath("3");
        QVERIFY(slow.waitForBegin());
        keeper.setPath({});
        QVERIFY(!keeper.isOpening());
        const QSignalSpy changed(&keeper, &SyzygyKeeper::changed);
        slow.let(1);
        QTest::qWait(50);
        QVERIFY(!keeper.tables());
        QCOMPARE(changed.count(), 0);
    }
};

PLYGLASS_TEST(SyzygyKeeperTest);
#include "syzygy_keeper_test.moc"
