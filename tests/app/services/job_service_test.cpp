// The background job: it reports progress, can be stopped, gives its error, and ends with its owner.
#include "app/services/job_service.h"
#include "tests/suite.h"

#include <QSignalSpy>
#include <atomic>
#include <stdexcept>
#include <thread>

using namespace plyglass;

namespace {

constexpr int kJobTimeoutMs = 20'000;

/// Runs until it is asked to stop.
Result<void> endless(const JobContext& job) {
    for (std::uint64_t done = 0; !job.stopRequested(); ++done) {
        job.report({done, 0, "rounds", ""});
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return {};
}

}  // namespace

class JobServiceTest : public QObject {
    Q_OBJECT

  private slots:
    void jobRunsOnAnotherThread() {
        JobService service;
        QSignalSpy finished(&service, &JobService::finished);
        std::atomic<Qt::HANDLE> worker{nullptr};
        QVERIFY(service.start([&](const JobContext&) -> Result<void> {
            worker = QThread::currentThreadId();
            return {};
        }));
        QVERIFY(service.isRunning());
        QVERIFY(finished.wait(kJobTimeoutMs));
        QVERIFY(!service.isRunning());
        QVERIFY(worker.load() != nullptr && worker.load() != QThread::currentThreadId());
        QVERIFY(finished.front().front().toString().isEmpty());
    }

    void lastProgressIsReported() {
        JobService service;
        QList<quint64> told;
        bool ended = false;
        connect(&service, &JobService::progressed, this, [&](const JobProgress& progress) {
            QVERIFY(!ended);
            told += progress.done;
        });
        connect(&service, &JobService::finished, this, [&] { ended = true; });
        service.start([](const JobContext& job) -> Result<void> {
            for (std::uint64_t done = 1; done <= 5'000; ++done) job.report({done, 5'000, "steps", ""});
            return {};
        });
        QTRY_VERIFY_WITH_TIMEOUT(ended, kJobTimeoutMs);
        QVERIFY(!told.isEmpty());
        QCOMPARE(told.back(), quint64(5'000));
        QVERIFY2(told.size() < 500, "progress comes in few pieces, however often the job reports");
    }

    void frequentProgressIsDelayed() {
        JobService service;
        QList<quint64> told;
        connect(&service, &JobService::progressed, this,
                [&](const JobProgress& progress) { told += progress.done; });
        service.start([](const JobContext& job) -> Result<void> {
            for (std::uint64_t done = 1; done <= 3; ++done) job.report({done, 3, "steps", ""});
            while (!job.stopRequested()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
            return {};
        });
        QTRY_VERIFY_WITH_TIMEOUT(!told.isEmpty() && told.back() == 3, kJobTimeoutMs);
    }

    void stoppedJobIsNoFailure() {
        JobService service;
        QSignalSpy finished(&service, &JobService::finished);
        QSignalSpy progressed(&service, &JobService::progressed);
        service.start(endless);
        QTRY_VERIFY_WITH_TIMEOUT(progressed.count() > 0, kJobTimeoutMs);
        service.stop();
        QVERIFY(service.isStopping());
        QVERIFY(finished.wait(kJobTimeoutMs));
        QVERIFY(finished.front().front().toString().isEmpty());
    }

    void failureIsReported() {
        JobService service;
        QSignalSpy finished(&service, &JobService::finished);
        service.start([](const JobContext&) -> Result<void> { return fail("The file is full."); });
        QVERIFY(finished.wait(kJobTimeoutMs));
        QCOMPARE(finished.front().front().toString(), QString("The file is full."));
    }

    void exceptionIsAFailure() {
        JobService service;
        QSignalSpy finished(&service, &JobService::finished);
        service.start([](const JobContext&) -> Result<void> { throw std::runtime_error("lost"); });
        QVERIFY(finished.wait(kJobTimeoutMs));
        QVERIFY(finished.front().front().toString().contains("lost"));
        service.start([](const JobContext&) -> Result<void> { throw std::bad_alloc(); });
        QVERIFY(finished.wait(kJobTimeoutMs));
        QVERIFY(finished.back().front().toString().contains("memory"));
    }

    void secondJobIsRefused() {
        JobService service;
        QVERIFY(service.start(endless));
        QVERIFY(!service.start(endless));
        service.abandon();
        QVERIFY(service.start(endless));
    }

    void jobEndsWithItsService() {
        std::atomic<bool> ended = false;
        {
            JobService service;
            service.start([&](const JobContext& job) -> Result<void> {
                const auto result = endless(job);
                ended = true;
                return result;
            });
        }
        QVERIFY(ended);
    }

    void abandonedJobIsSilent() {
        JobService service;
        QSignalSpy finished(&service, &JobService::finished);
        QSignalSpy progressed(&service, &JobService::progressed);
        service.start(endless);
        QTest::qSleep(50);
        service.abandon();
        QVERIFY(!service.isRunning());
        QCoreApplication::processEvents();
        QCOMPARE(progressed.count(), 0);
        QCOMPARE(finished.count(), 0);
    }

    void jobGetsItsThreads() {
        JobService service;
        QSignalSpy finished(&service, &JobService::finished);
        std::atomic<int> threads = 0;
        service.start(
            [&](const JobContext& job) -> Result<void> {
                threads = job.threads;
                return {};
            },
            3);
        QVERIFY(finished.wait(kJobTimeoutMs));
        QCOMPARE(threads.load(), 3);
    }
};

PLYGLASS_TEST(JobServiceTest);
#include "job_service_test.moc"
