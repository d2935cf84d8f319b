#include "app/services/game/engine_turn.h"

#include <utility>

namespace plyglass {

EngineTurn::EngineTurn(EngineService& engine, QObject* parent)
    : QObject(parent), m_lane(engine, EngineSlot::Play) {
    connect(&m_lane, &EngineLane::reported, this, [this](const EngineReport& report) {
        if (isComputer()) emit reported(report.info);
    });
    connect(&m_lane, &EngineLane::answered, this, [this](const EngineAnswer& answer) {
        if (answer.outOfMemory)
            emit ranOutOfMemory();
        else if (isComputer())
            emit moveFound(answer.result);
        else
            emit randomMoveDrawn(answer.result.bestMove);
    });
}

void EngineTurn::begin(const SearchContext& context, EngineRequest request) {
    m_player = context.player.kind;
    request.clearFirst = std::exchange(m_clearFirst, false);
    m_lane.ask(request);
    if (isComputer()) emit began(context);
}

void EngineTurn::moveNow() {
    if (canMoveNow()) m_lane.stop();
}

void EngineTurn::drop() {
    if (!isThinking()) return;
    m_lane.cancel();
    emit dropped();
}

void EngineTurn::dropForRestart() {
    m_lane.cancel();
    m_clearFirst = true;
    emit restarted();
}

}  // namespace plyglass
