// The network run behind its page: started, stopped, resumed, shown, kept, and damaged.
#include <QDeadlineTimer>

#include "engine/base/file_text.h"
#include "engine/eval/network/network_file.h"
#include "engine/learning/training/network_run.h"
#include "tests/app/learning/network_desk.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

QString fileOf(const QTemporaryDir& folder, const QString& name) {
    return folder.filePath("learning/run-0001/" + name);
}

QString read(const QString& path) {
    return QString::fromStdString(readFileText(path.toStdString()).value_or(""));
}

QList<qreal> valuesOf(const RowsModel* rows, int row, const QByteArray& role) {
    QList<qreal> numbers = rows->value(row, role).value<QList<qreal>>();
    numbers.removeIf([](qreal value) { return std::isnan(value); });
    return numbers;
}

}  // namespace

class NetworkRunViewTest : public QObject {
    Q_OBJECT

    QTemporaryDir m_finished;  ///< with a small finished run, for tests that only read

    /// Starts the run and waits until the condition holds.
    static void runUntil(Desk& desk, const std::function<bool()>& isThere) {
        desk.network.begin();
        QTRY_VERIFY_WITH_TIMEOUT(isThere() || desk.network.state() == RunState::Finished, kTimeoutMs);
    }

  private slots:
    void initTestCase() {
        Desk desk(m_finished);
        finishRun(desk);
    }

    void emptyBeforeTheFirstRun() {
        QTemporaryDir folder;
        Desk desk(folder);
        QCOMPARE(desk.network.state(), RunState::Empty);
        QCOMPARE(desk.network.generations(), 0);
        QCOMPARE(desk.network.generation(), -1);
        QVERIFY(desk.network.runText().isEmpty());
        QVERIFY(!desk.network.canResume());
        QVERIFY(!QFile::exists(folder.filePath("learning")));
    }

    void presetIsRecognizedUntilChanged() {
        NetworkPlan plan;
        QCOMPARE(plan.presetNames().size(), plan.presetTimes().size());
        for (int preset = 0; preset < plan.presetNames().size(); ++preset) {
            plan.setPreset(preset);
            plan.setSeed(77);
            QCOMPARE(plan.preset(), preset);
        }
        plan.setRounds(plan.rounds() + 1);
        QCOMPARE(plan.preset(), -1);
        plan.setHidden(50);
        QCOMPARE(plan.hidden(), 64);
        plan.setGames(1);
        QCOMPARE(plan.games(), 50);
        QVERIFY(checkedNetworkRun(plan.options()).has_value());
    }

    void finishedRunShowsItsResults() {
        Desk desk(m_finished);
        NetworkRunViewModel& network = desk.network;
        QCOMPARE(network.state(), RunState::Finished);
        QVERIFY(!network.canResume());
        QCOMPARE(network.generations(), 3);
        QCOMPARE(network.generation(), 2);
        QCOMPARE(network.lossGeneration(), 2);
        QCOMPARE(network.progress(), 1.0);
        QVERIFY(network.runText().startsWith("Run 1, started "));
        QCOMPARE(valuesOf(network.strength(), 0, "values").size(), 3);
        QCOMPARE(network.strength()->value(0, "low").value<QList<qreal>>().size(), 3);
        QCOMPARE(network.losses()->count(), 2);
        QVERIFY(valuesOf(network.losses(), 0, "values").size() >= 8);
        QVERIFY(valuesOf(network.losses(), 1, "values").constFirst() > 0);
        QVERIFY(network.facts()->rowCount() >= 6);
        QTRY_COMPARE_WITH_TIMEOUT(network.squareValues()->count(), 6, kTimeoutMs);
        QVERIFY(network.valuesCaption().contains("the games it learned from"));
        const QModelIndex pawn = network.squareValues()->index(0);
        QCOMPARE(pawn.data(SquareValueModel::HeatsRole).value<QList<double>>()[0], 2.0);
        QCOMPARE(pawn.data(SquareValueModel::CpTextsRole).toStringList()[0], QString());
        QVERIFY(!pawn.data(SquareValueModel::SummaryRole).toString().isEmpty());
    }

    void hiddenUnitsAreShownAsBoards() {
        NeuronMaps maps;
        QCOMPARE(maps.count(), 0);
        Network network = randomNetwork({.hidden = 32}, 3);
        std::fill(network.weights.features.begin(), network.weights.features.end(), std::int16_t{0});
        // Unit 5 responds to a knight on a8; no other input has a weight.
        network.weights.features[static_cast<std::size_t>(
            networkInput(White, false, WhiteKnight, A8) * network.shape.hidden + 5)] = -80;
        network.weights.outputs[5] = 1;
        maps.show(std::make_shared<const Network>(network));
        maps.setPiece(Knight);
        QCOMPARE(maps.count(), 32);
        const QList<qreal> heats = maps.heats();
        QCOMPARE(heats[0], -1.0);
        QCOMPARE(heats.count(0.0), 32 * 64 - 1);
        maps.setPiece(6);
        QCOMPARE(maps.piece(), static_cast<int>(Knight));
        maps.show(std::make_shared<const Network>(randomNetwork({.hidden = 128}, 3)));
        QCOMPARE(maps.count(), NeuronMaps::kMaxMaps);
        maps.show(nullptr);
        QVERIFY(maps.heats().isEmpty() && maps.caption().isEmpty());
    }

    void otherGenerationsCanBeShown() {
        Desk desk(m_finished);
        QCOMPARE(desk.network.match()->challenger(), QString("generation 2"));
        desk.network.setGeneration(1);
        QCOMPARE(desk.network.match()->challenger(), QString("generation 1"));
        QCOMPARE(desk.network.lossGeneration(), 1);
        desk.network.setGeneration(0);
        QCOMPARE(desk.network.generation(), 0);
        desk.network.setGeneration(3);
        QCOMPARE(desk.network.generation(), 0);
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.squareValues()->count(), 6, kTimeoutMs);
    }

    void pausedRunResumesAfterRestart() {
        QTemporaryDir folder;
        {
            Desk desk(folder);
            desk.network.plan()->setGames(200);
            runUntil(desk, [&] { return desk.network.detail().startsWith("plays itself"); });
            desk.network.pause();
            QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Paused, kTimeoutMs);
            QVERIFY(desk.network.canResume());
            QCOMPARE(desk.runs.active(), 0);
            QVERIFY(read(fileOf(folder, "run.json")).contains("\"state\": \"paused\""));
        }
        Desk desk(folder);
        QCOMPARE(desk.network.state(), RunState::Paused);
        QVERIFY(desk.network.generations() >= 1);
        desk.network.resume();
        QVERIFY(!desk.network.canBegin());
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Finished, kTimeoutMs);
        QCOMPARE(desk.network.generations(), 3);
        QVERIFY(desk.network.canBegin());
    }

    void resultsSurviveRestart() {
        QTemporaryDir folder;
        const auto learned = [](Desk& desk) {
            QStringList words{desk.network.valuesCaption()};
            for (int piece = 0; piece < desk.network.squareValues()->count(); ++piece)
                words +=
                    desk.network.squareValues()->index(piece).data(SquareValueModel::SummaryRole).toString();
            return words;
        };
        QStringList before;
        {
            Desk desk(folder);
            desk.network.plan()->setGames(200);
            // Self-play of the next generation is running.
            runUntil(desk, [&] {
                return desk.network.generation() == 1 && desk.network.detail().startsWith("plays itself");
            });
            // The values over its games follow those over random positions.
            const auto isOfGames = [&] { return desk.network.valuesCaption().contains("it learned from"); };
            QTRY_VERIFY_WITH_TIMEOUT(isOfGames(), kTimeoutMs);
            QTRY_COMPARE_WITH_TIMEOUT(desk.network.squareValues()->count(), 6, kTimeoutMs);
            before = learned(desk);
            desk.network.pause();
            QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Paused, kTimeoutMs);
        }
        Desk desk(folder);
        desk.network.setGeneration(1);
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.squareValues()->count(), 6, kTimeoutMs);
        QCOMPARE(learned(desk), before);
    }

    void closingPausesTheRun() {
        QTemporaryDir folder;
        {
            Desk desk(folder);
            desk.network.plan()->setGames(2000);
            runUntil(desk, [&] { return desk.network.generations() > 0; });
            QVERIFY(read(fileOf(folder, "run.json")).contains("\"state\": \"running\""));
            QTRY_VERIFY_WITH_TIMEOUT(desk.network.watch()->hasGame(), kTimeoutMs);
            QCOMPARE(desk.network.watch()->title(), QString("generation 0 against itself"));
            QVERIFY(desk.network.watch()->caption().startsWith("For generation 1, move "));
            desk.network.shutDown();
            QCOMPARE(desk.runs.active(), 0);
        }
        QVERIFY(read(fileOf(folder, "run.json")).contains("\"state\": \"paused\""));
    }

    void closingStopsAllWork() {
        QTemporaryDir folder;
        Desk desk(folder);
        desk.network.plan()->setGames(2000);
        desk.network.begin();
        // The first network is on disk, and the page has not been notified.
        const std::string run = desk.runs.folderOf(1).toStdString();
        const QDeadlineTimer deadline(kTimeoutMs);
        const auto isMade = [&run] {
            const auto state = loadNetworkRun(run);
            return state && state->made() > 0;
        };
        while (!isMade() && !deadline.hasExpired()) QTest::qSleep(10);
        QTest::qSleep(100);
        QCOMPARE(desk.network.generations(), 0);
        QSignalSpy workedOut(&desk.network, &NetworkRunViewModel::valuesChanged);
        desk.network.shutDown();
        QVERIFY(desk.network.generations() > 0);
        QVERIFY(!workedOut.wait(1000));
    }

    void newRunClearsOldResults() {
        QTemporaryDir folder;
        Desk desk(folder);
        desk.network.plan()->setGames(2000);
        for (int run = 1; run <= 2; ++run) {
            runUntil(desk, [&] { return desk.network.generations() > 0; });
            desk.network.pause();
            QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Paused, kTimeoutMs);
        }
        ReferenceMatchViewModel& match = *desk.network.match();
        match.setGames(2);
        match.setNodes(20);
        match.start();
        QTRY_VERIFY_WITH_TIMEOUT(!match.running(), kTimeoutMs);
        QVERIFY(match.hasScore());
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.squareValues()->count(), 6, kTimeoutMs);

        desk.network.openRun(1);
        QVERIFY(!match.hasScore());
        QCOMPARE(desk.network.squareValues()->count(), 0);
        QVERIFY(match.canStart());
        match.setGames(ReferenceMatchViewModel::kMaxGames);
        match.start();
        desk.network.openRun(2);
        QVERIFY(!match.running());
        // The result of this run is shown again.
        QVERIFY2(match.gamesText().startsWith("2 games at 20 nodes"), qPrintable(match.gamesText()));
        const QString pairing = match.pairing();
        match.start();
        match.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!match.running(), kTimeoutMs);
        QCOMPARE(match.pairing(), pairing);
        QVERIFY(match.hasScore());

        // If another run cannot be opened, this one loses nothing.
        desk.network.resume();
        match.start();
        desk.network.openRun(1);
        QCOMPARE(desk.refusals.size(), 1);
        QVERIFY(match.running());
        desk.network.shutDown();
    }

    void shownGenerationCanBePinned() {
        QTemporaryDir folder;
        Desk desk(folder);
        desk.network.plan()->setGames(200);
        runUntil(desk, [&] { return desk.network.generation() >= 0; });
        const int held = desk.network.generation();
        QVERIFY(held < 2);
        desk.network.stay();
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Finished, kTimeoutMs);
        QCOMPARE(desk.network.generations(), 3);
        QCOMPARE(desk.network.generation(), held);
        desk.network.saveAs(desk.network.suggestedName());
        const LibraryEvaluator& kept = desk.evaluators.all().back();
        QCOMPARE(kept.name, QString("Network run 1, generation %1").arg(held));
        QCOMPARE(kept.evaluator.choice.network->lineage.generation, held);
    }

    void stoppedRunCanBeResumed() {
        QTemporaryDir folder;
        Desk desk(folder);
        desk.network.plan()->setGames(2000);
        runUntil(desk, [&] { return desk.network.generations() > 0; });
        desk.network.stop();
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Stopped, kTimeoutMs);
        QVERIFY(desk.network.canResume());
    }

    void onlyOneRunIsActive() {
        QTemporaryDir folder;
        Desk desk(folder);
        QVERIFY(desk.runs.claim(99).has_value());
        desk.network.begin();
        QCOMPARE(desk.refusals.size(), 1);
        QVERIFY(desk.refusals.constFirst().contains("99"));
        QCOMPARE(desk.network.state(), RunState::Empty);
    }

    void abandonedMapsAreNotComputed() {
        const QString run = m_finished.filePath("learning/run-0001");
        SquareValueService service;
        QSignalSpy ready(&service, &SquareValueService::ready);
        QSignalSpy failed(&service, &SquareValueService::failed);
        service.look(run, 2);
        service.look(m_finished.filePath("nowhere"), 1);
        service.abandon();
        service.look(run, 1);
        QTRY_COMPARE_WITH_TIMEOUT(ready.size() + failed.size(), 1, kTimeoutMs);
        QCOMPARE(failed.size(), 0);
    }

    void damagedStateIsReportedAndKept() {
        QTemporaryDir folder;
        {
            Desk desk(folder);
            desk.network.begin();
            QTRY_VERIFY_WITH_TIMEOUT(desk.network.generations() > 0, kTimeoutMs);
            desk.network.shutDown();
        }
        const QString file = fileOf(folder, "network-run.json");
        QVERIFY(writeFileText(file.toStdString(), "{").has_value());
        Desk desk(folder);
        QCOMPARE(desk.network.state(), RunState::Damaged);
        QVERIFY2(desk.network.error().contains("network-run.json"), qPrintable(desk.network.error()));
        QVERIFY(!desk.network.canResume());
        QVERIFY(desk.network.canBegin());
        QCOMPARE(read(file), QString("{"));
        desk.network.begin();
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Finished, kTimeoutMs);
        QCOMPARE(read(file), QString("{"));
        QCOMPARE(desk.runs.all().size(), 2u);
        desk.network.openRun(1);
        QCOMPARE(desk.network.state(), RunState::Damaged);
        // A pending computation for the previous run does not overwrite the values.
        desk.network.openRun(2);
        desk.network.openRun(1);
        QSignalSpy workedOut(&desk.network, &NetworkRunViewModel::valuesChanged);
        QVERIFY(!workedOut.wait(1000));
        QCOMPARE(desk.network.squareValues()->count(), 0);
    }

    void failedRunCanBeRetried() {
        QTemporaryDir folder;
        {
            Desk desk(folder);
            desk.network.plan()->setGames(2000);
            runUntil(desk, [&] { return desk.network.generations() > 0; });
            desk.network.shutDown();
        }
        const QString file = fileOf(folder, "generation-000.network");
        const QString aside = fileOf(folder, "aside");
        QVERIFY(QFile::rename(file, aside));
        Desk desk(folder);
        QCOMPARE(desk.network.state(), RunState::Paused);
        QVERIFY(desk.network.error().contains("generation-000.network"));
        desk.network.resume();
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Failed, kTimeoutMs);
        QVERIFY2(desk.network.error().contains("generation-000.network"), qPrintable(desk.network.error()));
        QVERIFY(QFile::rename(aside, file));
        QVERIFY(desk.network.canResume());
        desk.network.resume();
        QCOMPARE(desk.network.state(), RunState::Running);
        desk.network.shutDown();
    }

    void deletedRunIsClosed() {
        QTemporaryDir folder;
        Desk desk(folder);
        desk.network.begin();
        QTRY_COMPARE_WITH_TIMEOUT(desk.network.state(), RunState::Finished, kTimeoutMs);
        desk.network.forget(1);
        QCOMPARE(desk.network.state(), RunState::Empty);
        QCOMPARE(desk.network.match()->challenger(), QString());
        QVERIFY(desk.runs.remove(1).has_value());
        QVERIFY(!QFile::exists(folder.filePath("learning/run-0001")));
    }
};

PLYGLASS_TEST(NetworkRunViewTest);
#include "network_run_view_test.moc"
