#include "engine/learning/training/network_run_clock.h"

#include <algorithm>

namespace plyglass {

namespace {

/// Initial estimate of training positions per second and thread.
constexpr double kGuessedTraining = 500'000;
constexpr int kStages = 3;

}  // namespace

void NetworkRunClock::begin(NetworkRunStage stage) {
    m_begin = Clock::now();
    m_stage = stage;
    m_hasFirst = false;
}

double NetworkRunClock::stageSeconds() const {
    return std::chrono::duration<double>(Clock::now() - m_begin).count();
}

double NetworkRunClock::secondsOf(NetworkRunStage stage) const {
    for (auto one = m_run.generations.rbegin(); one != m_run.generations.rend(); ++one) {
        const bool isDone =
            stage == NetworkRunStage::Measuring ? one->isMeasured : one->isMade && one->number > 0;
        if (isDone && one->seconds[static_cast<std::size_t>(stage)] > 0)
            return one->seconds[static_cast<std::size_t>(stage)];
    }
    const NetworkRunOptions& options = m_run.options;
    if (stage == NetworkRunStage::Training) return static_cast<double>(options.samples) / kGuessedTraining;
    if (stage == NetworkRunStage::Playing) return m_playSeconds;
    return m_playSeconds * options.strengthGames / options.games *
           static_cast<double>(options.strengthNodes) / static_cast<double>(options.nodes);
}

NetworkRunStep NetworkRunClock::step(NetworkRunStage stage, const JobProgress& progress) {
    if (!m_hasFirst) m_first = progress.done;
    m_hasFirst = true;
    NetworkRunStep step{.generation = m_run.generations.back().number, .stage = stage};
    step.done = progress.done;
    step.total = progress.total;
    step.perSecond = static_cast<double>(progress.done - m_first) / std::max(stageSeconds(), 1e-3);
    for (const NetworkGeneration& one : m_run.generations) step.allGames += one.games;
    if (stage == NetworkRunStage::Playing) step.allGames += progress.done - m_run.generations.back().games;

    constexpr double kMinSeconds = 2;
    if (step.perSecond <= 0 || stageSeconds() < kMinSeconds) return step;
    const double stageTotal = static_cast<double>(progress.total) / step.perSecond;
    if (stage == NetworkRunStage::Playing) m_playSeconds = stageTotal;
    if (secondsOf(NetworkRunStage::Playing) <= 0) return step;
    double left = stageTotal - static_cast<double>(progress.done) / step.perSecond;
    for (int later = static_cast<int>(stage) + 1; later < kStages; ++later)
        left += secondsOf(static_cast<NetworkRunStage>(later));
    double round = 0;
    for (int each = 0; each < kStages; ++each) round += secondsOf(static_cast<NetworkRunStage>(each));
    step.secondsLeft = left + round * (m_run.options.rounds - step.generation);
    return step;
}

}  // namespace plyglass
