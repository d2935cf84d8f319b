// The published tables on the page: the results of runPublished, shown as they arrive; and two configurations
// thinking side by side.
#include "app/viewmodels/laboratory/reproduction_view_model.h"

#include <QSignalSpy>

#include "tests/app/window_under_test.h"
#include "tests/suite.h"

using namespace plyglass;

namespace {

/// Restricts the reproduction of C's table to a part that is computed in a moment.
void makeQuick(ReproductionViewModel& reproduction) {
    reproduction.setChua2016(false);
    reproduction.setFranaszczuk2003(false);
    reproduction.setDeepest(3);
}

}  // namespace

class ReproductionTest : public QObject {
    Q_OBJECT

  private slots:
    void tablesMatchRunPublished() {
        ReproductionViewModel reproduction;
        makeQuick(reproduction);
        reproduction.run();
        QVERIFY(reproduction.running());
        QTRY_COMPARE_WITH_TIMEOUT(reproduction.phase(), LabPhase::Finished, kTimeoutMs);

        PublishedOptions options;
        options.ancestors = {Ancestor::PythonChess};
        options.deepest = 3;
        const Experiment expected = runPublished(options, {});
        QCOMPARE(reproduction.tables()->count(), int(expected.tables.size()));
        QCOMPARE(reproduction.badCount(), expected.count(Verdict::Bad));
        for (int i = 0; i < reproduction.tables()->count(); ++i) {
            reproduction.setCurrentTable(i);
            const Table& table = expected.tables[std::size_t(i)];
            QCOMPARE(reproduction.title(), QString::fromStdString(table.title));
            QCOMPARE(reproduction.columns().size(), int(table.columns.size()));
            QCOMPARE(reproduction.columnLengths().size(), int(table.columns.size()));
            QCOMPARE(reproduction.rows()->count(), int(table.rows.size()));
            const auto cells = reproduction.rows()->value(0, "cells").toStringList();
            QCOMPARE(cells.front(), QString::fromStdString(table.rows[0][0].text));
        }
        QVERIFY(reproduction.verdictText().contains("statements confirmed"));
        const int bad = expected.count(Verdict::Bad);
        QCOMPARE(reproduction.verdictText().contains("Not confirmed"), bad > 0);
    }

    void stoppingKeepsFinishedTables() {
        ReproductionViewModel reproduction;
        reproduction.setChua2016(false);
        reproduction.setDeepest(1);
        reproduction.setGames(100);
        reproduction.run();
        QTRY_VERIFY_WITH_TIMEOUT(reproduction.tables()->count() > 0, kTimeoutMs);
        reproduction.stop();
        QTRY_VERIFY_WITH_TIMEOUT(!reproduction.running(), kTimeoutMs);
        QCOMPARE(reproduction.phase(), LabPhase::Stopped);
        QVERIFY(reproduction.tables()->count() > 0);
    }

    void emptySelectionCannotRun() {
        ReproductionViewModel reproduction;
        makeQuick(reproduction);
        reproduction.setPythonChess(false);
        QVERIFY(!reproduction.runProblem().isEmpty());
        reproduction.run();
        QVERIFY(!reproduction.running());
    }

    void reportIsWritten() {
        QTemporaryDir folder;
        ReproductionViewModel reproduction;
        makeQuick(reproduction);
        reproduction.run();
        QTRY_COMPARE_WITH_TIMEOUT(reproduction.phase(), LabPhase::Finished, kTimeoutMs);
        QSignalSpy said(&reproduction, &ReproductionViewModel::notified);
        const QString path = folder.filePath("published.md");
        reproduction.exportTo("markdown", QUrl::fromLocalFile(path));
        QVERIFY(said.wait(kTimeoutMs));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QString::fromUtf8(file.readAll()),
                 QString::fromStdString(report(reproduction.experiment(), ReportFormat::Markdown)));
    }

    void liveComparisonShowsTheFactor() {
        WindowUnderTest window;
        LiveComparison& live = *window.app->laboratory()->live();
        live.setSeconds(3600);
        live.start();
        QVERIFY(live.running());
        QTRY_VERIFY_WITH_TIMEOUT(live.factorText().contains(QChar(0x00D7)), kTimeoutMs);
        QVERIFY(live.factorSentence().contains("to depth"));
        QTRY_VERIFY_WITH_TIMEOUT(live.series()->value(1, "values").value<QList<double>>().size() >= 2,
                                 kTimeoutMs);
        live.stop();
        QVERIFY(!live.running());
        QVERIFY(!live.factorText().isEmpty());
        QVERIFY(!live.sides()->value(0, "ready").toBool());
        QVERIFY(!live.sides()->value(0, "thinking").toBool());
        live.setSecondIndex(0);
        QVERIFY(!live.whyNotStart().isEmpty());
    }
};

PLYGLASS_TEST(ReproductionTest);
#include "reproduction_test.moc"
