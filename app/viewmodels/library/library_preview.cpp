#include "app/viewmodels/library/library_preview.h"

#include <algorithm>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/board_squares.h"
#include "engine/chess/fen.h"
#include "engine/knowledge/opening_names.h"

namespace plyglass {

namespace {

/// "17.Rd8#", "17…Qe7".
QString numbered(const GameNode& node) {
    const Position& before = node.parent()->position();
    return QStringLiteral("%1%2%3")
        .arg(before.fullmoveNumber())
        .arg(QChar(before.sideToMove() == White ? u'.' : u'…'))
        .arg(text(node.san()));
}

}  // namespace

void LibraryPreview::show(std::shared_ptr<Game> game, const QString& problem) {
    m_game = std::move(game);
    m_problem = problem;
    m_line = m_game ? nodesTo(m_game->mainLineEnd()) : std::vector<const GameNode*>();
    m_ply = length();
    m_facts.setRows(m_game ? factsOfGame() : QList<Fact>());
    emit gameChanged();
    emit plyChanged();
}

QString LibraryPreview::tag(const char* name) const {
    const QString value = m_game ? text(m_game->tag(name)) : QString();
    return value == u"?" ? QString() : value;
}

QString LibraryPreview::title() const {
    const auto name = [this](const char* color) {
        const QString value = tag(color);
        return value.isEmpty() ? tr("Unknown") : value;
    };
    return tr("%1 – %2").arg(name("White"), name("Black"));
}

QString LibraryPreview::detail() const {
    QStringList parts{tag("Event"), tag("Site"), tag("Date").remove(QStringLiteral(".??")), tag("Round")};
    if (!parts[3].isEmpty()) parts[3] = tr("round %1").arg(parts[3]);
    parts.removeAll(QString());
    parts.removeAll(QStringLiteral("????"));
    parts.removeDuplicates();
    return parts.join(QStringLiteral(", "));
}

QList<Fact> LibraryPreview::factsOfGame() const {
    const GameNode* end = m_game->mainLineEnd();
    const Outcome outcome = m_game->outcomeAt(end);
    QList<Fact> facts{{tr("Result"), outcome.isOver() ? translated(outcome.toText()) : tr("none")}};
    if (const OpeningName* opening = OpeningNames::builtIn().findLast(end))
        facts << Fact{tr("Opening"), text(opening->code + " " + opening->name)};
    const QString white = tag("WhiteElo");
    const QString black = tag("BlackElo");
    if (!white.isEmpty() || !black.isEmpty())
        facts << Fact{tr("Ratings"), tr("%1 – %2").arg(white.isEmpty() ? QStringLiteral("–") : white,
                                                       black.isEmpty() ? QStringLiteral("–") : black)};
    facts << Fact{tr("Moves"), QString::number((length() + 1) / 2)};
    return facts;
}

const GameNode* LibraryPreview::node() const {
    if (!m_game) return nullptr;
    return m_ply == 0 ? m_game->root() : m_line[static_cast<std::size_t>(m_ply - 1)];
}

void LibraryPreview::setPly(int ply) {
    const int within = std::clamp(ply, 0, length());
    if (within == m_ply) return;
    m_ply = within;
    emit plyChanged();
}

QString LibraryPreview::placement() const {
    return text(toPlacement(m_game ? node()->position() : Position::start()));
}

QStringList LibraryPreview::lastMove() const {
    if (m_ply == 0) return {};
    return squaresOf(node()->parent()->position(), node()->move());
}

QString LibraryPreview::checkSquare() const { return m_game ? checkSquareOf(node()->position()) : QString(); }

QString LibraryPreview::moveText() const { return m_ply == 0 ? QString() : numbered(*node()); }

QString LibraryPreview::movesText(int from, int to) const {
    QStringList words;
    for (int i = from; i < to; ++i) {
        const GameNode& move = *m_line[static_cast<std::size_t>(i)];
        const bool isNumberDue = i == from || move.parent()->position().sideToMove() == White;
        words << (isNumberDue ? numbered(move) : text(move.san()));
    }
    return words.join(u' ');
}

}  // namespace plyglass
