// Runs of the laboratory: stopped, resumed, interrupted by closing, opened again and repeated, also on a
// machine without the evaluators.

#include "tests/app/laboratory/lab_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

class LaboratoryRunsTest : public QObject {
    Q_OBJECT

  private slots:
    void customEvaluatorsAreUsedAndRecognized() {
        LabUnderTest window;
        const auto keep = [&](const char* name) {
            EvaluatorLibrary library(window.directory.filePath("data/evaluators"));
            NamedClassicalWeights own;
            own.name = name;
            own.weights = formulaClassicalWeights();
            return library.keep(own).has_value();
        };
        window.close();
        QVERIFY(keep("Simple") && keep("Simple twin"));
        window.open();
        ConfigurationEditor* editor = window.lab().editor();
        const auto twin = editor->player()->evaluatorNames().indexOf("Simple twin");
        QVERIFY2(twin > 0, qPrintable(editor->player()->evaluatorNames().join(", ")));
        editor->setRow(1);
        editor->player()->setEvaluatorIndex(int(twin));
        QCOMPARE(editor->player()->evaluatorIndex(), int(twin));
        QCOMPARE(editor->player()->evaluatorName(), QString("Simple twin"));
        QVERIFY(window.runSmallPlan());
        const Measurement own = *window.lab().comparison()->find({0, 1, 3, 0});

        // Recognised by their contents, though the copy of the file has another path.
        const auto reopen = [&] {
            window.close();
            window.open();
            window.lab().savedRuns()->refresh();
            if (!QTest::qWaitFor([&] { return window.lab().savedRuns()->rows()->count() == 1; }, kTimeoutMs))
                return false;
            window.lab().savedRuns()->open(0);
            return QTest::qWaitFor([&] { return window.lab().phase() == LabPhase::Finished; }, kTimeoutMs);
        };
        QVERIFY(reopen());
        window.lab().editor()->setRow(1);
        QCOMPARE(window.lab().editor()->player()->evaluatorIndex(), int(twin));

        // Run without the evaluators.
        window.close();
        QVERIFY(QDir(window.directory.filePath("data/evaluators")).removeRecursively());
        window.open();
        QVERIFY(reopen());
        window.lab().editor()->setRow(1);
        QCOMPARE(window.lab().editor()->player()->evaluatorIndex(), -1);
        QVERIFY(window.lab().editor()->player()->evaluatorName().contains("Simple twin"));
        window.lab().runAgain();
        QVERIFY(window.waitForEnd());
        QVERIFY2(window.lab().repeatSame(), qPrintable(window.lab().repeatText()));
        QVERIFY(window.lab().comparison()->find({0, 1, 3, 0})->countsAs(own));
    }

    void stoppedComparisonResumes() {
        LabUnderTest window;
        window.runEndlessPlan();
        QVERIFY(QTest::qWaitFor([&] { return window.lab().comparison()->done() >= 4; }, kTimeoutMs));
        window.lab().stop();
        QVERIFY(window.waitForEnd());
        QCOMPARE(window.lab().phase(), LabPhase::Stopped);
        const std::size_t kept = window.lab().comparison()->done();
        QVERIFY(kept >= 4 && !window.lab().comparison()->isFinished());
        QVERIFY(window.lab().hasResults());
        QCOMPARE(window.savedFiles().size(), 1);
        const auto saved = loadComparison(
            window.directory.filePath("data/laboratory/" + window.savedFiles().front()).toStdString());
        QVERIFY(saved.has_value());
        QCOMPARE(saved->comparison.done(), kept);

        window.lab().resume();
        QVERIFY(window.lab().running());
        QVERIFY(window.lab().comparison()->done() >= kept);
        window.lab().stop();
        QVERIFY(window.waitForEnd());
        QCOMPARE(window.savedFiles().size(), 1);
    }

    void closingKeepsACompleteFile() {
        LabUnderTest window;
        window.runEndlessPlan();
        QVERIFY(QTest::qWaitFor([&] { return window.lab().hasResults(); }, kTimeoutMs));
        window.close();
        QCOMPARE(window.savedFiles().size(), 1);
        const auto saved = loadComparison(
            window.directory.filePath("data/laboratory/" + window.savedFiles().front()).toStdString());
        QVERIFY(saved.has_value());
        QVERIFY(saved->comparison.done() > 0);
    }

    void closingStopsAllViews() {
        LabUnderTest window;
        window.runEndlessPlan();
        window.lab().reproduction()->run();
        window.lab().live()->setSeconds(3600);
        window.lab().live()->start();
        QVERIFY(QTest::qWaitFor([&] { return window.lab().hasResults(); }, kTimeoutMs));
        QVERIFY(window.lab().live()->running() && window.lab().busy());
        window.app->shutDown();
        QVERIFY(!window.lab().live()->running());
        QVERIFY(!window.lab().running() && !window.lab().reproduction()->running());
        window.close();
        QCOMPARE(window.savedFiles().size(), 1);
    }

    void savedRunRoundTrips() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan());
        const Comparison before = *window.lab().comparison();
        window.close();
        window.open();
        LaboratoryViewModel& lab = window.lab();
        QCOMPARE(lab.phase(), LabPhase::Empty);
        lab.savedRuns()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 1, kTimeoutMs);
        QVERIFY(lab.savedRuns()->rows()->value(0, "finished").toBool());
        lab.savedRuns()->open(0);
        QTRY_COMPARE_WITH_TIMEOUT(lab.phase(), LabPhase::Finished, kTimeoutMs);
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
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 2, kTimeoutMs);
        lab.savedRuns()->remove(0);
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 1, kTimeoutMs);
        QCOMPARE(window.savedFiles().size(), 1);
    }

    void latestRequestWinsDuringScan() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan(1));
        LaboratoryViewModel& lab = window.lab();
        const QString path = window.directory.filePath("data/laboratory/" + window.savedFiles().front());
        lab.startOver();
        lab.savedRuns()->refresh();
        lab.savedRuns()->refresh();
        lab.openFile(QUrl::fromLocalFile(path));
        QVERIFY(lab.savedRuns()->busy());
        QTRY_COMPARE_WITH_TIMEOUT(lab.phase(), LabPhase::Finished, kTimeoutMs);
        QVERIFY(!lab.savedRuns()->busy());
        lab.savedRuns()->refresh();
        QTRY_COMPARE_WITH_TIMEOUT(lab.savedRuns()->rows()->count(), 1, kTimeoutMs);
    }

    void damagedFileIsReported() {
        LabUnderTest window;
        const QString path = window.directory.filePath("broken.json");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{\"format\": \"plyglass-comparison\"");
        file.close();
        window.lab().openFile(QUrl::fromLocalFile(path));
        QTRY_VERIFY_WITH_TIMEOUT(window.lab().error().contains("broken.json"), kTimeoutMs);
        QCOMPARE(window.lab().phase(), LabPhase::Empty);
    }
};

PLYGLASS_TEST(LaboratoryRunsTest);
#include "laboratory_runs_test.moc"
