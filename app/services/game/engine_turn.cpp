#include "app/services/game/engine_turn.h"

#include <utility>

namespace plyglass {

EngineTurn::EngineTurn(EngineService& engine, QObject* parent)
    : QObject(parent), m_lane(engine, EngineSlot::Play), m_engine(engine) {
    connect(&m_lane, &EngineLane::reported, this, [this](const EngineReport& report) {
        if (isComputer()) emit reported(report.info);
    });
    connect(&m_lane, &EngineLane::answered, this, [this](const EngineAnswer& answer) {
        if (answer.outOfMemory) m_nextMemory = MemoryAtStart::Fresh;
        if (answer.outOfMemory)
            emit ranOutOfMemory();
        else if (isComputer())
            emit moveFound(answer.result);
        else
            emit randomMoveDrawn(answer.result.bestMove);
    });
}

void EngineTurn::begin(SearchContext context, EngineRequest request) {
    m_player = context.player.kind;
    if (isComputer()) {
        context.memory = std::exchange(m_nextMemory, MemoryAtStart::Kept);
        request.clearFirst = context.memory == MemoryAtStart::Fresh;
        SearchKnowledge& knowledge = context.request.search.knowledge;
        if (knowledge.endgames) knowledge.syzygy = m_engine.syzygyTables();
    }
    m_context = std::move(context);
    request.asked = m_context.request;
    m_lane.ask(request);
    if (isComputer()) emit began(m_context);
}

void EngineTurn::moveNow() {
    if (canMoveNow()) m_lane.stop();
}

void EngineTurn::drop() {
    if (!isThinking()) return;
    m_lane.cancel();
    m_nextMemory = MemoryAtStart::Fresh;
    emit dropped();
}

void EngineTurn::leaveLine() {
    drop();
    m_nextMemory = MemoryAtStart::Fresh;
}

void EngineTurn::dropForRestart() {
    m_lane.cancel();
    m_nextMemory = MemoryAtStart::Fresh;
    emit restarted();
}

}  // namespace plyglass
