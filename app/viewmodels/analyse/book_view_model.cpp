#include "app/viewmodels/analyse/book_view_model.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "app/services/translated.h"
#include "app/viewmodels/shared/local_path.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/chess/san.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

/// "54 % of 120", "54 % of 1 023+"; "" without games.
QString resultOf(int scorePermille, int games, int most = std::numeric_limits<int>::max()) {
    if (games == 0) return {};
    const QString share = percentText(scorePermille / 1000.0);
    const QString count = groupedText(static_cast<std::uint64_t>(games));
    return games < most ? BookViewModel::tr("%1 of %2").arg(share, count)
                        : BookViewModel::tr("%1 of %2+", "a book counts no further").arg(share, count);
}

/// "42 %", "<1 %" for very rare moves; "" where no move has a weight.
QString shareOf(int weight, int total) {
    if (total == 0) return {};
    const double share = static_cast<double>(weight) / total;
    constexpr double kMinShare = 0.01;
    return weight > 0 && share < kMinShare ? QStringLiteral("<") + percentText(kMinShare)
                                           : percentText(share);
}

int totalOf(const std::vector<BookMove>& moves) {
    int total = 0;
    for (const BookMove& move : moves) total += move.weight;
    return total;
}

}  // namespace

BookViewModel::BookViewModel(const BookParts& parts, QObject* parent)
    : QObject(parent),
      m_controller(parts.controller),
      m_keeper(parts.keeper),
      m_games(parts.games),
      m_opinions(parts.engine) {
    connect(&m_controller, &GameController::shownChanged, this, &BookViewModel::update);
    connect(&m_keeper, &BookKeeper::changed, this, &BookViewModel::update);
    connect(&m_keeper, &BookKeeper::busyChanged, this, &BookViewModel::changed);
    connect(&m_games, &OwnGames::changed, this, &BookViewModel::update);
    connect(&m_opinions, &MoveOpinions::changed, this, &BookViewModel::showRows);
    connect(&m_keeper, &BookKeeper::added, this, [this](int moves, int fromVariations) {
        QString sentence = tr("%n moves added to the opening book.", "", moves);
        if (fromVariations > 0) sentence += u' ' + tr("%n of them come from variations.", "", fromVariations);
        emit notified(sentence, Tone::Good);
    });
    connect(&m_keeper, &BookKeeper::saved, this, [this](const QString& path) {
        emit notified(tr("The opening book was saved as %1.").arg(path), Tone::Good);
    });
    update();
}

BookRow BookViewModel::rowOf(const BookMove& move, int totalWeight) const {
    BookRow row;
    row.san = QString::fromStdString(toSan(position(), move.move));
    row.move = QString::fromStdString(toUci(position(), move.move));
    row.weight = move.weight;
    row.shareText = shareOf(move.weight, totalWeight);
    if (move.evaluationCp)
        row.evaluationText = scoreText(*move.evaluationCp, position().sideToMove());
    else if (const auto opinion = m_opinions.of(position(), move.move))
        row.evaluationText = scoreText(*opinion);
    row.resultText = resultOf(move.scorePermille, move.games, kMaxBookGames);
    return row;
}

void BookViewModel::setVisible(bool visible) {
    if (visible == m_visible) return;
    m_visible = visible;
    judgeMoves();
    emit changed();
}

void BookViewModel::setSuspended(bool suspended) {
    if (suspended == m_suspended) return;
    m_suspended = suspended;
    judgeMoves();
}

void BookViewModel::update() {
    showRows();
    judgeMoves();
}

void BookViewModel::judgeMoves() {
    if (!m_visible || m_suspended) return m_opinions.rest();
    std::vector<Move> moves;
    for (const BookRow& row : m_moves.rows())
        if (const auto move = parseUci(position(), row.move.toStdString());
            move && row.evaluationText.isEmpty())
            moves.push_back(*move);
    m_opinions.judge(position(), moves);
}

void BookViewModel::showRows() {
    const auto known = m_keeper.book()->movesAt(position());
    const auto played = m_games.moves()->movesAt(position());
    QList<BookRow> rows;
    for (const BookMove& move : known) rows += rowOf(move, totalOf(known));
    for (const PlayedMove& own : played) {
        const auto place = std::ranges::find(known, own.move, &BookMove::move);
        if (place == known.end()) {
            rows += rowOf({own.move}, 0);
            rows.back().inBook = false;
        }
        BookRow& row = place == known.end() ? rows.back() : rows[place - known.begin()];
        row.ownText = resultOf(own.scorePermille(), own.games());
    }
    m_moves.setRows(std::move(rows));
    emit changed();
}

QString BookViewModel::name() const {
    if (m_keeper.isBuiltIn()) return tr("Built-in book");
    return m_keeper.name().isEmpty() ? tr("Built-in book, changed") : m_keeper.name();
}

QString BookViewModel::sizeText() const {
    const std::size_t positions = m_keeper.book()->positionCount();
    return tr("%1 positions", nullptr, pluralOf(positions)).arg(groupedText(positions));
}

QString BookViewModel::emptyText() const {
    return tr("The book does not know this position. Play a move on the board, then add it.");
}

QString BookViewModel::missingMove() const {
    const GameNode* const node = m_controller.shown();
    if (!node->parent()) return {};
    const Position& before = node->parent()->position();
    const auto known = m_keeper.book()->movesAt(before);
    if (std::ranges::find(known, node->move(), &BookMove::move) != known.end()) return {};
    return QString::fromStdString(lineToText(before, {node->move()}, 1));
}

void BookViewModel::setWeight(const QString& move, int weight) {
    const auto parsed = parseUci(position(), move.toStdString());
    if (!parsed) return;
    const auto known = m_keeper.book()->movesAt(position());
    const auto place = std::ranges::find(known, *parsed, &BookMove::move);
    BookMove entry = place == known.end() ? BookMove{*parsed} : *place;
    entry.weight = std::clamp(weight, 0, kMaxBookWeight);
    m_keeper.set(position(), entry);
}

void BookViewModel::remove(const QString& move) {
    if (const auto parsed = parseUci(position(), move.toStdString())) m_keeper.remove(position(), *parsed);
}

QString BookViewModel::add(const QString& move) {
    const auto parsed = parseMove(position(), move.trimmed().toStdString());
    if (!parsed) return translated(parsed.error());
    addMove(position(), *parsed);
    return {};
}

void BookViewModel::addMissing() {
    const GameNode* const node = m_controller.shown();
    if (node->parent()) addMove(node->parent()->position(), node->move());
}

/// Gives the move the average weight of the others.
void BookViewModel::addMove(const Position& position, Move move) {
    const auto known = m_keeper.book()->movesAt(position);
    if (std::ranges::find(known, move, &BookMove::move) != known.end()) return;
    const int weight = known.empty() ? 1 : std::max(1, totalOf(known) / static_cast<int>(known.size()));
    m_keeper.set(position, {move, weight});
}

void BookViewModel::explore(const QString& move) {
    const auto parsed = parseUci(position(), move.toStdString());
    if (parsed) (void)m_controller.explore({*parsed});
}

void BookViewModel::open(const QUrl& file) { m_keeper.open(localPath(file)); }

void BookViewModel::addFiles(const QList<QUrl>& files) {
    QStringList paths;
    for (const QUrl& file : files) paths << localPath(file);
    if (!paths.isEmpty()) m_keeper.addFiles(paths);
}

void BookViewModel::saveAs(const QUrl& file) { m_keeper.saveAs(localPath(file)); }

}  // namespace plyglass
