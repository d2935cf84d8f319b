// Settings that are restored, and settings that are invalid.
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "app/services/settings.h"
#include "tests/suite.h"

using namespace plyglass;

class SettingsTest : public QObject {
    Q_OBJECT
  private slots:
    void valuesSurviveRestart() {
        const QTemporaryDir directory;
        const QString file = directory.filePath("deep/plyglass.conf");
        GameSetup setup;
        setup.players[White] = PlayerSetup{PlayerKind::Computer};
        setup.players[White].depth = 9;
        setup.players[White].techniques = presetFromId("minimax").value();
        setup.time = TimeControl::fixedPerMove(2.5);
        {
            Settings settings(file);
            settings.write("view/theme", "dark");
            settings.write("view/scale", 1.25);
            settings.write("view/arrows", false);
            settings.writeGameSetup(setup);
        }
        Settings settings(file);
        QSignalSpy refused(&settings, &Settings::refused);
        QCOMPARE(settings.readChoice("view/theme", "system", {"system", "dark"}), QString("dark"));
        QCOMPARE(settings.readReal("view/scale", 1, 0.5, 2), 1.25);
        QCOMPARE(settings.readBool("view/arrows", true), false);
        const GameSetup read = settings.readGameSetup();
        QVERIFY(read.players == setup.players);
        QVERIFY(read.time == setup.time);
        QCOMPARE(refused.count(), 0);
    }

    void invalidValuesFallBack() {
        const QTemporaryDir directory;
        const QString path = directory.filePath("plyglass.conf");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "[view]\nms=-5\nscale=nan\ntheme=pink\narrows=perhaps\n"
            "[game]\nwhite=computer plies=1000\ntime=soon\n");
        file.close();
        Settings settings(path);
        QSignalSpy refused(&settings, &Settings::refused);
        QCOMPARE(settings.readInt("view/ms", 160, 0, 1000), 160);
        QVERIFY(refused.back().front().toString().contains("0 … 1000"));
        QCOMPARE(settings.readReal("view/scale", 1, 0.8, 2), 1.0);
        QCOMPARE(settings.readChoice("view/theme", "system", {"system", "dark"}), QString("system"));
        QVERIFY(refused.back().front().toString().contains("system, dark"));
        QCOMPARE(settings.readBool("view/arrows", true), true);
        const GameSetup setup = settings.readGameSetup();
        QVERIFY(setup.players == GameSetup{}.players);
        QVERIFY(!setup.time.isTimed());
        QCOMPARE(refused.count(), 6);
        QCOMPARE(settings.refusals().size(), 6);
    }

    void missingValuesAreNoErrors() {
        const QTemporaryDir directory;
        Settings settings(directory.filePath("none.conf"));
        QCOMPARE(settings.readInt("view/ms", 160, 0, 1000), 160);
        QVERIFY(settings.readGameSetup().players == GameSetup{}.players);
        QVERIFY(settings.refusals().isEmpty());
    }
};

PLYGLASS_TEST(SettingsTest);
#include "settings_test.moc"
