#include "app/services/game/switch_measurer.h"

#include <utility>

namespace plyglass {

SwitchMeasurer::SwitchMeasurer(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent), m_controller(controller), m_lane(engine, EngineSlot::Measure) {
    connect(&controller, &GameController::searchBegan, this, [this](const SearchContext& context) {
        context.color() == color() ? age() : forget();
        m_context = context;
    });
    connect(&controller, &GameController::searchEnded, this,
            [this](const SearchResult& result) { measure(m_context, result); });
    connect(&controller, &GameController::leaving, this, &SwitchMeasurer::forget);
    connect(&controller, &GameController::setupChanged, this, [this] {
        // Threads, memory and depth do not affect the results.
        if (!thinksAlike(m_controller.setup().players[color()], m_context.player)) age();
    });
    connect(&m_lane, &EngineLane::reported, this,
            [this](const EngineReport& report) { hear(report.question); });
    connect(&m_lane, &EngineLane::answered, this,
            [this](const EngineAnswer& answer) { hear(answer.question); });
}

bool SwitchMeasurer::isMeasuring(std::string_view id) const {
    return m_lane.isBusy() && !(m_isFresh && m_answer->find(id)) &&
           changesSearch(*findTechnique(id), m_context.player.techniques);
}

void SwitchMeasurer::prefer(std::unordered_set<std::string> ids) {
    if (ids == m_preferred) return;
    m_preferred = std::move(ids);
    if (m_lane.isBusy()) ask();
}

void SwitchMeasurer::measure(const SearchContext& context, const SearchResult& result) {
    age();
    // Two computers leave no time between moves.
    if (!m_controller.setup().hasPerson() || result.info.depth == 0) return;
    m_context = context;
    ask();
    emit figuresChanged();
}

void SwitchMeasurer::ask() {
    EngineRequest request;
    request.kind = EngineRequest::Kind::Ablation;
    request.asked = m_context.request;
    request.asked.search.techniques = m_context.player.techniques;
    request.ablation = {true, m_preferred, m_isFresh ? m_answer : nullptr};
    m_lane.ask(request);
}

void SwitchMeasurer::hear(const QuestionAnswer& known) {
    if (!known.ablation) return;
    m_answer = known.ablation;
    m_isFresh = true;
    emit figuresChanged();
}

void SwitchMeasurer::age() {
    m_lane.cancel();
    m_isFresh = false;
    emit figuresChanged();
}

void SwitchMeasurer::forget() {
    m_answer.reset();
    age();
}

}  // namespace plyglass
