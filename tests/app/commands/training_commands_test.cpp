// `plyglass-lab selfplay`, `train` and `evolve`: from no games to a network and a genome, resuming after an
// interruption, and the errors.
#include <QFile>
#include <QTemporaryDir>

#include "engine/base/path_lock.h"
#include "engine/eval/genome.h"
#include "engine/eval/network/network_file.h"
#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// A folder with the games of a self-play run.
class Games {
  public:
    explicit Games(const QString& seed = "1") {
        const Said said = lab({"selfplay", "--evaluator", "material", "--nodes", "20", "--games", "60",
                               "--seed", seed, "--data", folder()});
        if (said.exitCode != 0) qFatal("%s", qPrintable(said.error));
    }

    QString file(const QString& name) const { return m_folder.filePath(name); }
    QString folder() const { return file("games"); }

  private:
    QTemporaryDir m_folder;
};

Said train(const Games& games, const QStringList& more) {
    return lab(QStringList{"train", "--data", games.folder(), "--hidden", "32", "--samples", "20000",
                           "--batch", "500", "--out", games.file("a.network")} +
               more);
}

Said evolve(const Games& games, const QStringList& more) {
    return lab(QStringList{"evolve", "--by", "fit", "--data", games.folder(), "--population", "6", "--state",
                           games.file("state.json"), "--out", games.file("a.genome")} +
               more);
}

}  // namespace

class TrainingCommandsTest : public QObject {
    Q_OBJECT

  private slots:
    void gamesAreAppended() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("own.pgn");
        for (const char* seed : {"1", "2"})
            QCOMPARE(lab({"selfplay", "--evaluator", "material", "--nodes", "20", "--games", "2", "--seed",
                          seed, "--pgn", file})
                         .exitCode,
                     0);
        QFile pgn(file);
        QVERIFY(pgn.open(QIODevice::ReadOnly));
        QCOMPARE(pgn.readAll().count("[Event "), 4);
    }

    void scoresCanBeUpdatedBeforeTraining() {
        const Games games;
        QVERIFY(train(games, {}).exitCode == 0);
        const QString newer = games.file("a.network");
        const Said alone = train(games, {"--update-scores", newer});
        QVERIFY(alone.exitCode != 0);
        QVERIFY2(alone.error.contains("--networks"), qPrintable(alone.error));
        const Said empty = train(games, {"--update-scores", newer, "--networks", games.folder()});
        QVERIFY(empty.exitCode != 0);
        QVERIFY2(empty.error.contains(games.folder()), qPrintable(empty.error));
        // The generating network of these games is unknown: they are used, with a warning. A file that is not
        // a network also gets one.
        QFile broken(games.file("broken.network"));
        QVERIFY(broken.open(QFile::WriteOnly) && broken.write("nothing") > 0);
        broken.close();
        const Said said = train(games, {"--update-scores", newer, "--networks", games.file(".")});
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
        QVERIFY2((said.out + said.error).contains("broken.network is not a network file"),
                 qPrintable(said.out + said.error));
        QVERIFY2((said.out + said.error).contains("left as they are"), qPrintable(said.out + said.error));
    }

    void trainingWritesNetworkAndLineage() {
        const Games games;
        const Said said = train(games, {"--name", "Ours", "--generation", "3", "--notes", "of a test"});
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
        const auto network = loadNetwork(games.file("a.network").toStdString());
        QVERIFY(network.has_value());
        QCOMPARE(network->name, std::string("Ours"));
        QCOMPARE(network->lineage.generation, 3);
        QCOMPARE(network->lineage.notes, std::string("of a test"));
    }

    void otherTrainingStateIsRefused() {
        const Games games;
        const QStringList keeping{"--checkpoint", games.file("state")};
        QCOMPARE(train(games, keeping).exitCode, 0);
        QVERIFY(train(games, keeping).out.contains("Resuming after 40 steps."));
        const Said said = train(games, keeping + QStringList{"--seed", "2"});
        QCOMPARE(said.exitCode, 2);
        QVERIFY2(said.error.contains("belongs to a training with other games"), qPrintable(said.error));
    }

    void invalidLineageIsRefusedEarly() {
        const Games games;
        QVERIFY(train(games, {"--name", ""}).error.contains("1 to 100 bytes"));
        QVERIFY(train(games, {"--generation=-1"}).exitCode != 0);
        QVERIFY(
            train(games, {"--checkpoint", games.file("missing/state")}).error.contains("there is no folder"));
        QVERIFY(!QFile::exists(games.file("a.network")));
    }

    void evolutionResumesOnlyWithEqualConditions() {
        const Games games;
        QCOMPARE(evolve(games, {"--generations", "2"}).exitCode, 0);
        QVERIFY(loadGenome(games.file("a.genome").toStdString()).has_value());
        const Said more = evolve(games, {"--generations", "3"});
        QCOMPARE(more.exitCode, 0);
        QVERIFY(more.out.contains("generation   3") && !more.out.contains("generation   2"));
        const Said other = evolve(games, {"--generations", "3", "--lambda", "0.5"});
        QCOMPARE(other.exitCode, 2);
        QVERIFY2(other.error.contains("with other options or games"), qPrintable(other.error));
    }

    void stateFileIsLocked() {
        const Games games;
        const auto isHeld = [&](const QString& name, const Said& said) {
            return said.exitCode == 2 &&
                   said.error.contains(games.file(name) + " is being written by another program");
        };
        const auto checkpoint = PathLock::of(games.file("state").toStdString());
        QVERIFY(checkpoint.has_value() &&
                isHeld("state", train(games, {"--checkpoint", games.file("state")})));
        const auto state = PathLock::of(games.file("state.json").toStdString());
        QVERIFY(state.has_value() && isHeld("state.json", evolve(games, {"--generations", "1"})));
        const auto file = PathLock::of(games.file("c.json").toStdString());
        QVERIFY(file.has_value() &&
                isHeld("c.json", lab({"compare", "--to", "1", "--file", games.file("c.json")})));
    }

    void damagedGamesAreReported() {
        const Games games;
        QFile file(games.file("games/seed1-0001.games"));
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() - 1));
        file.close();
        for (const Said& said : {train(games, {}), evolve(games, {"--generations", "1"})}) {
            QCOMPARE(said.exitCode, 0);
            QVERIFY2(said.error.contains("seed1-0001.games: not finished or cut off; the 60 games"),
                     qPrintable(said.error));
        }
    }
};

PLYGLASS_TEST(TrainingCommandsTest);
#include "training_commands_test.moc"
