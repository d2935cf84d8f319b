// The laboratory behind its page: the same numbers as engine/lab, runs that can be stopped, gone on with,
// opened again and repeated, and plans that say why they cannot be run.
#include "app/viewmodels/laboratory_view_model.h"

#include <QSignalSpy>
#include <QTest>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/lab/plans.h"
#include "tests/app/window_under_test.h"

using namespace plyglass;

namespace {

constexpr int kPatienceMs = 60'000;
constexpr const char* kItalian = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
constexpr const char* kRookEnding = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";

QString readText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The laboratory of a program, with a small plan that takes a moment.
class LabUnderTest : public WindowUnderTest {
  public:
    LaboratoryViewModel& lab() { return *app->laboratory(); }

    void smallPlan(int toDepth = 3) {
        lab().positions()->addFen(kItalian);
        lab().positions()->addFen(kRookEnding);
        for (int row = 0; row < 2; ++row) {
            Configuration small = lab().configurations()->at(row);
            small.hashMib = 1;
            lab().configurations()->replace(row, small);
        }
        lab().setToDepth(toDepth);
    }
    bool waitForEnd() {
        return QTest::qWaitFor([this] { return !lab().running(); }, kPatienceMs);
    }
    bool runSmallPlan(int toDepth = 3) {
        smallPlan(toDepth);
        lab().run();
        return lab().running() && waitForEnd() && lab().state() == "finished";
    }
    /// A plan that lasts until it is stopped: the second configuration searches every move to depth 9.
    void runEndlessPlan() {
        smallPlan(9);
        Configuration slow = lab().configurations()->at(1);
        slow.techniques = presetFromId("minimax").value();
        lab().configurations()->replace(1, slow);
        lab().setGiveUpSeconds(3600);
        lab().run();
    }
    QStringList savedFiles() const {
        return QDir(directory.filePath("data/laboratory")).entryList({"*.json"}, QDir::Files);
    }
};

}  // namespace

class LaboratoryTest : public QObject {
    Q_OBJECT

  private slots:
    void thePageHasTheNumbersOfTheCommandLine() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan());
        Comparison expected(window.lab().plan());
        runComparison(expected, {});
        const Comparison& shown = *window.lab().comparison();
        for (const RunKey& key : expected.keys()) QVERIFY(shown.find(key)->countsAs(*expected.find(key)));

        QCOMPARE(window.lab().resultDepth(), 3);
        const Table table = summaryTable(expected, 3);
        for (int row = 0; row < 2; ++row) {
            const auto& cells = table.rows[std::size_t(row)];
            const auto nodes = window.lab().summary()->value(row, "nodesText").toString();
            QCOMPARE(QString(nodes).remove(QChar(0x2009)), QString::number(cells[1].number.value(), 'f', 0));
            QCOMPARE(window.lab().summary()->value(row, "sameMoveText").toString(),
                     QString::fromStdString(cells[7].text));
        }
        QCOMPARE(window.lab().results()->count(), 4);
        QCOMPARE(window.lab().results()->value(3, "position").toString(), QString("Position 2"));
    }

    void theChartHasAValueForEachDepthAndConfiguration() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan());
        const auto values = window.lab().series()->value(1, "values").value<QList<double>>();
        QCOMPARE(values.size(), 3);
        const Comparison& shown = *window.lab().comparison();
        QCOMPARE(values[2], meanOf(shown, Quantity::Nodes, 1, 3).value);
        window.lab().setQuantityIndex(3);
        QCOMPARE(window.lab().series()->value(1, "values").value<QList<double>>()[2],
                 meanOf(shown, Quantity::Branching, 1, 3).value);
        QCOMPARE(window.lab().summary()->value(0, "costText").toString(), QString("1"));
        QVERIFY(window.lab().verdictText().contains("A and B"));
    }

    void aPlanSaysWhyItCannotBeRun() {
        LabUnderTest window;
        LaboratoryViewModel& lab = window.lab();
        QVERIFY(lab.whyNotRun().contains("position"));
        lab.run();
        QVERIFY(!lab.running());
        lab.positions()->addFen(kItalian);
        QCOMPARE(lab.whyNotRun(), QString());
        lab.configurations()->remove(1);
        QVERIFY(lab.whyNotRun().contains("second configuration"));
        const int row = lab.configurations()->add();
        QCOMPARE(lab.whyNotRun(), QString());
        lab.configurations()->rename(
            row, lab.configurations()
                     ->data(lab.configurations()->index(0), LabConfigurationsModel::NameRole)
                     .toString());
        QVERIFY(lab.whyNotRun().contains("another name"));
        QVERIFY([&] {
            lab.editor()->setRow(row);
            return !lab.editor()->nameError().isEmpty();
        }());
    }

    void aBadFenIsRefusedWithItsReason() {
        LabUnderTest window;
        LabPositionsModel& positions = *window.lab().positions();
        QVERIFY(!positions.addFen("8/8/8/8/8/8/8/8 w - - 0 1"));
        QVERIFY2(positions.error().contains("king"), qPrintable(positions.error()));
        QCOMPARE(positions.count(), 0);
        QVERIFY(!positions.addFen(QString("%1\nnonsense").arg(kItalian)));
        QVERIFY2(positions.error().startsWith("Line 2"), qPrintable(positions.error()));
        QCOMPARE(positions.count(), 0);
        QVERIFY(positions.addFen(QString("%1\n%2").arg(kItalian, kRookEnding)));
        QCOMPARE(positions.count(), 2);
        QVERIFY(positions.error().isEmpty());
        QVERIFY(positions.addFen(kItalian));
        QCOMPARE(positions.count(), 2);
        QCOMPARE(positions.currentIndex(), 0);
        QCOMPARE(positions.currentFacts(), QStringList({"White to move", "33 legal moves", "32 pieces"}));
    }

    void thePositionOnTheBoardCanBeAdded() {
        LabUnderTest window;
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        window.lab().addGamePosition();
        LabPositionsModel& positions = *window.lab().positions();
        QCOMPARE(positions.count(), 1);
        QVERIFY(positions.currentName().contains("1.e4"));
        QVERIFY(positions.positions().front().position == window.controller().shown()->position());
    }

    void everyReadyMadePlanCanBeRun() {
        LabUnderTest window;
        for (int i = 0; i < window.lab().readyMade()->count(); ++i) {
            window.lab().positions()->clear();
            window.lab().useReadyMade(i);
            QCOMPARE(window.lab().whyNotRun(), QString());
            QCOMPARE(window.lab().positions()->count(), int(suitePositions().size()));
            QVERIFY(window.lab().configurations()->count() >= 2);
        }
        window.lab().positions()->set({suitePositions()[2]});
        window.lab().useReadyMade(0);
        QCOMPARE(window.lab().positions()->count(), 1);
    }

    void theSwitchesOfAConfigurationCanBeChanged() {
        LabUnderTest window;
        LabConfigurationsModel& configurations = *window.lab().configurations();
        ConfigurationEditor& editor = *window.lab().editor();
        const int copy = configurations.duplicate(0);
        editor.setRow(copy);
        editor.setOn("null-move", false);
        QVERIFY(!configurations.at(copy).techniques.nullMove);
        QVERIFY(configurations.at(0).techniques.nullMove);
        const QString difference =
            configurations.data(configurations.index(copy), LabConfigurationsModel::DifferenceRole)
                .toString();
        QVERIFY2(difference.contains("without Null move"), qPrintable(difference));
        editor.setThreads(2);
        editor.setQuiescence(4);
        editor.setEvaluatorIndex(0);
        QCOMPARE(configurations.at(copy).threads, 2);
        QCOMPARE(configurations.at(copy).techniques.quiescencePlies, 4);
        QVERIFY(configurations.at(copy).evaluator.kind == allEvaluators()[0].kind);
        editor.applyPreset(0);
        QCOMPARE(editor.presetIndex(), 0);
        configurations.remove(0);
        QCOMPARE(editor.row(), copy - 1);
        configurations.remove(copy - 1);
        QCOMPARE(editor.row(), -1);
    }

    void evaluatorsOfOnesOwnAreChosenRunAndKnownAgain() {
        LabUnderTest window;
        const auto keep = [&](const char* name) {
            EvaluatorLibrary library(window.directory.filePath("data/evaluators"));
            NamedHandWeights own;
            own.name = name;
            own.weights = formulaHandWeights();
            return library.keep(own).has_value();
        };
        window.close();
        QVERIFY(keep("Simple") && keep("Simple twin"));
        window.open();
        ConfigurationEditor* editor = window.lab().editor();
        const auto twin = editor->evaluatorNames().indexOf("Simple twin");
        QVERIFY2(twin > 0, qPrintable(editor->evaluatorNames().join(", ")));
        editor->setRow(1);
        editor->setEvaluatorIndex(int(twin));
        QCOMPARE(editor->evaluatorIndex(), int(twin));
        QCOMPARE(editor->evaluatorName(), QString("Simple twin"));
        QVERIFY(window.runSmallPlan());
        const Measurement own = *window.lab().comparison()->find({0, 1, 3, 0});

        // Known again by what they say, though the file's copy lies elsewhere.
        const auto reopen = [&] {
            window.close();
            window.open();
            window.lab().savedRuns()->refresh();
            if (!QTest::qWaitFor([&] { return window.lab().savedRuns()->rows()->count() == 1; }, kPatienceMs))
                return false;
            window.lab().savedRuns()->open(0);
            return QTest::qWaitFor([&] { return window.lab().state() == "finished"; }, kPatienceMs);
        };
        QVERIFY(reopen());
        window.lab().editor()->setRow(1);
        QCOMPARE(window.lab().editor()->evaluatorIndex(), int(twin));

        // And run where nobody has them.
        window.close();
        QVERIFY(QDir(window.directory.filePath("data/evaluators")).removeRecursively());
        window.open();
        QVERIFY(reopen());
        window.lab().editor()->setRow(1);
        QCOMPARE(window.lab().editor()->evaluatorIndex(), -1);
        QVERIFY(window.lab().editor()->evaluatorName().contains("Simple twin"));
        window.lab().runAgain();
        QVERIFY(window.waitForEnd());
        QVERIFY2(window.lab().repeatSame(), qPrintable(window.lab().repeatText()));
        QVERIFY(window.lab().comparison()->find({0, 1, 3, 0})->countsAs(own));
    }

    void stoppingKeepsWhatWasMeasuredAndItGoesOn() {
        LabUnderTest window;
        window.runEndlessPlan();
        QVERIFY(QTest::qWaitFor([&] { return window.lab().comparison()->done() >= 4; }, kPatienceMs));
        window.lab().stop();
        QVERIFY(window.waitForEnd());
        QCOMPARE(window.lab().state(), QString("stopped"));
        const std::size_t kept = window.lab().comparison()->done();
        QVERIFY(kept >= 4 && !window.lab().comparison()->isFinished());
        QVERIFY(window.lab().hasResults());
        QCOMPARE(window.savedFiles().size(), 1);
        const auto saved = loadComparison(
            window.directory.filePath("data/laboratory/" + window.savedFiles().front()).toStdString());
        QVERIFY(saved.has_value());
        QCOMPARE(saved->comparison.done(), kept);

        window.lab().goOn();
        QVERIFY(window.lab().running());
        QVERIFY(window.lab().comparison()->done() >= kept);
        window.lab().stop();
        QVERIFY(window.waitForEnd());
        QCOMPARE(window.savedFiles().size(), 1);
    }

    void closingTheProgramStopsTheRunAndLeavesAWholeFile() {
        LabUnderTest window;
        window.runEndlessPlan();
        QVERIFY(QTest::qWaitFor([&] { return window.lab().hasResults(); }, kPatienceMs));
        window.close();
        QCOMPARE(window.savedFiles().size(), 1);
        const auto saved = loadComparison(
            window.directory.filePath("data/laboratory/" + window.savedFiles().front()).toStdString());
        QVERIFY(saved.has_value());
        QVERIFY(saved->comparison.done() > 0);
    }

    void closingTheProgramWhileAllViewsComputeEndsThemAll() {
        LabUnderTest window;
        window.runEndlessPlan();
        window.lab().reproduction()->run();
        window.lab().live()->setSeconds(3600);
        window.lab().live()->start();
        QVERIFY(QTest::qWaitFor([&] { return window.lab().hasResults(); }, kPatienceMs));
        QVERIFY(window.lab().live()->running() && window.lab().busy());
        window.app->shutDown();
        QVERIFY(!window.lab().live()->running());
        QVERIFY(!window.lab().running() && !window.lab().reproduction()->running());
        window.close();
        QCOMPARE(window.savedFiles().size(), 1);
    }

    void aSavedRunOpenedAgainIsTheSame() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan());
        const Comparison before = *window.lab().comparison();
        window.close();
        window.open();
        LaboratoryViewModel& lab = window.lab();
        QCOMPARE(lab.state(), QString("empty"));
        lab.savedRuns()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 1, kPatienceMs);
        QVERIFY(lab.savedRuns()->rows()->value(0, "finished").toBool());
        lab.savedRuns()->open(0);
        QTRY_COMPARE_WITH_TIMEOUT(lab.state(), QString("finished"), kPatienceMs);
        for (const RunKey& key : before.keys())
            QVERIFY(lab.comparison()->find(key)->countsAs(*before.find(key)));
        QCOMPARE(lab.positions()->count(), 2);
        QCOMPARE(lab.toDepth(), 3);

        lab.runAgain();
        QVERIFY(window.waitForEnd());
        QVERIFY2(lab.repeatSame(), qPrintable(lab.repeatText()));
        QVERIFY(lab.repeatText().contains("12"));
        QCOMPARE(window.savedFiles().size(), 2);
        lab.savedRuns()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 2, kPatienceMs);
        lab.savedRuns()->remove(0);
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 1, kPatienceMs);
        QCOMPARE(window.savedFiles().size(), 1);
    }

    void whatIsWantedLastIsReadThoughTheFolderIsStillLookedThrough() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan(1));
        LaboratoryViewModel& lab = window.lab();
        const QString path = window.directory.filePath("data/laboratory/" + window.savedFiles().front());
        lab.startOver();
        lab.savedRuns()->refresh();
        lab.savedRuns()->refresh();
        lab.openFile(QUrl::fromLocalFile(path));
        QVERIFY(lab.savedRuns()->busy());
        QTRY_COMPARE_WITH_TIMEOUT(lab.state(), QString("finished"), kPatienceMs);
        QVERIFY(!lab.savedRuns()->busy());
        lab.savedRuns()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 1, kPatienceMs);
    }

    void aDamagedFileIsToldAndNothingElseHappens() {
        LabUnderTest window;
        const QString path = window.directory.filePath("broken.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"plyglass-comparison\"");
        file.close();
        window.lab().openFile(QUrl::fromLocalFile(path));
        QTRY_VERIFY_WITH_TIMEOUT(window.lab().error().contains("broken.json"), kPatienceMs);
        QCOMPARE(window.lab().state(), QString("empty"));
    }

    void rowsAreSortedWithinTheirPosition() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan());
        LaboratoryViewModel& lab = window.lab();
        lab.sortBy("nodes");
        const auto nodesAt = [&](int row) {
            return lab.results()->value(row, "nodes").toString().remove(QChar(0x2009)).toDouble();
        };
        QVERIFY(nodesAt(0) <= nodesAt(1) && nodesAt(2) <= nodesAt(3));
        lab.sortBy("nodes");
        QVERIFY(nodesAt(0) >= nodesAt(1) && nodesAt(2) >= nodesAt(3));
        QCOMPARE(lab.results()->value(0, "position"), lab.results()->value(1, "position"));
        lab.sortBy("nodes");
        QCOMPARE(lab.sortColumn(), QString());
        QCOMPARE(lab.results()->value(0, "badge").toString(), QString("A"));
    }

    void whatIsGivenUpIsMarked() {
        LabUnderTest window;
        window.smallPlan(5);
        Configuration slow = window.lab().configurations()->at(1);
        slow.techniques = presetFromId("minimax").value();
        window.lab().configurations()->replace(1, slow);
        window.lab().setGiveUpMillions(1);
        window.lab().run();
        QVERIFY(window.waitForEnd());
        window.lab().setResultDepth(5);
        QCOMPARE(window.lab().results()->value(1, "phase").toString(), QString("givenUp"));
        QVERIFY(window.lab().results()->value(1, "time").toString().startsWith("> "));
        QVERIFY(window.lab().series()->value(1, "givenUp").value<QList<bool>>()[4]);
        QVERIFY(window.lab().results()->value(1, "note").toString().contains("Given up"));
        QVERIFY(window.lab().summary()->value(1, "note").toString().contains("Given up"));
        QVERIFY(window.lab().summary()->value(0, "note").toString().isEmpty());
        QVERIFY(window.lab().summary()->value(1, "costText").toString().startsWith(QString("≥ ×")));
    }

    void aConfigurationThatExplodesHoldsNobodyBack() {
        LabUnderTest window;
        window.smallPlan(5);
        window.lab().configurations()->add();
        Configuration slow = window.lab().configurations()->at(1);
        slow.techniques = presetFromId("minimax").value();
        window.lab().configurations()->replace(1, slow);
        Comparison comparison(window.lab().plan());
        for (const RunKey& key : comparison.keys()) {
            Measurement m;
            m.key = key;
            m.completed = key.configuration != 1 || key.depth < 3;
            m.nodes[0] = 1000;
            comparison.add(m);
        }
        QCOMPARE(commonDepth(comparison), 5);
        // The line of what exploded ends with the lower bound of the depth at which it did.
        const QList<LabRow> rows = seriesRows(comparison, Quantity::Nodes);
        const auto values = rows[1][3].value<QList<double>>();
        QCOMPARE(values[2], 1000.0);
        QVERIFY(std::isnan(values[3]) && std::isnan(values[4]));
    }

    void exportsAreWhatTheCommandLineWrites() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan());
        QSignalSpy exported(&window.lab(), &LaboratoryViewModel::exported);
        const auto write = [&](const QString& format) {
            const QString path = window.directory.filePath("out." + format);
            window.lab().exportTo(format, QUrl::fromLocalFile(path));
            return exported.wait(kPatienceMs) ? readText(path) : QString();
        };
        QCOMPARE(write("csv"), QString::fromStdString(toCsv(*window.lab().comparison())));
        const QString json = write("json");
        const auto parsed = parseComparison(json.toStdString(), "out.json");
        QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().message.c_str());
        QVERIFY(parsed->comparison.isFinished());
        const QString markdown = write("markdown");
        QVERIFY(markdown.startsWith("## Comparison"));
        QVERIFY(markdown.contains("| configuration") || markdown.contains("|configuration"));
        QVERIFY(markdown.contains("Plyglass"));
    }

    void anExportThatCannotBeWrittenSaysWhy() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan(1));
        window.lab().exportTo("csv", QUrl::fromLocalFile(window.directory.filePath("no/such/folder.csv")));
        QTRY_VERIFY_WITH_TIMEOUT(window.lab().error().contains("folder.csv"), kPatienceMs);
    }
};

QTEST_MAIN(LaboratoryTest)
#include "laboratory_test.moc"
