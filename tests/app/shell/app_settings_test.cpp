// The window's position on any set of screens; the folder of the Syzygy tables.

#include <QTemporaryDir>

#include "app/viewmodels/shell/app_settings.h"
#include "tests/engine/knowledge/endgames/constant_tables.h"
#include "tests/suite.h"

using namespace plyglass;
using namespace plyglass::testing;

class AppSettingsTest : public QObject {
    Q_OBJECT
  private slots:
    void windowOpensOnAScreen() {
        const QRect left(0, 27, 1366, 741);
        const QRect right(1366, 0, 1920, 1080);
        const QSize usual(1440, 900);
        const QPoint anywhere(-1, -1);
        using S = AppSettings;
        QCOMPARE(S::placeWithin({left}, QRect(-1, -1, -1, -1), usual), QRect(anywhere, QSize(1366, 741)));
        QCOMPARE(S::placeWithin({right}, QRect(-1, -1, -1, -1), usual), QRect(anywhere, usual));
        const QRect stored(1400, 50, 1600, 900);
        QCOMPARE(S::placeWithin({left, right}, stored, usual), stored);
        // The second screen is gone: the window is not centred on the sum of both.
        QCOMPARE(S::placeWithin({left}, stored, usual), QRect(anywhere, QSize(1366, 741)));
        // Larger than its screen, and beyond its edge.
        QCOMPARE(S::placeWithin({left}, QRect(0, 0, 1366, 900), usual), left);
        QCOMPARE(S::placeWithin({right}, QRect(2000, 500, 1440, 900), usual), QRect(1846, 180, 1440, 900));
    }

    void syzygyFolderIsRemembered() {
        const QTemporaryDir folder;
        writeConstantTable(folder.path(), {"KQvK", SyzygyVerdict::Win, SyzygyVerdict::Loss});
        Settings store(folder.filePath("settings.ini"));
        {
            AppSettings settings(store, {});
            QVERIFY(settings.syzygyPath().isEmpty() && settings.syzygyError().isEmpty());
            QVERIFY(settings.syzygyTables() == nullptr);
            settings.chooseSyzygyFolder(QUrl::fromLocalFile(folder.path()));
            QVERIFY(settings.syzygyOpening());
            QTRY_COMPARE(settings.syzygyMen(), 3);
            QCOMPARE(settings.syzygyCount(), 1);
            QVERIFY(!settings.syzygyOpening());
        }
        AppSettings settings(store, {});
        QCOMPARE(settings.syzygyPath(), folder.path());
        QTRY_VERIFY(settings.syzygyTables() != nullptr);
        settings.setSyzygyPath({});
        QVERIFY(settings.syzygyTables() == nullptr && settings.syzygyMen() == 0);
        QVERIFY(AppSettings(store, {}).syzygyPath().isEmpty());
    }

    void folderWithoutTablesIsReportedAndReset() {
        const QTemporaryDir folder;
        Settings store(folder.filePath("settings.ini"));
        AppSettings settings(store, {});
        settings.chooseSyzygyFolder(QUrl::fromLocalFile(folder.filePath("nowhere")));
        QTRY_VERIFY2(settings.syzygyError().contains("nowhere"), qPrintable(settings.syzygyError()));
        QCOMPARE(settings.syzygyPath(), folder.filePath("nowhere"));
        QVERIFY(settings.syzygyTables() == nullptr);
        settings.resetToDefaults();
        QVERIFY(settings.syzygyPath().isEmpty() && settings.syzygyError().isEmpty());
    }
};

PLYGLASS_TEST(AppSettingsTest);
#include "app_settings_test.moc"
