#include "app/services/game/game_hints.h"

#include "app/services/game/game_controller.h"

namespace plyglass {

GameHints::GameHints(GameController& controller, EngineService& engine)
    : m_controller(controller), m_lane(engine, EngineSlot::Hint) {
    connect(&m_lane, &EngineLane::answered, this, [this](const EngineAnswer& answer) {
        const Judgement* const known = m_controller.judgements().of(*m_controller.shown());
        RootLine line =
            known ? known->lines.front() : RootLine{answer.result.info.score, answer.result.info.pv};
        if (line.pv.empty() && !answer.result.bestMove.isNull()) line.pv = {answer.result.bestMove};
        if (!line.pv.empty()) emit found(m_controller.shown(), line);
        emit changed();
    });
}

bool GameHints::canAsk() const {
    const GameNode* shown = m_controller.shown();
    const bool isAtEnd = m_controller.isOver() && shown == m_controller.live();
    if (isLooking() || isAtEnd || m_controller.game().outcomeAt(shown).isOver()) return false;
    return m_controller.mayMove(shown->position().sideToMove());
}

void GameHints::ask() {
    if (!canAsk()) return;
    EngineRequest request = hintRequest(m_controller.shown()->position(), m_controller.options());
    request.asked.search.gameKeys = keysBefore(m_controller.shown());
    m_lane.ask(request);
    emit changed();
}

}  // namespace plyglass
