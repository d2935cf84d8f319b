// `plyglass-lab learn`: from an empty folder to a network file, and the errors.
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "engine/eval/network/network_file.h"
#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

Said learn(const QTemporaryDir& folder, const QStringList& more = {}) {
    return lab(QStringList{"learn", "--folder", folder.filePath("run"), "--preset", "quick", "--rounds", "1",
                           "--games", "50", "--nodes", "10", "--samples", "20000", "--strength-games", "2"} +
               more);
}

}  // namespace

class LearnCommandTest : public QObject {
    Q_OBJECT

  private slots:
    void emptyFolderIsTrained() {
        QTemporaryDir folder;
        const QString file = folder.filePath("learnt.network");
        const Said said = learn(folder, {"--out", file});
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
        QVERIFY(
            said.out.contains("Generation 1 against material, 300 nodes per move, after 8 random plies: "));
        const auto network = loadNetwork(file.toStdString());
        QVERIFY(network.has_value());
        QCOMPARE(network->lineage.generation, 1);
        // A second call finds all results there.
        const Said again = learn(folder);
        QCOMPARE(again.exitCode, 0);
        QVERIFY(!again.out.contains("against material"));
    }

    void changedOptionsAreRefused() {
        QTemporaryDir folder;
        QCOMPARE(learn(folder).exitCode, 0);
        const Said said = learn(folder, {"--seed", "5"});
        QCOMPARE(said.exitCode, 2);
        QVERIFY(said.error.contains("has other options"));
    }

    void invalidRunIsRefused() {
        QTemporaryDir folder;
        QVERIFY(learn(folder, {"--hidden", "33"}).error.contains("33 neurons"));
        QVERIFY(!QFile::exists(folder.filePath("run")));
        QVERIFY(QDir(folder.path()).mkpath("run"));
        QFile state(folder.filePath("run/network-run.json"));
        QVERIFY(state.open(QIODevice::WriteOnly));
        state.write("{");
        state.close();
        const Said said = learn(folder);
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("network-run.json is not JSON"), qPrintable(said.error));
    }
};

PLYGLASS_TEST(LearnCommandTest);
#include "learn_command_test.moc"
