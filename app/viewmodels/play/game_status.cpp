#include "app/viewmodels/play/game_status.h"

#include "app/viewmodels/play/game_words.h"
#include "app/viewmodels/shared/player_names.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

struct Chip {
    QString text;
    QString tone;
    QString side;
};

QString reasonWord(OutcomeReason reason) {
    switch (reason) {
        case OutcomeReason::Checkmate:
            return QObject::tr("checkmate");
        case OutcomeReason::Stalemate:
            return QObject::tr("stalemate");
        case OutcomeReason::InsufficientMaterial:
            return QObject::tr("too little material");
        case OutcomeReason::ThreefoldRepetition:
            return QObject::tr("threefold repetition");
        case OutcomeReason::FivefoldRepetition:
            return QObject::tr("fivefold repetition");
        case OutcomeReason::FiftyMoves:
            return QObject::tr("fifty moves");
        case OutcomeReason::SeventyFiveMoves:
            return QObject::tr("seventy-five moves");
        case OutcomeReason::Resignation:
            return QObject::tr("resignation");
        case OutcomeReason::Agreement:
            return QObject::tr("agreement");
        case OutcomeReason::Timeout:
        case OutcomeReason::TimeoutInsufficient:
            return QObject::tr("time");
        default:
            return {};
    }
}

QString withReason(const QString& word, OutcomeReason reason) {
    const QString why = reasonWord(reason);
    return why.isEmpty() ? word : QObject::tr("%1: %2").arg(word, why);
}

Chip chipOfEnd(const Outcome& outcome, Color person, bool oneSided) {
    if (outcome.result == GameResult::Draw)
        return {withReason(QObject::tr("Drawn"), outcome.reason), "neutral", sideName(person)};
    const Color winner = outcome.result == GameResult::WhiteWins ? White : Black;
    if (oneSided && person != winner)
        return {withReason(QObject::tr("Lost"), outcome.reason), "bad", sideName(person)};
    return {withReason(QObject::tr("Won"), outcome.reason), "good", sideName(winner)};
}

/// Between two persons the strip shows whose turn it is.
bool isTurnShown(const GameController& controller) {
    return controller.setup().hasTwoPersons() && !controller.isOpened() && !controller.isOver();
}

Chip chipOf(const GameController& controller) {
    const Color toMove = controller.live()->position().sideToMove();
    // “You” is used only if exactly one side is the person's.
    const auto own = controller.ownSide();
    if (controller.isOver()) return chipOfEnd(controller.outcome(), own.value_or(toMove), own.has_value());
    if (controller.ends().isOffered()) return {QObject::tr("Draw offered"), "warn", sideName(~toMove)};
    if (controller.isPaused() && !controller.isOpened())
        return {QObject::tr("Paused"), "neutral", sideName(toMove)};
    if (controller.isThinking()) return {QObject::tr("Thinking"), "acc", sideName(toMove)};
    if (controller.hints().isLooking()) return {QObject::tr("Looking for a hint"), "acc", sideName(toMove)};
    if (controller.live()->position().inCheck()) return {QObject::tr("Check"), "warn", sideName(toMove)};
    if (isTurnShown(controller)) return {QObject::tr("your turn"), "acc", sideName(toMove)};
    return {};
}

/// "Mia would like to take back e5. Grandpa?"
QString questionText(const GameController& controller, const TwoPeople& people) {
    const QString asker = playerName(controller.setup(), ~people.asked());
    const QString asked = playerName(controller.setup(), people.asked());
    if (people.question() == TwoPeople::Question::Draw)
        return QObject::tr("%1 offers a draw. %2?", "two people").arg(asker, asked);
    const GameNode& live = *controller.live();
    const QString move = QString::fromStdString(toSan(live.parent()->position(), live.move()));
    return QObject::tr("%1 would like to take back %2. %3?", "a person, a move, another person")
        .arg(asker, move, asked);
}

}  // namespace

GameStatus statusOf(const GameController& controller, const TwoPeople& people) {
    const Chip chip = chipOf(controller);
    const auto own = controller.ownSide();
    const GameEnds& ends = controller.ends();
    const Color toMove = controller.live()->position().sideToMove();
    return {.text = chip.text,
            .tone = chip.tone,
            .side = chip.side,
            .ownSide = own ? sideName(*own) : QString(),
            .over = controller.isOver(),
            .outcomeText = outcomeText(controller.outcome()),
            .resultText = resultText(controller.outcome()),
            .thinking = controller.isThinking(),
            .paused = controller.isPaused(),
            .drawOffered = ends.hasOffer(),
            .canTakeBack = people.canTakeBack(),
            .canRedo = controller.canRedo(),
            .canHint = controller.hints().canAsk(),
            .canMoveNow = controller.canMoveNow(),
            .canPause = controller.canPause(),
            .canOfferDraw = people.canOfferDraw(),
            .canClaimDraw = ends.canClaim(),
            .canResign = ends.canResign(),
            .canUndoEdit = controller.canUndoEdit(),
            .canRedoEdit = controller.canRedoEdit(),
            .question = people.isAsking() ? questionText(controller, people) : QString(),
            .askedSide = people.isAsking() ? sideName(people.asked()) : QString(),
            .turnSide = isTurnShown(controller) ? sideName(toMove) : QString()};
}

}  // namespace plyglass
