#include "app/viewmodels/play/think_again_words.h"

#include <QObject>
#include <QStringList>

#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

QString sameText(const ThinkAgainOutcome& outcome, const QString& move) {
    switch (outcome.result.info.source) {
        case MoveSource::Book:
            return QObject::tr("The same move again: %1, from the opening book.").arg(move);
        case MoveSource::Endgames:
            return QObject::tr("The same move again: %1, from the endgame tables.").arg(move);
        case MoveSource::Search:
            break;
    }
    return QObject::tr("The same move again: %1, %2 nodes, as in the game.", "", pluralOf(outcome.nodes()))
        .arg(move, groupedText(outcome.nodes()));
}

QString reasonsText(const ThinkAgainOutcome& outcome) {
    QStringList reasons;
    for (const ThoughtDoubt doubt : outcome.doubts) reasons += translated(reasonOf(doubt));
    return reasons.isEmpty() ? QObject::tr("The game does not say why.") : reasons.join(u' ');
}

}  // namespace

QString againText(const ThinkAgainOutcome& outcome) {
    const GameNode& node = *outcome.thought.node;
    const QString then = QString::fromStdString(node.san());
    if (outcome.isSame()) return sameText(outcome, then);
    const Position& searched = node.parent()->position();
    const QString now = QString::fromStdString(toSan(searched, outcome.result.bestMove));
    const QString what = outcome.isSameMove()
                             ? QObject::tr("The same move again, %1, but %2 instead of %3 nodes.", "",
                                           pluralOf(outcome.thought.nodes))
                                   .arg(now, groupedText(outcome.nodes()), groupedText(outcome.thought.nodes))
                             : QObject::tr("%1 this time, in the game it was %2.").arg(now, then);
    return what + u' ' + reasonsText(outcome);
}

QString againTone(const ThinkAgainOutcome& outcome) {
    return outcome.isSame() ? QStringLiteral("good") : QStringLiteral("warn");
}

}  // namespace plyglass
