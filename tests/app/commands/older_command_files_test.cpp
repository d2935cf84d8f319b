// Files that plyglass-lab wrote before, tests/data/lab: the same commands go on with them, and read out of
// them what stood there. tests/data/README.md says how each was made.
#include <QRegularExpression>
#include <QTemporaryDir>
#include <filesystem>

#include "engine/base/file_text.h"
#include "engine/chess/pgn.h"
#include "engine/eval/classical/classical_weights_file.h"
#include "engine/eval/genome.h"
#include "engine/eval/network/network_file.h"
#include "engine/lab/experiments/comparison_file.h"
#include "engine/learning/evolution/evolution.h"
#include "tests/app/commands/lab_program.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// A copy of the samples, in which the program may write.
class OlderFiles {
  public:
    OlderFiles() {
        std::filesystem::copy(PLYGLASS_SOURCE_DIR "/tests/data/lab", m_folder.path().toStdString(),
                              std::filesystem::copy_options::recursive);
    }

    QString file(const QString& name) const { return m_folder.filePath(name); }
    std::string path(const QString& name) const { return file(name).toStdString(); }
    std::string content(const QString& name) const { return readFileText(path(name)).value_or(""); }

  private:
    QTemporaryDir m_folder;
};

/// Moves of the main line that say how the player judged them.
qsizetype scoresIn(const Game& game) {
    qsizetype scores = 0;
    for (const GameNode* node = game.mainLineEnd(); node; node = node->parent())
        if (node->evalCp || node->evalMate) ++scores;
    return scores;
}

QStringList matchOf(const QString& first, const QString& second, const QString& seed, const QString& games,
                    const QString& pgn) {
    return {"match", "--engine", first, "--engine", second, "--concurrency", "1", "--seed",
            seed,    "--pgn",    pgn,   "--games",  games};
}

}  // namespace

class OlderCommandFilesTest : public QObject {
    Q_OBJECT

    OlderFiles m_files;

  private slots:
    void gamesOfSelfPlayAreCountedAndAddedTo() {
        const Said stats = lab({"data", "stats", "--data", m_files.file("games")});
        QCOMPARE(stats.exitCode, 0);
        QVERIFY2(stats.out.contains("1 files, 40 games (0 duplicates left out"), qPrintable(stats.out));
        QVERIFY(stats.out.contains("White won 45.0 %, drawn 47.5 %, Black won 7.5 %"));
        const OlderFiles fresh;
        const Said more = lab({"selfplay", "--evaluator", "material", "--nodes", "20", "--games", "42",
                               "--seed", "1", "--threads", "1", "--data", fresh.file("games")});
        QVERIFY2(more.exitCode == 0, qPrintable(more.error));
        const Said both = lab({"data", "stats", "--data", fresh.file("games")});
        QVERIFY2(both.out.contains("2 files, 42 games (0 duplicates left out"), qPrintable(both.out));
    }

    void gamesOfSelfPlayAreConvertedByMerging() {
        const Said merged =
            lab({"data", "merge", "--data", m_files.file("games"), "--into", m_files.file("new")});
        QVERIFY2(merged.exitCode == 0, qPrintable(merged.error));
        const Said stats = lab({"data", "stats", "--data", m_files.file("new")});
        QVERIFY2(stats.out.contains("1 files, 40 games (0 duplicates left out"), qPrintable(stats.out));
        // The table of the runs: evaluator, checksum, nodes, endgame nodes, off, seed, games.
        const QRegularExpression run("material +\\S+ +20 +– +– +1 +40 ");
        QVERIFY2(stats.out.contains(run), qPrintable(stats.out));
        const Said both =
            lab({"data", "stats", "--data", m_files.file("games"), "--data", m_files.file("new")});
        QVERIFY2(both.out.contains("2 files, 40 games (40 duplicates left out"), qPrintable(both.out));
    }

    void shuffledGamesAreReadAsWell() {
        const Said stats = lab({"data", "stats", "--data", m_files.file("shuffled")});
        QVERIFY2(stats.out.contains("1 files, 44 games (0 duplicates left out"), qPrintable(stats.out));
    }

    void aTrainingGoesOnAtItsCheckpoint() {
        const Said said = lab({"train", "--data", m_files.file("games"), "--hidden", "32", "--samples",
                               "20000", "--batch", "500", "--threads", "1", "--checkpoint",
                               m_files.file("train.checkpoint"), "--out", m_files.file("again")});
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
        QVERIFY2(said.out.contains("Resuming after 40 steps."), qPrintable(said.out));
        const auto before = loadNetwork(m_files.path("trained.network"));
        const auto after = loadNetwork(m_files.path("again"));
        QVERIFY(before && after);
        QVERIFY(before->weights == after->weights);
    }

    void aNetworkHasItsPapers() {
        const auto network = loadNetwork(m_files.path("trained.network"));
        QVERIFY(network.has_value());
        QCOMPARE(network->name, std::string("Sample by train"));
        QCOMPARE(network->provenance.generation, 3);
        QCOMPARE(network->provenance.notes, std::string("of a sample"));
        QCOMPARE(network->shape.hidden, 32);
    }

    void evolutionsGoOn_data() {
        QTest::addColumn<QStringList>("options");
        QTest::addColumn<QString>("state");
        QTest::addColumn<int>("generations");
        QTest::newRow("by fit") << QStringList{"--by", "fit",    "--population",
                                               "6",    "--data", m_files.file("games")}
                                << "evolution_by_fit.json" << 2;
        QTest::newRow("by games") << QStringList{"--by",     "games", "--population", "4",
                                                 "--rounds", "1",     "--nodes",      "30"}
                                  << "evolution_by_games.json" << 1;
    }
    void evolutionsGoOn() {
        QFETCH(QStringList, options);
        QFETCH(QString, state);
        QFETCH(int, generations);
        const auto evolution = parseEvolution(m_files.content(state), "state");
        QVERIFY(evolution.has_value());
        QCOMPARE(evolution->generations.size(), std::size_t(generations) + 1);
        QCOMPARE(evolution->options.seed, std::uint64_t(4));
        const Said said =
            lab(QStringList{"evolve", "--seed", "4", "--threads", "1", "--state", m_files.file(state),
                            "--generations", QString::number(generations + 1)} +
                options);
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
        QVERIFY2(said.out.contains(QString("generation   %1:").arg(generations + 1)) &&
                     !said.out.contains(QString("generation   %1:").arg(generations)),
                 qPrintable(said.out));
    }

    void genomesAreReadAndSearchedWith() {
        const auto fitted = loadGenome(m_files.path("fitted.genome"));
        const auto played = loadGenome(m_files.path("played.genome"));
        QVERIFY(fitted && played);
        QCOMPARE(fitted->name, std::string("g2"));
        QCOMPARE(fitted->provenance.generation, 2);
        QCOMPARE(fitted->genes[0], 114);
        QCOMPARE(fitted->genes[24], -1);
        QCOMPARE(played->provenance.generation, 1);
        const Said said =
            lab({"search", "--depth", "2", "--evaluator", "genome:" + m_files.file("fitted.genome")});
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
    }

    void tunedWeightsAreReadAndSearchedWith() {
        const auto weights = loadClassicalWeights(m_files.path("tuned.weights"));
        QVERIFY(weights.has_value());
        QCOMPARE(weights->name, std::string("Sample by tune"));
        QCOMPARE(weights->provenance.notes, std::string("of a sample"));
        QVERIFY(!(weights->weights == defaultNamedClassicalWeights().weights));
        const Said said =
            lab({"search", "--depth", "2", "--evaluator", "hand:" + m_files.file("tuned.weights")});
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
    }

    void aComparisonIsShownAgain() {
        const auto saved = loadComparison(m_files.path("comparison.json"));
        QVERIFY(saved.has_value());
        QVERIFY(saved->comparison.isFinished());
        QCOMPARE(saved->comparison.done(), std::size_t(18));
        QCOMPARE(saved->comparison.plan().configurations[1].name, std::string("By-genes"));
        QCOMPARE(saved->comparison.find({1, 1, 3, 0})->totalNodes(), std::uint64_t(160));
        const Said said = lab({"compare", "--fen", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "--fen",
                               "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4",
                               "--config", "name=By-hand hash=1 evaluator=hand", "--config",
                               "name=By-genes hash=1 evaluator=genome off=null-move", "--config",
                               "name=Plain hash=1 evaluator=material preset=minimax", "--to", "3",
                               "--threads", "1", "--file", m_files.file("comparison.json")});
        QVERIFY2(said.exitCode == 0, qPrintable(said.error));
        QVERIFY2(said.out.contains("searches 18 of 18") && said.out.contains("×59.7"), qPrintable(said.out));
    }

    void finishedAndInterruptedMatchesGoOn() {
        const Said whole = lab(matchOf("name=Hand nodes=100 hash=1 evaluator=hand",
                                       "name=Genes nodes=100 hash=1 off=null-move evaluator=genome", "7", "4",
                                       m_files.file("match.pgn")));
        QVERIFY2(whole.exitCode == 0, qPrintable(whole.error));
        QVERIFY2(whole.out.contains("Hand against Genes: 4 of 4 games"), qPrintable(whole.out));
        QVERIFY(whole.error.contains("4 games are finished"));
        const Said half = lab(matchOf("name=First nodes=3000 hash=1", "name=Second nodes=3000 hash=1", "8",
                                      "4", m_files.file("interrupted.pgn")));
        QVERIFY2(half.exitCode == 0, qPrintable(half.error));
        QVERIFY(half.error.contains("3 games are finished"));
        QCOMPARE(indexPgn(m_files.content("interrupted.pgn")).size(), std::size_t(4));
    }

    void gamesAsTextHaveTheirMovesAndScores_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("games");
        QTest::newRow("selfgames") << "selfgames.pgn" << 3;
        QTest::newRow("match") << "match.pgn" << 4;
    }
    void gamesAsTextHaveTheirMovesAndScores() {
        QFETCH(QString, file);
        QFETCH(int, games);
        const OlderFiles fresh;
        const std::string text = fresh.content(file);
        const auto entries = indexPgn(text);
        QCOMPARE(entries.size(), std::size_t(games));
        qsizetype scores = 0;
        for (const auto& entry : entries) {
            const auto game = readPgn(std::string_view(text).substr(entry.offset, entry.length));
            QVERIFY(game.has_value());
            QVERIFY(game->mainLineEnd()->ply() > 8);
            scores += scoresIn(*game);
        }
        QVERIFY(scores > 0);
        QCOMPARE(scores, QByteArray::fromStdString(text).count("[%eval "));
    }
};

PLYGLASS_TEST(OlderCommandFilesTest);
#include "older_command_files_test.moc"
