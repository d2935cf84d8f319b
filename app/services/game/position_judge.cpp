#include "app/services/game/position_judge.h"

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// A quarter of a second at the lowest priority; as deep as a club player sees.
constexpr std::uint64_t kJudgeNodes = 100'000;
constexpr int kJudgeHashMib = 16;

std::pair<std::uint64_t, int> nameOf(const GameNode& node) { return {node.position().key(), node.ply()}; }

}  // namespace

PositionJudge::PositionJudge(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent), m_controller(controller), m_lane(engine, EngineSlot::Judge) {
    connect(&controller, &GameController::stateChanged, this, &PositionJudge::consider);
    connect(&controller, &GameController::leaving, this, [this] {
        m_lane.cancel();
        m_asked.clear();
    });
    connect(&m_lane, &EngineLane::answered, this, &PositionJudge::consider);
}

/// A full-strength computer's own search counts as a judgement.
bool PositionJudge::isOpen(const GameNode& node) const {
    const Position& position = node.position();
    const PlayerSetup& mover = m_controller.setup().players[position.sideToMove()];
    const bool isThoughtAbout = m_controller.isThinking() && &node == m_controller.live() &&
                                mover.kind == PlayerKind::Computer && mover.isAsShipped();
    const Judgement* const known = m_controller.judgements().of(node);
    const bool isJudged = known && (known->isOfTables() || known->nodes >= kJudgeNodes);
    return !isThoughtAbout && !isJudged && !node.evalDepth && !m_asked.contains(nameOf(node)) &&
           hasLegalMove(position);
}

const GameNode* PositionJudge::nextNode() const {
    const GameNode* node = m_controller.shown();
    if (isOpen(*node)) return node;
    if (m_controller.isOpened()) return nullptr;
    for (node = m_controller.live(); node; node = node->parent())
        if (isOpen(*node)) return node;
    return nullptr;
}

void PositionJudge::consider() {
    if (m_lane.isBusy()) return;
    const GameNode* const node = nextNode();
    if (!node) return;
    m_asked.insert(nameOf(*node));
    EngineRequest request = analysisRequest(node->position());
    request.asked.search.gameKeys = keysBefore(node);
    request.asked.search.hashMib = kJudgeHashMib;
    request.asked.search.limits.nodes = kJudgeNodes;
    m_lane.ask(request);
}

}  // namespace plyglass
