#include "app/services/game/think_again.h"

#include <algorithm>

#include "app/services/engine/engine_worker.h"

namespace plyglass {

namespace {

/// An idle worker frees its table after a while: well before that it is considered lost.
constexpr std::chrono::milliseconds kMemoryTrusted = EngineWorker::kMemoryKept / 2;

std::pair<const GameNode*, std::uint64_t> markOf(const ThoughtStep& step) {
    return {step.thought.node, step.request.search.position.key()};
}

}  // namespace

ThinkAgain::ThinkAgain(EngineService& engine, QObject* parent)
    : QObject(parent), m_lane(engine, EngineSlot::ThinkAgain) {
    connect(&m_lane, &EngineLane::reported, this, [this](const EngineReport& report) {
        if (isAtLast()) emit reported(report.info);
    });
    connect(&m_lane, &EngineLane::answered, this, &ThinkAgain::onAnswer);
}

bool ThinkAgain::remembersAllBeforeLast() const {
    const auto last = m_plan.steps.end() - 1;
    const bool isThere = m_sinceAnswer.isValid() && m_sinceAnswer.elapsed() < kMemoryTrusted.count();
    return isThere && !last->clearFirst &&
           std::equal(m_plan.steps.begin(), last, m_memory.begin(), m_memory.end(),
                      [](const auto& step, const auto& mark) { return markOf(step) == mark; });
}

void ThinkAgain::begin(ThinkAgainPlan plan) {
    stop();
    m_plan = std::move(plan);
    m_first = remembersAllBeforeLast() ? static_cast<int>(m_plan.steps.size()) - 1 : 0;
    m_at = m_first;
    m_earlier = static_cast<int>(m_plan.steps.size()) - 1 - m_first;
    askNext();
}

void ThinkAgain::askNext() {
    const ThoughtStep& step = m_plan.steps[static_cast<std::size_t>(m_at)];
    if (step.clearFirst) m_memory.clear();
    // Until the answer comes, the table is incomplete.
    m_sinceAnswer.invalidate();
    EngineRequest request;
    request.asked = step.request;
    request.clearFirst = step.clearFirst;
    m_lane.ask(request);
    emit changed();
    if (isAtLast())
        emit began(SearchContext{step.thought.node->parent(), step.thought.player, step.request, {}});
}

void ThinkAgain::onAnswer(const EngineAnswer& answer) {
    if (answer.outOfMemory) return emit failed();
    const ThoughtStep& step = m_plan.steps[static_cast<std::size_t>(m_at)];
    ThinkAgainOutcome outcome{step.thought, answer.result, m_plan.doubts};
    m_memory.push_back(markOf(step));
    m_sinceAnswer.start();
    if (isAtLast()) {
        emit finished(outcome);
        return;
    }
    const auto differs = ThoughtDoubt::EarlierDiffers;
    if (!outcome.isSame() && std::ranges::find(m_plan.doubts, differs) == m_plan.doubts.end())
        m_plan.doubts.push_back(differs);
    ++m_at;
    askNext();
}

void ThinkAgain::stop() {
    if (!isRunning()) return;
    m_lane.cancel();
    m_memory.clear();
    emit changed();
}

void ThinkAgain::forget() {
    stop();
    m_memory.clear();
    m_plan = {};
}

}  // namespace plyglass
