// The controller's dealings with the engine: thinking, hints, draw offers, and how a game ends by will or by
// clock.
#include <utility>

#include "app/services/game/game_controller.h"
#include "app/services/game/score_view.h"
#include "engine/match/draws_and_resigning.h"

namespace plyglass {

void GameController::updateEngine() {
    const bool thinks = computerToMove() && !m_paused && !m_waiting;
    if (thinks && !m_thinking)
        startThinking();
    else if (!thinks)
        dropThinking();
}

void GameController::startThinking() {
    const PlayerSetup& player = m_setup.players[live()->position().sideToMove()];
    EngineRequest request = moveRequest(player, m_game, m_clock, m_options);
    request.search.seed = m_random.next();
    request.search.gameSeed = m_setup.seed;
    request.clearFirst = std::exchange(m_clearFirst, false);
    m_playGeneration = m_engine.think(EngineSlot::Play, request);
    m_thinking = true;
    if (player.kind == PlayerKind::Computer) emit searchBegan(SearchContext{live(), player, request.search});
}

bool GameController::canMoveNow() const {
    return m_thinking && m_setup.players[live()->position().sideToMove()].kind == PlayerKind::Computer;
}

void GameController::moveNow() {
    if (canMoveNow()) m_engine.stop(EngineSlot::Play);
}

void GameController::dropThinking() {
    if (!m_thinking) return;
    m_engine.cancel(EngineSlot::Play);
    m_thinking = false;
    emit searchDropped();
}

void GameController::dropQuestions() {
    if (!m_hinting && !m_drawOffered) return;
    m_engine.cancel(EngineSlot::Hint);
    m_hinting = m_drawOffered = false;
}

void GameController::setPlayer(Color color, const PlayerSetup& player) {
    if (player == m_setup.players[color]) return;
    const bool sameKind = player.kind == m_setup.players[color].kind;
    m_setup.players[color] = player;
    emit setupChanged();
    if (m_thinking && live()->position().sideToMove() == color) {
        m_engine.cancel(EngineSlot::Play);
        m_thinking = false;
        m_clearFirst = true;
        if (sameKind && player.kind == PlayerKind::Computer)
            emit searchRestarted();
        else
            emit searchDropped();
    }
    updateEngine();
    emit gameChanged();
    emit stateChanged();
}

void GameController::onReported(const EngineReport& report) {
    if (report.slot != EngineSlot::Play || !m_thinking || report.generation != m_playGeneration) return;
    if (m_setup.players[live()->position().sideToMove()].kind == PlayerKind::Computer)
        emit searchReported(report.info);
}

void GameController::onAnswered(const EngineAnswer& answer) {
    if (answer.slot == EngineSlot::Play && m_thinking && answer.generation == m_playGeneration) {
        m_thinking = false;
        if (answer.outOfMemory)
            emit stateChanged();
        else
            playAnswer(answer.result);
        return;
    }
    if (answer.slot != EngineSlot::Hint || answer.generation != m_hintGeneration) return;
    if (m_drawOffered) {
        answerDrawOffer(answer.result);
    } else if (m_hinting) {
        m_hinting = false;
        emit hintFound(m_shown, answer.result.bestMove);
        emit stateChanged();
    }
}

void GameController::playAnswer(const SearchResult& result) {
    const GameNode* const before = live();
    const bool computer = m_setup.players[before->position().sideToMove()].kind == PlayerKind::Computer;
    if (computer) {
        emit searchEnded(result);
        if (m_game.canClaimDraw() && result.info.depth > 0 && result.info.score <= kDrawScore) {
            claimDraw();
            return;
        }
        if (resignsAfter(result.info)) {
            emit said(tr("Plyglass resigns."), Tone::Good);
            const bool isWhite = before->position().sideToMove() == White;
            endGame({isWhite ? GameResult::BlackWins : GameResult::WhiteWins, OutcomeReason::Resignation});
            return;
        }
        recordEvaluation(result.info, false);
    }
    if (const auto played = m_game.play(result.bestMove); !played) {
        emit said(tr("The engine's move was refused: %1").arg(QString::fromStdString(played.error().message)),
                  Tone::Bad);
        emit stateChanged();
        return;
    }
    if (computer) {
        recordEvaluation(result.info, true);
        m_game.current()->nodes = result.info.statistics.totalNodes();
    }
    afterMove(before);
    if (computer) considerDrawOffer();
}

bool GameController::resignsAfter(const SearchInfo& info) const {
    const Color side = live()->position().sideToMove();
    if (!m_computersGiveUp || info.depth == 0 || !m_setup.isPerson(~side)) return false;
    Standing standing = standingAt(*live(), side);
    standing.ownScores.push_back(info.score);
    standing.level = m_setup.players[side].level;
    return resigns(standing);
}

void GameController::considerDrawOffer() {
    const Color toMove = live()->position().sideToMove();
    if (!m_computersGiveUp || isOver() || !m_setup.isPerson(toMove)) return;
    Standing standing = standingAt(*live(), ~toMove);
    if (m_offerNode && m_game.contains(m_offerNode))
        standing.movesSinceOffer = (live()->ply() - m_offerNode->ply()) / 2;
    if (!offersDraw(standing)) return;
    m_offerNode = live();
    emit said(tr("Plyglass offers a draw: accept it with the draw button, or play on."), Tone::Neutral);
    emit stateChanged();
}

void GameController::recordEvaluation(const SearchInfo& info, bool afterMove) {
    GameNode* node = m_game.current();
    if (info.depth == 0 || !node->parent()) return;
    const Color searcher = afterMove ? ~node->position().sideToMove() : node->position().sideToMove();
    const ScoreView score = scoreForWhite(info.score, searcher, afterMove ? 1 : 0);
    node->evalCp = score.isMate ? std::nullopt : std::optional(score.cp);
    node->evalMate = score.isMate && score.mateIn != 0 ? std::optional(score.mateIn) : std::nullopt;
    node->evalDepth = info.depth;
}

void GameController::requestHint() {
    if (!canHint()) return;
    dropQuestions();
    m_hinting = true;
    m_hintGeneration = m_engine.think(EngineSlot::Hint, hintRequest(m_shown->position(), m_options));
    emit stateChanged();
}

void GameController::offerDraw() {
    if (!canOfferDraw()) return;
    const Color offering = live()->position().sideToMove();
    const PlayerSetup& other = m_setup.players[~offering];
    if (other.kind != PlayerKind::Computer || hasDrawOffer()) {
        endGame({GameResult::Draw, OutcomeReason::Agreement});
        return;
    }
    dropQuestions();
    m_drawOffered = true;
    m_hintGeneration = m_engine.think(EngineSlot::Hint, drawOfferRequest(other, m_game, m_options));
    emit stateChanged();
}

void GameController::answerDrawOffer(const SearchResult& result) {
    m_drawOffered = false;
    Standing standing = standingAt(*live(), ~live()->position().sideToMove());
    // The search looked from the side of the person who offers.
    if (result.info.depth > 0) standing.ownScores.push_back(-result.info.score);
    switch (answerToDrawOffer(standing)) {
        case DrawAnswer::Accepts:
            emit said(tr("Plyglass accepts the draw."), Tone::Good);
            endGame({GameResult::Draw, OutcomeReason::Agreement});
            return;
        case DrawAnswer::StandsBetter:
            emit said(tr("Plyglass declines the draw: it thinks it stands better."), Tone::Neutral);
            break;
        case DrawAnswer::TooEarly:
            emit said(tr("Plyglass declines the draw: it is too early in the game."), Tone::Neutral);
            break;
        case DrawAnswer::PlaysOn:
            emit said(tr("Plyglass declines the draw: it wants to play on."), Tone::Neutral);
            break;
    }
    emit stateChanged();
}

void GameController::claimDraw() {
    if (isOver() || !m_game.canClaimDraw()) return;
    constexpr int kThreefold = 3;
    const bool threefold = m_game.repetitions() >= kThreefold;
    endGame({GameResult::Draw, threefold ? OutcomeReason::ThreefoldRepetition : OutcomeReason::FiftyMoves});
}

void GameController::resign() {
    if (!canResign()) return;
    const Color toMove = live()->position().sideToMove();
    const Color loser = m_setup.isPerson(toMove) ? toMove : ~toMove;
    endGame({loser == White ? GameResult::BlackWins : GameResult::WhiteWins, OutcomeReason::Resignation});
}

void GameController::endGame(const Outcome& outcome) {
    if (isOver()) return;
    dropThinking();
    dropQuestions();
    m_paused = false;
    takeOver();
    m_game.end(outcome);
    m_ended = outcome;
    if (m_shown != live()) follow(live());
    afterChange();
}

}  // namespace plyglass
