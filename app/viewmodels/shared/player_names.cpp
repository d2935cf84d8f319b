#include "app/viewmodels/shared/player_names.h"

#include <QObject>

#include "app/services/game/saved_game.h"
#include "app/services/library/find/game_search.h"
#include "app/services/library/store/game_date.h"
#include "app/services/opponent_name.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/setup_choices.h"
#include "engine/eval/genome.h"
#include "engine/eval/network/network.h"

namespace plyglass {

namespace {

/// Name of the evaluator; empty for the standard one.
QString specialEvaluatorOf(const PlayerEvaluator& evaluator) {
    if (!evaluator.name.empty()) return QString::fromStdString(evaluator.name);
    const EvaluatorChoice& choice = evaluator.choice;
    if (choice.kind == EvaluatorKind::Network && choice.network) return translated(choice.network->name);
    if (choice.kind == EvaluatorKind::Genome && choice.genome) return translated(choice.genome->name);
    return choice.kind == kStandardEvaluator ? QString() : translated(infoOf(choice.kind).name);
}

/// Name of the level, and the evaluator if it is not the standard one.
QString computerName(const PlayerSetup& player) {
    const QString level = opponentName(player.level);
    const QString evaluator = specialEvaluatorOf(player.evaluator);
    return evaluator.isEmpty() ? level : QStringLiteral("%1 · %2").arg(level, evaluator);
}

QString personName(const GameSetup& setup, Color color) {
    if (!setup.hasTwoPersons()) return QObject::tr("You", "a player");
    if (!setup.names[color].empty()) return QString::fromStdString(setup.names[color]);
    return color == White ? QObject::tr("White") : QObject::tr("Black");
}

}  // namespace

QString playerName(const GameSetup& setup, Color color) {
    const PlayerSetup& player = setup.players[color];
    const PlayerKind kind = player.kind;
    if (kind == PlayerKind::Computer) return computerName(player);
    if (kind == PlayerKind::Random) return QObject::tr("Random", "a player");
    return personName(setup, color);
}

QString playerName(Color color, const QString& tag, const GameSetup* players) {
    if (players && isOwnPlayerTag(tag.toStdString())) return playerName(*players, color);
    return tag == u"?" ? QString() : tag;
}

QString playerName(const GameRow& row, Color color) {
    const auto players = playersFromText(row.whiteSettings.toStdString(), row.blackSettings.toStdString());
    return playerName(color, color == White ? row.white : row.black, players ? &*players : nullptr);
}

QString titleOf(const GameOccasion& occasion) {
    for (const QString& name : {occasion.event, occasion.site})
        if (!name.isEmpty() && name != u"?") return name;
    const QString date = dateText(occasion.date);
    return QObject::tr("Untitled, %1", "a game and its date")
        .arg(date.isEmpty() ? dayText(occasion.changedS) : date);
}

QString gameTitle(const std::pair<QString, QString>& players, const GameOccasion& occasion) {
    const auto isKnown = [](const QString& name) { return !name.isEmpty() && name != u"?"; };
    const auto& [white, black] = players;
    if (!isKnown(white) && !isKnown(black)) return titleOf(occasion);
    const QString unknown = QObject::tr("Unknown", "a player");
    return QObject::tr("%1 – %2", "the players of a game")
        .arg(isKnown(white) ? white : unknown, isKnown(black) ? black : unknown);
}

QString ratingsText(const Game& game) {
    const int white = text(game.tag("WhiteElo")).toInt();
    const int black = text(game.tag("BlackElo")).toInt();
    if (white <= 0 && black <= 0) return {};
    const auto shown = [](int rating) { return rating > 0 ? QString::number(rating) : QStringLiteral("?"); };
    return QStringLiteral("%1 – %2").arg(shown(white), shown(black));
}

}  // namespace plyglass
