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
        else
            emit answered(answer.result, isComputer());
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

void EngineTurn::dropForRestart(bool thinksAgain) {
    m_lane.cancel();
    clearFirst();
    if (thinksAgain)
        emit restarted();
    else
        emit dropped();
}

}  // namespace plyglass
