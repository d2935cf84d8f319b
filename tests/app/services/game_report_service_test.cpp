// A game report in the background: made, stopped, continued from its file, and loaded once it is complete.
#include "app/services/analysis/game_report_service.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>

#include "engine/lab/analysis/game_report_file.h"
#include "tests/engine/lab/analysis/reported_game.h"
#include "tests/suite.h"

using namespace plyglass;

class GameReportServiceTest : public QObject {
    Q_OBJECT

    static constexpr int kTimeoutMs = 60'000;

    static void waitUntilFinished(GameReportService& service) {
        QSignalSpy finished(&service, &GameReportService::finished);
        QVERIFY(finished.wait(kTimeoutMs));
        QCOMPARE(finished.first().first().toString(), QString());
    }

    /// The report that a look-up finds; nullptr if it finds none.
    static std::shared_ptr<const GameReport> lookedUp(const QString& folder, const char* pgn,
                                                      int waitMs = kTimeoutMs) {
        GameReportService service(folder);
        QSignalSpy found(&service, &GameReportService::found);
        service.lookUp(lineOfPgn(pgn));
        return found.wait(waitMs) ? found.first().first().value<std::shared_ptr<const GameReport>>()
                                  : nullptr;
    }

  private slots:
    void reportIsComputedAndStored() {
        QTemporaryDir folder;
        GameReportService service(folder.filePath("reports"));
        QSignalSpy changed(&service, &GameReportService::changed);
        QSignalSpy progressed(&service, &GameReportService::progressed);
        service.start(lineOfPgn(kScholarsMate), smallSettings(), 2);
        QVERIFY(service.isRunning());
        waitUntilFinished(service);
        QVERIFY(changed.count() > 0);
        QVERIFY(progressed.count() > 0);
        QVERIFY(*service.report() == completeReport(kScholarsMate));
        const QString file = KeptReports::file(folder.filePath("reports"), lineOfPgn(kScholarsMate),
                                               provenanceOf(smallSettings()));
        QVERIFY(loadGameReport(file.toStdString()).value() == *service.report());
    }

    void stoppedReportContinues() {
        QTemporaryDir folder;
        const ReportSettings settings = smallSettings(60'000);
        int found = 0;
        {
            GameReportService service(folder.path());
            connect(&service, &GameReportService::progressed, &service, [&](const JobProgress& progress) {
                if (progress.done > 0) service.stop();
            });
            service.start(lineOfPgn(kScholarsMate), settings, 1);
            waitUntilFinished(service);
            found = service.report()->searchedPositions();
            QVERIFY(found > 0);
            QVERIFY(!service.report()->isComplete());
        }
        GameReportService service(folder.path());
        int first = -1;
        connect(&service, &GameReportService::changed, &service, [&first](const auto& report) {
            if (first < 0) first = report->searchedPositions();
        });
        service.start(lineOfPgn(kScholarsMate), settings, 1);
        waitUntilFinished(service);
        QVERIFY(first >= found);
        QVERIFY(*service.report() == completeReport(kScholarsMate, 60'000));
    }

    void completeReportIsReused() {
        QTemporaryDir folder;
        const QString file =
            KeptReports::file(folder.path(), lineOfPgn(kScholarsMate), provenanceOf(smallSettings()));
        // No search returns this score, so it must come from the file.
        GameReport known = completeReport(kScholarsMate);
        known.positions[0]->score = 777;
        assess(known);
        QVERIFY(saveGameReport(file.toStdString(), known));
        // The stored report is found for any setting, and no report with fewer nodes is made beside it.
        for (const std::uint64_t nodes : {10'000, 2'000}) {
            GameReportService service(folder.path());
            QVERIFY(*lookedUp(folder.path(), kScholarsMate) == known);
            service.start(lineOfPgn(kScholarsMate), smallSettings(nodes), 1);
            waitUntilFinished(service);
            QVERIFY(*service.report() == known);
        }
        QVERIFY(!lookedUp(folder.path(), "1. e4 *", 500));
    }

    void onlyTheLastLookUpIsAnswered() {
        QTemporaryDir folder;
        for (const char* pgn : {kScholarsMate, "1. e4 e5 *"}) {
            const GameReport report = completeReport(pgn);
            const QString file = KeptReports::file(folder.path(), report.line, report.provenance);
            QVERIFY(saveGameReport(file.toStdString(), report));
        }
        GameReportService service(folder.path());
        QSignalSpy found(&service, &GameReportService::found);
        service.lookUp(lineOfPgn(kScholarsMate));
        service.lookUp(lineOfPgn("1. e4 e5 *"));
        QVERIFY(found.wait(kTimeoutMs));
        QCOMPARE(found.count(), 1);
        QVERIFY(found.first().first().value<std::shared_ptr<const GameReport>>()->line ==
                lineOfPgn("1. e4 e5 *"));
    }

    void deepestReportIsUsed() {
        QTemporaryDir folder;
        for (const std::uint64_t nodes : {2'000, 20'000, 4'000}) {
            const GameReport report = completeReport(kScholarsMate, nodes);
            const QString file = KeptReports::file(folder.path(), report.line, report.provenance);
            QVERIFY(saveGameReport(file.toStdString(), report));
        }
        // A deeper report that was stopped early has less information.
        GameReport begun = newReport(lineOfPgn(kScholarsMate), smallSettings(50'000));
        begun.positions[0] = SearchedPosition{};
        QVERIFY(saveGameReport(KeptReports::file(folder.path(), begun.line, begun.provenance).toStdString(),
                               begun));
        QCOMPARE(lookedUp(folder.path(), kScholarsMate)->provenance.nodes, std::uint64_t{20'000});
    }

    void damagedReportIsReplaced() {
        QTemporaryDir folder;
        const QString file =
            KeptReports::file(folder.path(), lineOfPgn(kScholarsMate), provenanceOf(smallSettings()));
        QFile damaged(file);
        QVERIFY(damaged.open(QIODevice::WriteOnly));
        damaged.write("{ half");
        damaged.close();
        GameReportService service(folder.path());
        service.start(lineOfPgn(kScholarsMate), smallSettings(), 1);
        waitUntilFinished(service);
        QVERIFY(loadGameReport(file.toStdString()).value().isComplete());
    }

    void unwritableReportFolderIsReported() {
        QTemporaryDir folder;
        QFile inTheWay(folder.filePath("reports"));
        QVERIFY(inTheWay.open(QIODevice::WriteOnly));
        GameReportService service(folder.filePath("reports"));
        QSignalSpy finished(&service, &GameReportService::finished);
        service.start(lineOfPgn("1. e4 *"), smallSettings(1000), 1);
        QVERIFY(finished.wait(kTimeoutMs));
        QVERIFY2(finished.first().first().toString().contains("reports"),
                 qPrintable(finished.first().first().toString()));
    }

    void newReportReplacesTheRunningOne() {
        QTemporaryDir folder;
        GameReportService service(folder.path());
        service.start(lineOfPgn("1. d4 d5 2. c4 e6 3. Nc3 Nf6 *"), smallSettings(1'000'000), 1);
        service.start(lineOfPgn(kScholarsMate), smallSettings(), 1);
        waitUntilFinished(service);
        QVERIFY(service.report()->line == lineOfPgn(kScholarsMate));
        QVERIFY(service.report()->isComplete());
    }

    void differentGamesAndNodesHaveDifferentFiles() {
        const GameLine line = lineOfPgn(kScholarsMate);
        const QString file = KeptReports::file("f", line, provenanceOf(smallSettings()));
        QCOMPARE(KeptReports::file("f", line, provenanceOf(smallSettings())), file);
        QVERIFY(KeptReports::file("f", line, provenanceOf(smallSettings(20'000))) != file);
        QVERIFY(KeptReports::file("f", lineOfPgn("1. e4 *"), provenanceOf(smallSettings())) != file);
        QVERIFY(file.startsWith("f/") && file.endsWith(".json"));
    }
};

PLYGLASS_TEST(GameReportServiceTest);
#include "game_report_service_test.moc"
