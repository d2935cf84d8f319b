#include "app/services/learning/learning_session.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "app/services/game_setup.h"
#include "app/services/translated.h"
#include "engine/base/json_fields.h"

namespace plyglass {

namespace {

tl::unexpected<Error> underWay(int number) {
    return fail(translatable("Engine", "Run {} is in progress: pause or stop it first."), number);
}

}  // namespace

LearningSession::LearningSession(LearningRuns& runs, QObject* parent) : QObject(parent), m_runs(runs) {
    connect(&m_job, &JobService::progressed, this, [this] {
        if (!m_isWorking) return;
        fetchProgress();
        emit advanced();
    });
    connect(&m_job, &JobService::finished, this, &LearningSession::onFinished);
}

LearningSession::State LearningSession::state() const {
    if (!m_run) return State::Empty;
    if (!m_problem.empty()) return State::Damaged;
    if (m_job.isRunning() && !m_isWorking) return State::Opening;
    if (isRunning()) return m_job.isStopping() ? State::Pausing : State::Running;
    switch (m_run->state) {
        // run.json still says running if the program was killed.
        case LearningState::Running:
        case LearningState::Paused:
            return State::Paused;
        case LearningState::Stopped:
            return State::Stopped;
        case LearningState::Finished:
            return State::Finished;
        case LearningState::Failed:
            break;
    }
    return State::Failed;
}

bool LearningSession::canResume() const {
    return m_run && m_problem.empty() && !m_job.isRunning() && m_runs.active() == 0 && !isDone();
}

Result<void> LearningSession::checkIdle() const {
    if (isRunning()) return underWay(number());
    if (m_job.isRunning()) return fail(translatable("Engine", "Another run is being opened: wait a moment."));
    return {};
}

Result<void> LearningSession::checkFree() const {
    if (m_runs.active() != 0) return underWay(m_runs.active());
    return checkIdle();
}

Result<LearningRun> LearningSession::create(LearningKind kind, std::uint64_t seed, Json settings,
                                            int threads) const {
    if (const auto free = checkFree(); !free) return tl::unexpected(free.error());
    settings["threads"] = threads;
    return m_runs.create(kind, seed, std::move(settings));
}

int LearningSession::threads() const {
    // Another machine may have fewer cores.
    JsonFields settings(m_run->settings, "settings");
    const int stored = settings.integer("threads");
    return std::clamp(settings.error() ? defaultThreads() : stored, 1, maxThreads());
}

Result<void> LearningSession::openRun(int number) {
    if (const auto idle = checkIdle(); !idle) return idle;
    const LearningRun* found = m_runs.find(number);
    if (!found) return fail(translatable("Engine", "There is no run {}."), number);
    show(*found);
    if (m_problem.empty())
        if (const auto loaded = load(); !loaded) markDamaged(translated(loaded.error()).toStdString());
    emit generationsChanged();
    emit changed();
    return {};
}

void LearningSession::show(const LearningRun& run) {
    emit leaving();
    m_run = run;
    m_problem = run.problem;
    m_savingError.clear();
    resetResults();
}

Result<void> LearningSession::resume() {
    if (!m_run || !m_problem.empty()) return fail(translatable("Engine", "There is no run to resume."));
    if (const auto free = checkFree(); !free) return free;
    if (isDone()) return fail(translatable("Engine", "The run is finished."));
    return startWork();
}

Result<void> LearningSession::startWork() {
    if (const auto claimed = m_runs.claim(m_run->number); !claimed) return claimed;
    m_run->state = LearningState::Running;
    m_run->failure.clear();
    m_wanted = LearningState::Paused;
    m_workedBeforeMs = m_run->workedMs;
    m_since.start();
    save();
    m_isWorking = true;
    startJob(threads());
    emit changed();
    return {};
}

void LearningSession::requestEnd(LearningState state) {
    if (isRunning()) {
        m_wanted = state;
        m_job.stop();
    } else if (m_run && m_run->state == LearningState::Paused && state == LearningState::Stopped) {
        m_run->state = state;
        save();
    }
    emit changed();
}

void LearningSession::onFinished(const QString& error) {
    if (m_isWorking) {
        fetchProgress();
        finishWork(!error.isEmpty() ? LearningState::Failed
                   : isDone()       ? LearningState::Finished
                                    : m_wanted,
                   error);
    } else {
        onOpened(error);
    }
    emit generationsChanged();
    emit changed();
}

/// End of the work.
void LearningSession::finishWork(LearningState state, const QString& failure) {
    m_run->workedMs = m_workedBeforeMs + m_since.elapsed();
    m_run->state = state;
    m_run->failure = failure.toStdString();
    m_isWorking = false;
    save();
    m_runs.release();
}

void LearningSession::save() {
    if (m_isWorking) m_run->workedMs = m_workedBeforeMs + m_since.elapsed();
    writeResults();
    write();
}

void LearningSession::write() {
    const auto kept = m_runs.keep(*m_run);
    const std::string before =
        std::exchange(m_savingError, kept ? std::string() : translated(kept.error()).toStdString());
    if (m_savingError != before) emit savingErrorChanged();
}

void LearningSession::close() {
    Q_ASSERT(!isRunning());
    emit leaving();
    m_job.abandon();
    m_run.reset();
    m_problem.clear();
    m_savingError.clear();
    resetResults();
    emit generationsChanged();
    emit changed();
}

void LearningSession::shutDown() {
    const bool wasRunning = isRunning();
    m_job.abandon();
    if (!wasRunning) return;
    fetchProgress();
    finishWork(LearningState::Paused, {});
}

void LearningSession::saveMatch(const MatchResult& match) {
    Q_ASSERT(m_run);
    m_run->results["match"] = toJson(match);
    write();
}

std::optional<MatchResult> LearningSession::match() const {
    if (!m_run || !m_run->results.contains("match")) return std::nullopt;
    const auto read = matchResultFrom(m_run->results["match"]);
    return read ? std::optional(*read) : std::nullopt;
}

int defaultThreads() {
    constexpr int kDefaultThreads = 2;
    return std::min(kDefaultThreads, maxThreads());
}

}  // namespace plyglass
