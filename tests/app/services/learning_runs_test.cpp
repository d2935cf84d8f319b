// The learning runs on disk: stored, found again, damaged, removed, and one at a time.
#include "app/services/learning/learning_runs.h"
#include "engine/base/json.h"
#include "tests/app/services/write_file.h"
#include "tests/suite.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <array>

using namespace plyglass;

namespace {

QString runFile(const LearningRuns& runs, int number) { return runs.folderOf(number) + "/run.json"; }

}  // namespace

class LearningRunsTest : public QObject {
    Q_OBJECT

  private slots:
    void savedItemsSurviveRestart() {
        QTemporaryDir folder;
        LearningRuns runs(folder.filePath("learning"));
        QVERIFY(!QDir(folder.filePath("learning")).exists());
        auto run = runs.create(LearningKind::EvolveByFit, 18'446'744'073'709'551'615u, {{"nodes", 100}});
        QVERIFY(run.has_value());
        run->state = LearningState::Finished;
        run->workedMs = 1234;
        run->results["curve"] = {1, 2, 3};
        QVERIFY(runs.keep(*run).has_value());
        QVERIFY(runs.create(LearningKind::TrainNetwork, 2, {}).has_value());

        const LearningRuns again(folder.filePath("learning"));
        QCOMPARE(again.all().size(), std::size_t(2));
        QCOMPARE(again.all().front().number, 2);
        const LearningRun* found = again.find(1);
        QVERIFY(found && found->problem.empty());
        QCOMPARE(found->kind, LearningKind::EvolveByFit);
        QCOMPARE(found->state, LearningState::Finished);
        QCOMPARE(found->seed, run->seed);
        QCOMPARE(found->startedMs, run->startedMs);
        QCOMPARE(found->workedMs, std::int64_t(1234));
        QVERIFY(found->settings == run->settings);
        QVERIFY(found->results == run->results);
    }

    void interruptedRunIsPaused() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        auto run = runs.create(LearningKind::EvolveByGames, 1, {});
        run->state = LearningState::Running;
        QVERIFY(runs.keep(*run).has_value());
        QCOMPARE(LearningRuns(folder.path()).find(1)->state, LearningState::Paused);
    }

    void damagedRunsAreReportedAndKept() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        for (int i = 0; i < 4; ++i) QVERIFY(runs.create(LearningKind::EvolveByGames, 1, {}).has_value());
        writeFile(runFile(runs, 1), "{\"format\": \"plyglass-learning-run\", \"ver");
        writeFile(runFile(runs, 2), R"({"format": "plyglass-learning-run", "version": 99})");
        QVERIFY(QFile::remove(runFile(runs, 3)));
        LearningRuns again(folder.path());
        QCOMPARE(again.all().size(), std::size_t(4));
        for (const int number : {1, 2, 3}) {
            const std::string& problem = again.find(number)->problem;
            QVERIFY2(problem.find("run.json") != std::string::npos, problem.c_str());
        }
        QVERIFY(again.find(4)->problem.empty());
        QFile damaged(runFile(runs, 1));
        QVERIFY(damaged.open(QIODevice::ReadOnly));
        QVERIFY(damaged.readAll().endsWith("\"ver"));
        const auto next = again.create(LearningKind::EvolveByGames, 1, {});
        QCOMPARE(next->number, 5);
    }

    void everyFieldIsValidated() {
        LearningRun run;
        const std::string sound = toJsonText(run);
        QVERIFY(parseLearningRun(sound, "x").has_value());
        for (const char* field : {"kind", "state", "seed", "startedMs", "workedMs", "settings", "results"}) {
            auto json = nlohmann::ordered_json::parse(sound);
            json[field] = -1;
            const auto parsed = parseLearningRun(json.dump(), "some.json");
            QVERIFY2(!parsed, field);
            QVERIFY(parsed.error().english.find(field) != std::string::npos);
            QVERIFY(parsed.error().english.find("some.json") != std::string::npos);
        }
    }

    void windowsDoNotCreateTheSameRun() {
        const QTemporaryDir directory;
        LearningRuns first(directory.filePath("runs"));
        LearningRuns second(directory.filePath("runs"));
        const auto one = first.create(LearningKind::EvolveByFit, 1, {});
        const auto two = second.create(LearningKind::TrainNetwork, 2, {});
        QVERIFY(one && two);
        QCOMPARE(one->number, 1);
        QCOMPARE(two->number, 2);
        LearningRuns third(directory.filePath("runs"));
        QCOMPARE(third.all().size(), std::size_t(2));
        QCOMPARE(third.find(1)->seed, std::uint64_t(1));
    }

    void runIsActiveInOneWindow() {
        const QTemporaryDir directory;
        LearningRuns first(directory.filePath("runs"));
        LearningRun run = *first.create(LearningKind::EvolveByFit, 1, {});
        LearningRuns second(directory.filePath("runs"));
        QVERIFY(first.claim(1) && first.claim(1));
        const auto refused = second.claim(1);
        QVERIFY(!refused);
        QVERIFY2(refused.error().english.find("another window") != std::string::npos,
                 refused.error().english.c_str());
        QVERIFY(!second.remove(1));
        run.workedMs = 5000;
        QVERIFY(first.keep(run));
        first.release();
        QVERIFY2(!second.claim(1), "its list is of before");
        LearningRuns third(directory.filePath("runs"));
        QVERIFY(third.claim(1));
        third.release();
        QVERIFY(third.remove(1));
    }

    void oneRunAtATime() {
        QTemporaryDir folder;
        LearningRuns runs(folder.path());
        QVERIFY(runs.create(LearningKind::EvolveByGames, 1, {}).has_value());
        QVERIFY(runs.create(LearningKind::TrainNetwork, 1, {}).has_value());
        QSignalSpy changed(&runs, &LearningRuns::activeChanged);
        QVERIFY(runs.claim(1).has_value());
        const auto second = runs.claim(2);
        QVERIFY(!second);
        QVERIFY(second.error().english.find("Run 1") != std::string::npos);
        QVERIFY(!runs.remove(1));
        runs.release();
        QVERIFY(runs.claim(2).has_value());
        QCOMPARE(changed.size(), 3);
        QVERIFY(runs.remove(1).has_value());
        QVERIFY(!QDir(runs.folderOf(1)).exists());
    }

    void unwritableFolderIsReported() {
        QTemporaryDir folder;
        writeFile(folder.filePath("file"), "x");
        LearningRuns runs(folder.filePath("file/below"));
        const auto run = runs.create(LearningKind::EvolveByGames, 1, {});
        QVERIFY(!run);
        QVERIFY(run.error().english.find("below") != std::string::npos);
        QVERIFY(runs.all().empty());
    }
};

PLYGLASS_TEST(LearningRunsTest);
#include "learning_runs_test.moc"
