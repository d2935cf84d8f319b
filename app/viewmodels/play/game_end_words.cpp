#include "app/viewmodels/play/game_end_words.h"

#include <QObject>

#include "app/viewmodels/shared/player_names.h"

namespace plyglass {

namespace {

/// Number of the last move of either side.
int lastMoveNumber(const GameController& controller) {
    const GameNode& live = *controller.live();
    const Position& position = live.parent() ? live.parent()->position() : live.position();
    return position.fullmoveNumber();
}

QString drawReason(OutcomeReason reason, int moves) {
    switch (reason) {
        case OutcomeReason::Stalemate:
            return QObject::tr("Stalemate in %n moves", "", moves);
        case OutcomeReason::InsufficientMaterial:
            return QObject::tr("Too few pieces are left to give mate");
        case OutcomeReason::ThreefoldRepetition:
            return QObject::tr("The same position three times");
        case OutcomeReason::FivefoldRepetition:
            return QObject::tr("The same position five times");
        case OutcomeReason::FiftyMoves:
            return QObject::tr("Fifty moves without a capture or a pawn move");
        case OutcomeReason::SeventyFiveMoves:
            return QObject::tr("Seventy-five moves without a capture or a pawn move");
        case OutcomeReason::TimeoutInsufficient:
            return QObject::tr("Time ran out, but too few pieces are left to give mate");
        default:
            return QObject::tr("Agreed on move %1").arg(moves);
    }
}

}  // namespace

QString endHeadline(const GameController& controller, Color own) {
    const GameResult result = controller.outcome().result;
    if (result == GameResult::Draw) return QObject::tr("A draw");
    const Color winner = result == GameResult::WhiteWins ? White : Black;
    return winner == own ? QObject::tr("You won")
                         : QObject::tr("%1 won").arg(playerName(controller.setup(), winner));
}

QString endReason(const GameController& controller, Color own) {
    const Outcome outcome = controller.outcome();
    const int moves = lastMoveNumber(controller);
    if (outcome.result == GameResult::Draw) return drawReason(outcome.reason, moves);
    const bool isLost = (outcome.result == GameResult::WhiteWins) != (own == White);
    const QString opponent = playerName(controller.setup(), ~own);
    switch (outcome.reason) {
        case OutcomeReason::Checkmate:
            return QObject::tr("Checkmate in %n moves", "", moves);
        case OutcomeReason::Resignation:
            return isLost ? QObject::tr("You resigned on move %1").arg(moves)
                          : QObject::tr("%1 resigned on move %2").arg(opponent).arg(moves);
        case OutcomeReason::Timeout:
            return isLost ? QObject::tr("Your time ran out on move %1").arg(moves)
                          : QObject::tr("%1 ran out of time on move %2").arg(opponent).arg(moves);
        default:
            return {};
    }
}

QString takeBackText(const GameController& controller, Color own) {
    if (!controller.canTakeBack()) return {};
    const GameNode* node = controller.live();
    while (node->parent() && node->parent()->position().sideToMove() != own) node = node->parent();
    if (!node->parent()) return {};
    return QObject::tr("Take back move %1").arg(node->parent()->position().fullmoveNumber());
}

}  // namespace plyglass
