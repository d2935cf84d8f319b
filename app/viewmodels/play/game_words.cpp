#include "app/viewmodels/play/game_words.h"

#include "app/services/game/saved_game.h"
#include "app/services/library/store/game_date.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/player_names.h"
#include "engine/chess/pgn.h"
#include "engine/knowledge/opening_names.h"

namespace plyglass {

namespace {

const OpeningName* lastOpening(const GameNode* node) {
    // There is none before the first move, and loading the table would delay the window.
    return node->parent() ? OpeningNames::builtIn().findLast(node) : nullptr;
}

}  // namespace

QString sideName(Color color) { return color == White ? QStringLiteral("white") : QStringLiteral("black"); }

QString playerTitle(const GameController& controller, Color color) {
    if (controller.isOpened()) {
        const QString tag = shownTag(controller.game().tag(color == White ? "White" : "Black"));
        const QString name = playerName(color, tag, controller.players());
        if (!name.isEmpty()) return name;
        return color == White ? QObject::tr("White") : QObject::tr("Black");
    }
    return playerName(controller.setup(), color);
}

PlayerKind playerKind(const GameController& controller, Color color) {
    return controller.isOpened() ? PlayerKind::Person : controller.setup().players[color].kind;
}

QString gameTitle(const GameController& controller) {
    const GameSetup& setup = controller.setup();
    const Game& game = controller.game();
    if (game.root()->children().empty() && game.startPosition().key() != Position::start().key())
        return game.startPosition().sideToMove() == White ? QObject::tr("Position, White to move")
                                                          : QObject::tr("Position, Black to move");
    if (controller.isOpened())
        return QObject::tr("%1 – %2").arg(playerTitle(controller, White), playerTitle(controller, Black));
    if (setup.arePeople())
        return QObject::tr("%1 – %2").arg(playerTitle(controller, White), playerTitle(controller, Black));
    if (setup.hasTwoPersons()) return QObject::tr("Two players");
    if (setup.hasPerson())
        return QObject::tr("Game against %1")
            .arg(playerTitle(controller, setup.isPerson(White) ? Black : White));
    return QObject::tr("%1 against %2").arg(playerTitle(controller, White), playerTitle(controller, Black));
}

QString openingText(const GameNode* node) {
    const OpeningName* const opening = lastOpening(node);
    return opening ? text(opening->code) + u' ' + text(opening->name) : QString();
}

QString openingName(const GameNode* node) {
    const OpeningName* const opening = lastOpening(node);
    return opening ? text(opening->name) : QString();
}

QString outcomeText(const Outcome& outcome) {
    if (!outcome.isOver()) return {};
    return translated(outcome.toText());
}

QString resultText(const Outcome& outcome) { return resultText(outcome.result); }

QString unfinishedText(const Autosave& autosave) {
    if (!autosave.isOffering()) return {};
    const GameSetup& setup = autosave.offer().setup;
    const Color person = setup.isPerson(White) ? White : Black;
    const QString name = playerName(setup, person);
    const QString opponent = playerName(setup, ~person);
    const int move = autosave.offer().game.position().fullmoveNumber();
    if (autosave.found() < 2)
        return QObject::tr("Unfinished game: %1 against %2, move %3").arg(name, opponent).arg(move);
    return QObject::tr("Unfinished game: %1 against %2, move %3 (%4 of %5)")
        .arg(name, opponent)
        .arg(move)
        .arg(autosave.offerNumber())
        .arg(autosave.found());
}

QString leftOpenText(const Autosave& autosave) {
    const LeftOpen* left = autosave.leftOpen();
    if (!left) return {};
    const auto entries = indexPgn(left->text);
    const auto tag = [&entries](const char* name) {
        return entries.empty() ? QString() : shownTag(text(entries.front().tag(name)));
    };
    return QObject::tr("The game that you were annotating is in the library: %1")
        .arg(gameTitle({tag("White"), tag("Black")},
                       {tag("Event"), tag("Site"), dateNumber(tag("Date").toStdString()), left->changedS}));
}

}  // namespace plyglass
