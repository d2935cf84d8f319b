#include "app/viewmodels/play/think_along.h"

#include <algorithm>

#include "engine/chess/movegen.h"

namespace plyglass {

namespace {

/// A person who moves within this time sees no search.
constexpr int kDelayMs = 500;
constexpr int kThinkAlongHashMib = 16;

}  // namespace

ThinkAlong::ThinkAlong(GameController& controller, EngineService& engine, QObject* parent)
    : QObject(parent), m_controller(controller), m_lane(engine, EngineSlot::ThinkAlong) {
    m_delay.setSingleShot(true);
    m_delay.setInterval(kDelayMs);
    connect(&m_delay, &QTimer::timeout, this, &ThinkAlong::begin);
    connect(&controller, &GameController::stateChanged, this, &ThinkAlong::consider);
    connect(&controller, &GameController::shownChanged, this, &ThinkAlong::consider);
    connect(&controller, &GameController::setupChanged, this, &ThinkAlong::end);
    connect(&controller, &GameController::leaving, this, &ThinkAlong::end);
    connect(&m_lane, &EngineLane::reported, this, [this](const EngineReport& report) {
        m_info = report.info;
        emit changed();
    });
    connect(&m_lane, &EngineLane::answered, this, [this](const EngineAnswer& answer) {
        m_info = answer.result.info;
        emit changed();
    });
}

void ThinkAlong::setWhen(When when) {
    m_when = when;
    consider();
}

void ThinkAlong::setWatched(bool watched) {
    m_watched = watched;
    consider();
}

/// Whether a person is to move against the computer, at the game's own position.
bool ThinkAlong::isWanted() const {
    const GameController& game = m_controller;
    const Color side = game.live()->position().sideToMove();
    const bool wished = m_when == When::Always || (m_when == When::WithoutClock && !game.clock().isEnabled());
    return wished && m_watched && !game.isOver() && !game.isOpened() && !game.isPaused() &&
           game.shown() == game.live() && game.live()->ply() > 0 && game.setup().isPerson(side) &&
           game.setup().players[~side].kind == PlayerKind::Computer && hasLegalMove(game.live()->position());
}

void ThinkAlong::consider() {
    if (!isWanted()) {
        end();
        return;
    }
    if (m_context.node == m_controller.live()) return;
    end();
    m_context.node = m_controller.live();
    m_delay.start();
}

/// Searches at full strength, whatever the level: a level's search is too short to be seen.
void ThinkAlong::begin() {
    if (!isWanted()) return;
    const GameNode* node = m_controller.live();
    const Color side = node->position().sideToMove();
    m_context.node = node;
    m_context.player = m_controller.setup().players[~side];
    LevelRequest& asked = m_context.request;
    asked = {};
    thinkLike(m_context.player, asked);
    asked.level.reset();
    SearchRequest& search = asked.search;
    search.threads = 1;
    search.hashMib = std::min(search.hashMib, kThinkAlongHashMib);
    search.limits = {};
    search.limits.moveTimeMs = kMaxMs;
    search.position = node->position();
    search.knowledge = knowledgeOfEndings();
    search.gameKeys = keysBefore(node);
    EngineRequest request;
    request.asked = asked;
    m_info = SearchInfo{};
    m_lane.ask(request);
    emit turned();
}

void ThinkAlong::end() {
    m_delay.stop();
    m_lane.cancel();
    m_context.node = nullptr;
    if (!m_info) return;
    m_info.reset();
    emit turned();
}

}  // namespace plyglass
