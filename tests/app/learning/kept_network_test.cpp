// The products of a network run: generations that are kept, exported, measured against others and played
// against.
#include "engine/eval/genome.h"
#include "engine/eval/network/network_file.h"
#include "tests/app/learning/network_desk.h"
#include "tests/suite.h"

using namespace plyglass;

class KeptNetworkTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_finished;  ///< with a small finished run

  private slots:
    void initTestCase() {
        Desk desk(m_finished);
        finishRun(desk);
    }

    void generationIsSavedExportedAndPlayed() {
        Desk desk(m_finished);
        NetworkRunViewModel& network = desk.network;
        const auto before = desk.evaluators.all().size();
        QSignalSpy chosen(&network, &NetworkRunViewModel::opponentChosen);
        network.saveAs("Pupil");
        QCOMPARE(desk.evaluators.all().size(), before + 1);
        const LibraryEvaluator* kept = desk.evaluators.find("own-pupil");
        QVERIFY(kept);
        // It is already there, under another name.
        network.playAgainst();
        QCOMPARE(desk.evaluators.all().size(), before + 1);
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen[0][0].value<PlayerEvaluator>().id, std::string("own-pupil"));
        network.setGeneration(1);
        network.playAgainst();
        QCOMPARE(desk.evaluators.all().size(), before + 2);
        QCOMPARE(desk.evaluators.all().back().name, QString("Pupil"));
        QVERIFY(desk.evaluators.find("own-network-run-1-generation-1"));

        const QString file = m_finished.filePath("given.network");
        network.exportTo(QUrl::fromLocalFile(file));
        const auto given = loadNetwork(file.toStdString());
        QVERIFY(given.has_value());
        QCOMPARE(given->lineage.generation, 1);
        network.exportTo(QUrl::fromLocalFile(m_finished.filePath("no/such/folder.network")));
        QCOMPARE(desk.refusals.size(), 1);
        QVERIFY(desk.evaluators.remove("own-pupil") &&
                desk.evaluators.remove("own-network-run-1-generation-1"));
    }

    void matchResultsAreSavedWithTheRun() {
        {
            Desk desk(m_finished);
            RivalsViewModel& rivals = *desk.network.rivals();
            rivals.setMatch(2, 20);
            QVERIFY(rivals.canStart());
            const int others = rivals.rows()->count();
            QCOMPARE(others, static_cast<int>(allEvaluators().size()));
            rivals.start();
            QTRY_VERIFY_WITH_TIMEOUT(!rivals.running(), kTimeoutMs);
            for (int row = 0; row < others; ++row)
                QVERIFY(!rivals.rows()->value(row, "eloText").toString().isEmpty());
            QVERIFY(!rivals.canStart());
            // The results are known at once when the generation is shown again.
            desk.network.setGeneration(0);
            QVERIFY(rivals.canStart());
            desk.network.setGeneration(2);
            QVERIFY(!rivals.canStart());
            QVERIFY(!rivals.rows()->value(0, "countsText").toString().isEmpty());
        }
        Desk again(m_finished);
        QVERIFY(!again.network.rivals()->canStart());
        QVERIFY(!again.network.rivals()->rows()->value(0, "countsText").toString().isEmpty());
        again.network.setGeneration(1);
        QVERIFY(again.network.rivals()->canStart());
    }

    void scoresBelongToTheirWeights() {
        QTemporaryDir folder;
        EvaluatorLibrary evaluators(folder.filePath("evaluators"));
        Genome pupil = defaultGenome();
        pupil.name = "Pupil";
        pupil.genes[0] += 10;
        QCOMPARE(*evaluators.keep(pupil), std::string("own-pupil"));
        RivalsViewModel rivals(evaluators);
        RivalScores scores;
        connect(&rivals, &RivalsViewModel::scored, &rivals,
                [&](const std::string& rival, const RivalScore& score) { scores[rival] = score; });
        rivals.setMatch(2, 20);
        rivals.show(EvaluatorKind::Material, {});
        rivals.start();
        QTRY_VERIFY_WITH_TIMEOUT(!rivals.running(), kTimeoutMs);
        QVERIFY(!rivals.canStart());
        const int row = rivals.rows()->count() - 1;
        QCOMPARE(rivals.rows()->value(row, "name").toString(), QString("Pupil"));
        QVERIFY(!rivals.rows()->value(row, "eloText").toString().isEmpty());

        QVERIFY(evaluators.remove("own-pupil").has_value());
        pupil.genes[0] += 10;
        QCOMPARE(*evaluators.keep(pupil), std::string("own-pupil"));
        QVERIFY(rivals.canStart());
        QCOMPARE(rivals.rows()->value(row, "eloText").toString(), QString());
        rivals.show(EvaluatorKind::Material, scores);
        QVERIFY(rivals.canStart());
        QCOMPARE(rivals.rows()->value(row, "eloText").toString(), QString());
        QVERIFY(!rivals.rows()->value(0, "eloText").toString().isEmpty());
    }

    void savedNetworkIsUsedWhileItsFileExists() {
        WindowUnderTest window;
        const QString folder = window.directory.filePath("data/evaluators");
        EvaluatorLibrary library(folder);
        Network network = randomNetwork({.hidden = 32}, 9);
        network.name = "Pupil";
        QCOMPARE(*library.keep(network), std::string("own-pupil"));
        window.close();
        window.open();
        window.start(setupOf(person(), computer(2)));
        emit window.app->learning()->opponentChosen(*[&] {
            const LibraryEvaluator* kept = library.find("own-pupil");
            return kept ? &kept->evaluator : nullptr;
        }());
        QCOMPARE(window.controller().setup().players[Black].evaluator.id, std::string("own-pupil"));
        window.play("e2e4");
        QVERIFY(window.waitForPly(2));
        window.close();
        QVERIFY(QFile::remove(folder + "/pupil.network"));
        window.open();
        QSignalSpy said(&window.controller(), &GameController::notified);
        GameSetup setup = setupOf(person(), computer(2));
        setup.players[Black].evaluator = PlayerEvaluator("own-pupil", EvaluatorKind::Classical);
        window.start(setup);
        QCOMPARE(window.controller().setup().players[Black].evaluator.id, std::string("classical"));
        QVERIFY(!said.isEmpty());
        QVERIFY(said.last()[0].toString().contains("own-pupil"));
        QVERIFY(said.last()[0].toString().contains("classical evaluation"));
    }
};

PLYGLASS_TEST(KeptNetworkTest);
#include "kept_network_test.moc"
