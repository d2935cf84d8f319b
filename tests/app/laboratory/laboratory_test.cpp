// The laboratory behind its page: the same numbers as engine/lab, reasons why a plan cannot be run, tables,
// and exports.
#include "app/viewmodels/laboratory/laboratory_view_model.h"

#include <QSignalSpy>
#include <cmath>
#include <nlohmann/json.hpp>

#include "engine/lab/experiments/plans.h"
#include "tests/app/laboratory/lab_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

QString readText(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

class LaboratoryTest : public QObject {
    Q_OBJECT

  private slots:
    void pageMatchesTheCommandLine() {
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
            QCOMPARE(QString(nodes).remove(QChar(0x202F)), QString::number(cells[1].number.value(), 'f', 0));
            QCOMPARE(window.lab().summary()->value(row, "sameMoveText").toString(),
                     QString::fromStdString(cells[8].text));
            QCOMPARE(window.lab().summary()->value(row, "equalDepthText").toString(),
                     QString::fromStdString(cells[6].text));
        }
        QCOMPARE(window.lab().results()->count(), 4);
        QCOMPARE(window.lab().results()->value(3, "position").toString(), QString("Position 2"));
    }

    void chartHasAllValues() {
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

    void invalidPlanIsExplained() {
        LabUnderTest window;
        LaboratoryViewModel& lab = window.lab();
        QVERIFY(lab.runProblem().contains("position"));
        lab.run();
        QVERIFY(!lab.running());
        lab.positions()->addFen(kItalian);
        QCOMPARE(lab.runProblem(), QString());
        lab.configurations()->remove(1);
        QVERIFY(lab.runProblem().contains("second configuration"));
        const int row = lab.configurations()->add();
        QCOMPARE(lab.runProblem(), QString());
        lab.configurations()->rename(
            row, lab.configurations()
                     ->data(lab.configurations()->index(0), LabConfigurationsModel::NameRole)
                     .toString());
        QVERIFY(lab.runProblem().contains("rename one"));
        QVERIFY([&] {
            lab.editor()->setRow(row);
            return !lab.editor()->nameError().isEmpty();
        }());
    }

    void badFenIsRefusedWithAReason() {
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

    void currentPositionCanBeAdded() {
        LabUnderTest window;
        window.start(setupOf(person(), person()));
        window.play("e2e4");
        window.lab().addGamePosition();
        LabPositionsModel& positions = *window.lab().positions();
        QCOMPARE(positions.count(), 1);
        QVERIFY(positions.currentName().contains("1.e4"));
        QVERIFY(positions.positions().front().position == window.controller().shown()->position());
    }

    void predefinedPlansCanRun() {
        LabUnderTest window;
        for (int i = 0; i < window.lab().readyMade()->count(); ++i) {
            window.lab().positions()->clear();
            window.lab().useReadyMade(i);
            QCOMPARE(window.lab().runProblem(), QString());
            QCOMPARE(window.lab().positions()->count(), int(suitePositions().size()));
            QVERIFY(window.lab().configurations()->count() >= 2);
        }
        window.lab().positions()->set({suitePositions()[2]});
        window.lab().useReadyMade(0);
        QCOMPARE(window.lab().positions()->count(), 1);
    }

    void configurationSwitchesCanBeChanged() {
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
        editor.player()->setThreads(2);
        editor.player()->setQuiescence(4);
        editor.player()->setEvaluatorIndex(0);
        QCOMPARE(configurations.at(copy).threads, 2);
        QCOMPARE(configurations.at(copy).techniques.quiescencePlies, 4);
        QVERIFY(configurations.at(copy).evaluator.kind == allEvaluators()[0].kind);
        editor.player()->setPresetIndex(0);
        QCOMPARE(editor.player()->presetIndex(), 0);
        configurations.remove(0);
        QCOMPARE(editor.row(), copy - 1);
        configurations.remove(copy - 1);
        QCOMPARE(editor.row(), -1);
    }

    void rowsAreSortedWithinTheirPosition() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan());
        LaboratoryViewModel& lab = window.lab();
        lab.sortBy("nodes");
        const auto nodesAt = [&](int row) {
            return lab.results()->value(row, "nodes").toString().remove(QChar(0x202F)).toDouble();
        };
        QVERIFY(nodesAt(0) <= nodesAt(1) && nodesAt(2) <= nodesAt(3));
        lab.sortBy("nodes");
        QVERIFY(nodesAt(0) >= nodesAt(1) && nodesAt(2) >= nodesAt(3));
        QCOMPARE(lab.results()->value(0, "position"), lab.results()->value(1, "position"));
        lab.sortBy("nodes");
        QCOMPARE(lab.sortColumn(), QString());
        QCOMPARE(lab.results()->value(0, "badge").toString(), QString("A"));
    }

    void truncatedSearchesAreMarked() {
        LabUnderTest window;
        window.smallPlan(5);
        Configuration slow = window.lab().configurations()->at(1);
        slow.techniques = presetFromId("minimax").value();
        window.lab().configurations()->replace(1, slow);
        window.lab().setGiveUpMillions(1);
        window.lab().run();
        QVERIFY(window.waitForEnd());
        window.lab().setResultDepth(5);
        QVERIFY(window.lab().results()->value(1, "abandoned").toBool());
        QVERIFY(window.lab().results()->value(1, "time").toString().startsWith("> "));
        QVERIFY(window.lab().results()->value(1, "branching").toString().startsWith("≥ "));
        QVERIFY(window.lab().summary()->value(1, "branchingText").toString().startsWith("≥ "));
        for (const char* column : {"move", "score"})
            QVERIFY(window.lab().results()->value(1, column).toString().contains("(depth "));
        QVERIFY(window.lab().series()->value(1, "abandoned").value<QList<bool>>()[4]);
        QVERIFY(window.lab().results()->value(1, "note").toString().contains("Stopped at its limit"));
        QVERIFY(window.lab().summary()->value(1, "note").toString().contains("Stopped at its limit"));
        QVERIFY(window.lab().summary()->value(0, "note").toString().isEmpty());
        QVERIFY(window.lab().summary()->value(1, "costText").toString().startsWith(QString("≥ ×")));
    }

    void explodingConfigurationDoesNotBlockOthers() {
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
        // The line of a configuration that hit the node limit ends with the lower bound at that depth.
        const QList<double> values = seriesLines(comparison, Quantity::Nodes)[1].values;
        QCOMPARE(values[2], 1000.0);
        QVERIFY(std::isnan(values[3]) && std::isnan(values[4]));
    }

    void exportsMatchTheCommandLine() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan());
        QSignalSpy said(&window.lab(), &LaboratoryViewModel::notified);
        const auto write = [&](const QString& format) {
            const QString path = window.directory.filePath("out." + format);
            window.lab().exportTo(format, QUrl::fromLocalFile(path));
            return said.wait(kTimeoutMs) ? readText(path) : QString();
        };
        QCOMPARE(write("csv"), QString::fromStdString(toCsv(*window.lab().comparison())));
        const QString json = write("json");
        const auto parsed = parseComparison(json.toStdString(), "out.json");
        QVERIFY2(parsed.has_value(), parsed ? "" : parsed.error().english.c_str());
        QVERIFY(parsed->comparison.isFinished());
        const QString markdown = write("markdown");
        QVERIFY(markdown.startsWith("## Comparison"));
        QVERIFY(markdown.contains("| configuration") || markdown.contains("|configuration"));
        QVERIFY(markdown.contains("Plyglass"));
    }

    void failedExportIsExplained() {
        LabUnderTest window;
        QVERIFY(window.runSmallPlan(1));
        QSignalSpy said(&window.lab(), &LaboratoryViewModel::notified);
        const QUrl nowhere = QUrl::fromLocalFile(window.directory.filePath("no/such/folder"));
        window.lab().exportTo("csv", nowhere);
        QVERIFY(said.wait(kTimeoutMs));
        window.lab().exportPicture("picture", nowhere);
        QVERIFY(said.wait(kTimeoutMs));
        for (const auto& sentence : said) {
            QVERIFY(sentence[0].toString().contains(nowhere.toLocalFile()));
            QCOMPARE(sentence[1].value<Tone>(), Tone::Bad);
        }
    }
};

PLYGLASS_TEST(LaboratoryTest);
#include "laboratory_test.moc"
