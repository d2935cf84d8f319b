#include "app/services/knowledge/move_opinions.h"

#include <algorithm>

#include "app/services/game/engine_requests.h"
#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// Maximum number of stored scores.
constexpr std::size_t kMaxKnown = 10'000;
constexpr int kHashMib = 16;

}  // namespace

MoveOpinions::MoveOpinions(EngineService& engine, QObject* parent)
    : QObject(parent), m_lane(engine, EngineSlot::Opinions) {
    connect(&m_lane, &EngineLane::answered, this, &MoveOpinions::onAnswered);
}

void MoveOpinions::judge(const Position& position, const std::vector<Move>& moves) {
    rest();
    for (const Move move : moves)
        if (const Position reached = position.after(move);
            hasLegalMove(reached) && !m_known.contains(reached.key()))
            m_waiting.push_back(reached);
    std::ranges::reverse(m_waiting);
    next();
}

void MoveOpinions::rest() {
    m_waiting.clear();
    m_lane.cancel();
}

void MoveOpinions::next() {
    if (m_waiting.empty()) return;
    EngineRequest request = analysisRequest(m_waiting.back());
    request.asked.search.limits.nodes = kNodes;
    request.asked.search.hashMib = kHashMib;
    m_lane.ask(request);
}

void MoveOpinions::onAnswered(const EngineAnswer& answer) {
    const Position judged = m_waiting.back();
    m_waiting.pop_back();
    if (m_known.size() >= kMaxKnown) m_known.clear();
    m_known[judged.key()] = scoreForWhite(answer.result.info.score, judged.sideToMove(), 0);
    emit changed();
    next();
}

std::optional<ScoreView> MoveOpinions::of(const Position& position, Move move) const {
    const auto known = m_known.find(position.after(move).key());
    return known == m_known.end() ? std::nullopt : std::optional(known->second);
}

}  // namespace plyglass
