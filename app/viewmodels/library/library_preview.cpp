#include "app/viewmodels/library/library_preview.h"

#include <algorithm>

#include "app/services/game/saved_game.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/board_squares.h"
#include "app/viewmodels/shared/player_names.h"
#include "engine/chess/fen.h"
#include "engine/knowledge/opening_names.h"

namespace plyglass {

namespace {

LineWalk walkOf(const Game& game) {
    std::vector<Move> moves;
    for (const GameNode* node : nodesTo(game.mainLineEnd())) moves.push_back(node->move());
    return {game.startPosition(), moves};
}

}  // namespace

void LibraryPreview::show(std::shared_ptr<Game> game, const QString& problem,
                          const std::vector<int>& turning) {
    m_game = std::move(game);
    m_problem = problem;
    m_walk = m_game ? walkOf(*m_game) : LineWalk();
    m_ply = length();
    m_facts.setRows(m_game ? factsOfGame(turning) : QList<NamedValue>());
    emit gameChanged();
    emit plyChanged();
}

QString LibraryPreview::tag(const char* name) const {
    const QString value = m_game ? shownTag(m_game->tag(name)) : QString();
    return value == u"?" ? QString() : value;
}

QString LibraryPreview::title() const {
    const QStringList tags{tag("White"), tag("Black")};
    const auto name = [&](Color color) {
        const QString known = playerName(color, tags[color], tags[~color], m_game && isPlayedHere(*m_game));
        return known.isEmpty() ? tr("Unknown") : known;
    };
    return tr("%1 – %2").arg(name(White), name(Black));
}

QString LibraryPreview::detail() const {
    QStringList parts{tag("Event"), tag("Site"), tag("Date").remove(QStringLiteral(".??")), tag("Round")};
    if (!parts[3].isEmpty()) parts[3] = tr("round %1").arg(parts[3]);
    parts.removeAll(QString());
    parts.removeAll(QStringLiteral("????"));
    parts.removeDuplicates();
    return parts.join(QStringLiteral(", "));
}

bool LibraryPreview::isUnfinished() const {
    return m_game && isPlayedHere(*m_game) && !m_game->outcomeAt(m_game->mainLineEnd()).isOver();
}

QList<NamedValue> LibraryPreview::factsOfGame(const std::vector<int>& turning) const {
    const GameNode* end = m_game->mainLineEnd();
    const Outcome outcome = m_game->outcomeAt(end);
    QList<NamedValue> facts{{tr("Result"), outcome.isOver() ? translated(outcome.toText()) : tr("none")}};
    if (const OpeningName* opening = OpeningNames::builtIn().findLast(end))
        facts << NamedValue{tr("Opening"), text(opening->code + " " + opening->name)};
    const QString white = tag("WhiteElo");
    const QString black = tag("BlackElo");
    if (!white.isEmpty() || !black.isEmpty())
        facts << NamedValue{tr("Ratings"), tr("%1 – %2").arg(white.isEmpty() ? QStringLiteral("–") : white,
                                                             black.isEmpty() ? QStringLiteral("–") : black)};
    facts << NamedValue{tr("Moves"), QString::number((length() + 1) / 2)};
    QStringList turned;
    for (const int move : turning) turned << walkText(m_walk, move, move + 1);
    if (!turned.isEmpty()) facts << NamedValue{tr("Turning point"), turned.join(QStringLiteral(", "))};
    return facts;
}

void LibraryPreview::setPly(int ply) {
    const int within = std::clamp(ply, 0, length());
    if (within == m_ply) return;
    m_ply = within;
    emit plyChanged();
}

QString LibraryPreview::placement() const { return text(toPlacement(m_walk.at(m_ply))); }

QStringList LibraryPreview::lastMove() const {
    if (m_ply == 0) return {};
    return squaresOf(m_walk.at(m_ply - 1), m_walk.moveTo(m_ply));
}

QString LibraryPreview::checkSquare() const { return checkSquareOf(m_walk.at(m_ply)); }

}  // namespace plyglass
