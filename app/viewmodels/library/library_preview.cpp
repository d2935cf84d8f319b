#include "app/viewmodels/library/library_preview.h"

#include <algorithm>

#include "app/services/game/saved_game.h"
#include "app/services/library/store/game_date.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/player_names.h"
#include "engine/chess/time_control.h"
#include "engine/knowledge/opening_names.h"

namespace plyglass {

namespace {

LineWalk walkOf(const Game& game, const std::vector<const GameNode*>& nodes) {
    std::vector<Move> moves;
    for (const GameNode* node : nodes) moves.push_back(node->move());
    return {game.startPosition(), moves};
}

/// The main line, or the variation of the node.
std::vector<const GameNode*> lineThrough(const GameNode* node, const Game& game) {
    std::vector<const GameNode*> line = nodesTo(game.mainLineEnd());
    if (!node || !node->parent() || std::find(line.begin(), line.end(), node) != line.end()) return line;
    while (!node->children().empty()) node = node->children().front().get();
    return nodesTo(node);
}

/// "15:00", "+ 10 s a move" for an increment; anything else as in the file.
QString timeText(const QString& tag) {
    const auto time = timeControlFromText(tag.toStdString());
    if (!time || !time->isTimed() || time->movesPerPeriod > 0) return tag == u"-" ? QString() : tag;
    const QString base = durationText(time->baseMs);
    if (time->incrementMs == 0) return base;
    return LibraryPreview::tr("%1 + %2 s a move")
        .arg(base, QString::number(static_cast<double>(time->incrementMs) / 1000));
}

}  // namespace

void LibraryPreview::show(const ReadGame& read) {
    m_read = read;
    m_nodes.clear();
    if (isShown()) m_nodes = lineThrough(read.hit, game());
    m_walk = isShown() ? walkOf(game(), m_nodes) : LineWalk();
    m_ply = read.hit ? read.hit->ply() : length();
    m_facts.setRows(isShown() ? factsOfGame() : QList<NamedValue>());
    emit gameChanged();
    emit plyChanged();
}

QString LibraryPreview::tag(const char* name) const {
    const QString value = isShown() ? shownTag(game().tag(name)) : QString();
    return value == u"?" ? QString() : value;
}

QString LibraryPreview::title() const {
    if (!isShown()) return {};
    const auto players = playersOf(game());
    const auto name = [&](Color color) {
        return playerName(color, tag(color == White ? "White" : "Black"), players ? &*players : nullptr);
    };
    return gameTitle({name(White), name(Black)},
                     {tag("Event"), tag("Site"), m_read.row.date, m_read.row.changedS});
}

QString LibraryPreview::detail() const {
    const QString known = dateText(m_read.row.date);
    const QString written = tag("Date").contains(u'?') ? QString() : tag("Date");
    QStringList parts{tag("Event"), tag("Site"), known.isEmpty() ? written : known, tag("Round")};
    if (!parts[3].isEmpty()) parts[3] = tr("round %1").arg(parts[3]);
    parts.removeAll(QString());
    parts.removeDuplicates();
    return parts.join(QStringLiteral(", "));
}

QString LibraryPreview::leftText() const {
    if (!isShown()) return {};
    switch (m_read.row.left.state) {
        case StoredState::Replaced:
            return tr("An earlier version of a game. It was replaced on %1.")
                .arg(momentText(m_read.row.left.atS));
        case StoredState::Deleted:
            return tr("This game was deleted on %1.").arg(momentText(m_read.row.left.atS));
        default:
            return {};
    }
}

bool LibraryPreview::isUnfinished() const {
    return isShown() && isPlayedHere(game()) && !game().outcomeAt(game().mainLineEnd()).isOver();
}

QList<NamedValue> LibraryPreview::factsOfGame() const {
    const GameNode* end = game().mainLineEnd();
    const Outcome outcome = game().outcomeAt(end);
    QList<NamedValue> facts{{tr("Result"), outcome.isOver() ? translated(outcome.toText()) : tr("none")}};
    if (const OpeningName* opening = OpeningNames::builtIn().findLast(end))
        facts << NamedValue{tr("Opening"), text(opening->code + " " + opening->name)};
    if (const QString ratings = ratingsText(game()); !ratings.isEmpty())
        facts << NamedValue{tr("Ratings"), ratings};
    if (const QString time = timeText(tag("TimeControl")); !time.isEmpty())
        facts << NamedValue{tr("Time"), time};
    facts << NamedValue{tr("Moves"), QString::number((end->ply() + 1) / 2)};
    QStringList turned;
    const LineWalk mainLine = walkOf(game(), nodesTo(end));
    for (const int move : m_read.turning) turned << walkText(mainLine, move, move + 1);
    if (!turned.isEmpty()) facts << NamedValue{tr("Turning point"), turned.join(QStringLiteral(", "))};
    return facts;
}

void LibraryPreview::setPly(int ply) {
    const int within = std::clamp(ply, 0, length());
    if (within == m_ply) return;
    m_ply = within;
    emit plyChanged();
}

QString LibraryPreview::comment() const {
    if (!isShown()) return {};
    const GameNode* node = m_ply == 0 ? game().root() : m_nodes[static_cast<std::size_t>(m_ply) - 1];
    return shownComment(node->commentBefore + '\n' + node->comment).trimmed();
}

QString LibraryPreview::clockText() const {
    if (m_ply == 0) return {};
    const GameNode& node = *m_nodes[static_cast<std::size_t>(m_ply) - 1];
    if (!node.clocks) return {};
    const bool isWhite = node.parent()->position().sideToMove() == White;
    return plyglass::clockText(isWhite ? node.clocks->whiteMs : node.clocks->blackMs);
}

}  // namespace plyglass
