#include "app/services/engine/engine_lane.h"

namespace plyglass {

EngineLane::EngineLane(EngineService& engine, EngineSlot slot, QObject* parent)
    : QObject(parent), m_engine(engine), m_slot(slot) {
    connect(&engine, &EngineService::reported, this, [this](const EngineReport& report) {
        if (report.slot == m_slot && report.generation == m_generation) emit reported(report);
    });
    connect(&engine, &EngineService::answered, this, [this](const EngineAnswer& answer) {
        if (answer.slot == m_slot && answer.generation == m_generation) emit answered(answer);
    });
}

void EngineLane::ask(const EngineRequest& request) { m_generation = m_engine.ask(m_slot, request); }

void EngineLane::stop() {
    if (isBusy()) m_engine.stop(m_slot);
}

void EngineLane::cancel() {
    if (isBusy()) m_engine.cancel(m_slot);
}

bool EngineLane::isBusy() const { return m_engine.isCurrent(m_slot, m_generation); }

}  // namespace plyglass
