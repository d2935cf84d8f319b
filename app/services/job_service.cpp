// The job's thread, its progress and its end.
#include "app/services/job_service.h"
#include "app/services/translated.h"

#include <sys/resource.h>

#include <QTimer>
#include <algorithm>
#include <chrono>
#include <exception>
#include <utility>

namespace plyglass {

namespace {

constexpr qint64 kProgressIntervalMs = 100;
/// Lower priority than the window and the computer's moves; inherited by the job's threads.
constexpr int kNiceness = 12;

/// Runs the work and converts exceptions to an error.
QString failureOf(const JobService::Work& work, const JobContext& context) {
    try {
        const auto done = work(context);
        return done ? QString() : translated(done.error());
    } catch (const std::bad_alloc&) {
        return JobService::tr("There is not enough memory: choose smaller tables or fewer searches at once.");
    } catch (const std::exception& error) {
        return JobService::tr("The job failed: %1.").arg(QString::fromUtf8(error.what()));
    }
}

}  // namespace

/// Written by the job's threads, read by the service's thread.
struct JobService::Shared {
    std::mutex mutex;
    std::optional<JobProgress> untold;  ///< reported soon, if set
    QElapsedTimer sinceTold;
};

JobService::JobService(QObject* parent) : QObject(parent) { qRegisterMetaType<JobProgress>(); }

JobService::~JobService() { abandon(); }

bool JobService::start(Work work, int threads) {
    if (isRunning()) return false;
    m_stop = std::stop_source();
    m_shared = std::make_shared<Shared>();
    const quint64 generation = ++m_generation;

    JobContext context;
    context.stop = m_stop.get_token();
    context.threads = std::max(1, threads);
    const auto tell = [this, generation] {
        if (generation == m_generation) tellProgress();
    };
    context.onProgress = [this, tell, shared = m_shared](const JobProgress& progress) {
        const std::lock_guard lock(shared->mutex);
        if (std::exchange(shared->untold, progress)) return;
        const qint64 told = shared->sinceTold.isValid() ? shared->sinceTold.elapsed() : kProgressIntervalMs;
        const auto wait = std::chrono::milliseconds(std::max<qint64>(kProgressIntervalMs - told, 0));
        QMetaObject::invokeMethod(
            this, [this, wait, tell] { QTimer::singleShot(wait, this, tell); }, Qt::QueuedConnection);
    };
    m_thread.reset(QThread::create([this, generation, work = std::move(work), context] {
        setpriority(PRIO_PROCESS, 0, kNiceness);  // on Linux 0 is the calling thread
        const QString error = failureOf(work, context);
        QMetaObject::invokeMethod(
            this,
            [this, generation, error] {
                if (generation == m_generation) onEnded(error);
            },
            Qt::QueuedConnection);
    }));
    m_thread->setObjectName(QStringLiteral("job"));
    m_thread->start();
    return true;
}

void JobService::stop() { m_stop.request_stop(); }

void JobService::abandon() {
    ++m_generation;  // invalidates pending reports
    if (!m_thread) return;
    m_stop.request_stop();
    m_thread->wait();
    m_thread.reset();
}

void JobService::tellProgress() {
    std::optional<JobProgress> progress;
    {
        const std::lock_guard lock(m_shared->mutex);
        progress = std::exchange(m_shared->untold, std::nullopt);
        m_shared->sinceTold.start();
    }
    if (progress) emit progressed(*progress);
}

void JobService::onEnded(const QString& error) {
    m_thread->wait();
    m_thread.reset();
    tellProgress();
    emit finished(error);
}

}  // namespace plyglass
