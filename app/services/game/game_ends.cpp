#include "app/services/game/game_ends.h"

#include "app/services/game/game_controller.h"
#include "app/services/opponent_name.h"

namespace plyglass {

namespace {

/// Whether the computer to move resigns against a person, given its search result.
bool resignsAfter(const Game& game, const GameSetup& setup, const SearchInfo& info) {
    const Color side = game.position().sideToMove();
    if (info.depth == 0 || !setup.isPerson(~side)) return false;
    Standing standing = standingAt(*game.current(), side);
    standing.ownScores.push_back(info.score);
    standing.level = static_cast<int>(setup.players[side].level);
    return resigns(standing);
}

/// Whether the computer that has just moved offers a draw to a person. `lastOffer` is the node of its last
/// offer; nullptr if there is none.
bool offersDrawNow(const Game& game, const GameSetup& setup, const GameNode* lastOffer) {
    const GameNode& node = *game.current();
    const Color toMove = node.position().sideToMove();
    if (!setup.isPerson(toMove)) return false;
    Standing standing = standingAt(node, ~toMove);
    if (lastOffer && game.contains(lastOffer)) standing.movesSinceOffer = (node.ply() - lastOffer->ply()) / 2;
    return offersDraw(standing);
}

/// The computer's reply to a draw offer at the current node, given its search result from the person's side.
DrawAnswer answerAfter(const Game& game, const SearchInfo& info) {
    Standing standing = standingAt(*game.current(), ~game.position().sideToMove());
    if (info.depth > 0) standing.ownScores.push_back(-info.score);
    return answerToDrawOffer(standing);
}

}  // namespace

GameEnds::GameEnds(GameController& controller, EngineService& engine)
    : m_controller(controller), m_lane(engine, EngineSlot::Hint) {
    connect(&m_lane, &EngineLane::answered, this, [this](const EngineAnswer& answer) {
        hear(answerAfter(m_controller.game(), answer.result.info));
    });
}

bool GameEnds::canOffer() const {
    const GameController& game = m_controller;
    return !game.isOver() && !game.isWaiting() && !isOffered() && !game.isOpened() && game.personToMove() &&
           game.live()->ply() > 0;
}

bool GameEnds::canClaim() const {
    return !m_controller.isOver() && m_controller.personToMove() && m_controller.game().canClaimDraw();
}

bool GameEnds::canResign() const {
    const GameController& game = m_controller;
    return !game.isOver() && game.setup().hasPerson() && !game.isWaiting() && !game.isOpened();
}

bool GameEnds::hasOffer() const { return !m_controller.isOver() && m_offeredAt == m_controller.live(); }

void GameEnds::offer() {
    if (!canOffer()) return;
    const Color offering = m_controller.live()->position().sideToMove();
    const PlayerSetup& other = m_controller.setup().players[~offering];
    if (other.kind != PlayerKind::Computer || hasOffer()) {
        m_controller.endGame({GameResult::Draw, OutcomeReason::Agreement});
        return;
    }
    m_lane.ask(drawOfferRequest(other, m_controller.game(), m_controller.options()));
    emit changed();
}

QString GameEnds::computerName() const {
    const GameSetup& setup = m_controller.setup();
    return opponentName(setup.players[~setup.onlyPerson().value_or(White)].level);
}

void GameEnds::hear(DrawAnswer answer) {
    switch (answer) {
        case DrawAnswer::Accepts:
            emit notified(tr("%1 accepts the draw.").arg(computerName()), Tone::Good);
            m_controller.endGame({GameResult::Draw, OutcomeReason::Agreement});
            return;
        case DrawAnswer::StandsBetter:
            emit notified(tr("%1 declines the draw: winning looks possible.").arg(computerName()),
                          Tone::Neutral);
            break;
        case DrawAnswer::TooEarly:
            emit notified(tr("%1 declines the draw: it is too early in the game.").arg(computerName()),
                          Tone::Neutral);
            break;
        case DrawAnswer::PlaysOn:
            emit notified(tr("%1 declines the draw and plays on.").arg(computerName()), Tone::Neutral);
            break;
    }
    emit changed();
}

void GameEnds::claim() {
    const Game& game = m_controller.game();
    if (m_controller.isOver() || !game.canClaimDraw()) return;
    constexpr int kThreefold = 3;
    const bool threefold = game.repetitions() >= kThreefold;
    m_controller.endGame(
        {GameResult::Draw, threefold ? OutcomeReason::ThreefoldRepetition : OutcomeReason::FiftyMoves});
}

void GameEnds::resign() {
    if (!canResign()) return;
    const Color toMove = m_controller.live()->position().sideToMove();
    const Color loser = m_controller.setup().isPerson(toMove) ? toMove : ~toMove;
    m_controller.endGame({winFor(~loser), OutcomeReason::Resignation});
}

bool GameEnds::endsInsteadOfMoving(const SearchInfo& info) {
    const Game& game = m_controller.game();
    if (game.canClaimDraw() && info.depth > 0 && info.score <= kDrawScore) {
        claim();
        return true;
    }
    if (!m_computersGiveUp || !resignsAfter(game, m_controller.setup(), info)) return false;
    emit notified(tr("%1 resigns.").arg(computerName()), Tone::Good);
    m_controller.endGame({winFor(~game.position().sideToMove()), OutcomeReason::Resignation});
    return true;
}

void GameEnds::considerOffer() {
    const Game& game = m_controller.game();
    if (!m_computersGiveUp || m_controller.isOver()) return;
    if (!offersDrawNow(game, m_controller.setup(), m_offeredAt)) return;
    m_offeredAt = m_controller.live();
    emit notified(tr("%1 offers a draw: accept it with the draw button, or play on.").arg(computerName()),
                  Tone::Neutral);
    emit changed();
}

}  // namespace plyglass
