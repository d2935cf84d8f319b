// The job measures on a copy and hands results over one by one.
#include "app/services/laboratory/comparison_run.h"

#include <QDir>
#include <QFileInfo>
#include <chrono>
#include <mutex>
#include <utility>
#include <vector>

#include "engine/base/path_lock.h"

namespace plyglass {

namespace {

/// Interval of file writes during a comparison.
constexpr std::chrono::seconds kSaveInterval{2};

}  // namespace

/// The job's comparison, and its measurements not yet fetched.
struct ComparisonRun::Work {
    explicit Work(SavedComparison what) : saved(std::move(what)) {}

    SavedComparison saved;
    std::string file;
    std::mutex mutex;
    std::vector<Measurement> fresh;

    Result<void> save() const {
        return file.empty() ? Result<void>() : saveComparison(file, saved.comparison, saved.provenance);
    }

    Result<void> run(const JobContext& job) {
        // Another window or the command line may be running the same comparison.
        const auto lock = PathLock::of(file);
        if (!lock) return tl::unexpected(lock.error());
        Result<void> kept = save();
        auto lastSaved = std::chrono::steady_clock::now();
        runComparison(saved.comparison, job, [&](const Measurement& measurement) {
            {
                const std::lock_guard guard(mutex);
                fresh.push_back(measurement);
            }
            const auto now = std::chrono::steady_clock::now();
            if (now - lastSaved < kSaveInterval) return;
            lastSaved = now;
            kept = save();
        });
        const Result<void> last = save();
        return last ? kept : last;
    }
};

ComparisonRun::ComparisonRun(QObject* parent) : QObject(parent) {
    connect(&m_job, &JobService::progressed, this, &ComparisonRun::take);
    connect(&m_job, &JobService::finished, this, [this](const QString& error) {
        take();
        m_lastMs = m_since.elapsed();
        m_work.reset();
        emit ended(error);
    });
}

ComparisonRun::~ComparisonRun() { shutDown(); }

void ComparisonRun::show(SavedComparison saved, const QString& file) {
    Q_ASSERT(!isRunning());
    m_saved = std::move(saved);
    m_file = file;
    m_lastMs = 0;
}

void ComparisonRun::clear() {
    Q_ASSERT(!isRunning());
    m_saved.reset();
    m_file.clear();
    m_lastMs = 0;
}

void ComparisonRun::measureMissing(int parallelSearches) {
    Q_ASSERT(!isRunning() && m_saved);
    if (!m_file.isEmpty()) QDir().mkpath(QFileInfo(m_file).path());
    m_work = std::make_shared<Work>(*m_saved);
    m_work->file = m_file.toStdString();
    m_since.start();
    m_job.start([work = m_work](const JobContext& job) { return work->run(job); }, parallelSearches);
}

void ComparisonRun::shutDown() { m_job.abandon(); }

void ComparisonRun::take() {
    if (!m_work || !m_saved) return;
    std::vector<Measurement> fresh;
    {
        const std::lock_guard lock(m_work->mutex);
        fresh.swap(m_work->fresh);
    }
    for (const Measurement& measurement : fresh) m_saved->comparison.add(measurement);
    emit advanced();
}

}  // namespace plyglass
