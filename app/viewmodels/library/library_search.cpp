#include "app/viewmodels/library/library_search.h"

#include <utility>

#include "app/services/library/find/game_pattern_text.h"
#include "app/services/library/store/game_date.h"
#include "app/services/translated.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

QString errorOf(const auto& result) { return result ? QString() : translated(result.error()); }

/// 0 for an empty text; nullopt if it is no date.
std::optional<int> dateOf(const QString& text) {
    if (text.trimmed().isEmpty()) return 0;
    const int date = dateNumber(text.trimmed().toStdString());
    return date == 0 ? std::nullopt : std::optional(date);
}

/// "1990–1999", "from 1990", "until 1999".
QString rangeText(const QString& from, const QString& until) {
    if (until.isEmpty()) return LibrarySearch::tr("from %1").arg(from);
    if (from.isEmpty()) return LibrarySearch::tr("until %1").arg(until);
    return from == until ? from : LibrarySearch::tr("%1–%2").arg(from, until);
}

QString lengthText(int min, int max, int anyLength) {
    if (max == anyLength) return LibrarySearch::tr("%1 moves or more", "", min).arg(min);
    if (min == 0) return LibrarySearch::tr("%1 moves or fewer", "", max).arg(max);
    return LibrarySearch::tr("%1–%2 moves").arg(min).arg(max);
}

}  // namespace

LibrarySearch::LibrarySearch(GameLibrary& library, QObject* parent) : QObject(parent) {
    const auto show = [this](const JobProgress& progress) {
        m_progress = progress;
        emit progressChanged();
    };
    const auto end = [show] { show({}); };
    connect(&library, &GameLibrary::searchProgressed, this, show);
    connect(&library, &GameLibrary::found, this, end);
    connect(&library, &GameLibrary::failed, this, end);
    connect(&library, &GameLibrary::unreadable, this, end);
}

QStringList LibrarySearch::structureNames() const {
    QStringList names{tr("Any pawn structure")};
    for (const PawnStructure& structure : pawnStructures()) names += translated(structure.name);
    return names;
}

void LibrarySearch::setStructure(int index) {
    if (index >= 0 && index <= static_cast<int>(pawnStructures().size())) set(&Words::structure, index);
}

/// Adjusts the other limit if they would exclude each other.
void LibrarySearch::setMinMoves(int moves) {
    moves = std::clamp(moves, 0, kAnyLength - 1);
    m_draft.maxMoves = std::max(m_draft.maxMoves, moves);
    set(&Words::minMoves, moves);
}

void LibrarySearch::setMaxMoves(int moves) {
    moves = std::clamp(moves, 1, kAnyLength);
    m_draft.minMoves = std::min(m_draft.minMoves, moves);
    set(&Words::maxMoves, moves);
}

QString LibrarySearch::Words::pawnTerms() const {
    const QString name =
        structure == 0 ? QString()
                       : QString::fromLatin1(pawnStructures()[static_cast<std::size_t>(structure) - 1].id);
    return (name + u' ' + pawns).trimmed();
}

void LibrarySearch::judge() {
    const QString material = m_draft.material.trimmed();
    m_materialError = material.isEmpty() ? QString() : errorOf(readMaterial(material.toStdString()));
    m_pawnsError = errorOf(readPawns(m_draft.pawnTerms().toStdString()));
    m_datesError = dateOf(m_draft.from) && dateOf(m_draft.until)
                       ? QString()
                       : tr("Write a date like 1997, 1997.05 or 1997.05.11.");
    emit changed();
}

void LibrarySearch::take(const Words& words) {
    m_applied = words;
    showParts();
    emit applied();
}

bool LibrarySearch::apply() {
    if (!isValid()) return false;
    if (m_applied != m_draft) take(m_draft);
    return true;
}

bool LibrarySearch::applyPosition(const QString& fen) {
    const auto position = Position::fromFen(fen.toStdString());
    if (!position) return false;
    seek(*position, {}, tr("Position"));
    return true;
}

bool LibrarySearch::applySquares() {
    const auto squares = m_squares.pattern();
    if (!squares) return false;
    seek({}, *squares, tr("Squares"));
    return true;
}

void LibrarySearch::seek(const std::optional<Position>& position, const std::optional<SquarePattern>& squares,
                         const QString& name) {
    m_position = position;
    m_someSquares = squares;
    m_positionName = name;
    take(m_applied);
}

void LibrarySearch::searchFor(const Position& position, const QString& name) {
    seek(position, {}, name.isEmpty() ? tr("The start position") : tr("Position: %1").arg(name));
}

void LibrarySearch::remove(int part) {
    const auto drop = [part](Words& words) {
        switch (static_cast<Part>(part)) {
            case Part::Material:
                words.material.clear();
                break;
            case Part::Pawns:
                words.pawns.clear();
                words.structure = 0;
                break;
            case Part::Opening:
                words.opening.clear();
                break;
            case Part::Length:
                words.minMoves = 0;
                words.maxMoves = kAnyLength;
                break;
            case Part::Dates:
                words.from.clear();
                words.until.clear();
                break;
            case Part::Rating:
                words.minRating = 0;
                break;
            case Part::White:
                words.white.clear();
                break;
            case Part::Black:
                words.black.clear();
                break;
            case Part::WhiteRating:
                words.minWhiteRating = 0;
                break;
            case Part::BlackRating:
                words.minBlackRating = 0;
                break;
            case Part::Position:
                break;
        }
    };
    if (part == static_cast<int>(Part::Position)) forgetPosition();
    drop(m_draft);
    drop(m_applied);
    judge();
    take(m_applied);
}

void LibrarySearch::clear() {
    m_draft = m_applied = {};
    forgetPosition();
    showParts();
    judge();
}

void LibrarySearch::addTo(GameFilter& filter) const {
    filter.position = m_position;
    filter.opening = m_applied.opening.trimmed();
    filter.minPlies = m_applied.minMoves > 0 ? 2 * m_applied.minMoves - 1 : 0;
    filter.maxPlies = m_applied.maxMoves < kAnyLength ? 2 * m_applied.maxMoves : 0;
    filter.fromDate = dateOf(m_applied.from).value_or(0);
    filter.untilDate = lastDayOf(dateOf(m_applied.until).value_or(0));
    filter.minRating = m_applied.minRating;
    filter.white = m_applied.white.trimmed();
    filter.black = m_applied.black.trimmed();
    filter.minWhiteRating = m_applied.minWhiteRating;
    filter.minBlackRating = m_applied.minBlackRating;
    const QString material = m_applied.material.trimmed();
    const QString pawns = m_applied.pawnTerms();
    if (material.isEmpty() && pawns.isEmpty() && !m_someSquares) return;
    GamePattern pattern;
    pattern.eitherColor = m_applied.eitherColor;
    pattern.plies = m_applied.plies;
    if (m_someSquares) pattern.squares = *m_someSquares;
    // They were validated before they were applied.
    if (!material.isEmpty())
        pattern.material = readMaterial(material.toStdString()).value_or(pattern.material);
    if (!pawns.isEmpty()) pattern.pawns = readPawns(pawns.toStdString()).value_or(pattern.pawns);
    filter.pattern = pattern;
}

/// With its further conditions: "KRPvKR, 4 plies".
QString LibrarySearch::patternName(const QString& name) const {
    return m_applied.plies == 1 ? name : tr("%1, %2 plies").arg(name, QString::number(m_applied.plies));
}

void LibrarySearch::showParts() {
    const Words& now = m_applied;
    QList<SearchPart> rows;
    const auto add = [&rows](Part part, const QString& name) {
        rows.append({.name = name, .part = static_cast<int>(part)});
    };
    if (m_position || m_someSquares) add(Part::Position, m_positionName);
    if (const QString material = now.material.trimmed(); !material.isEmpty())
        add(Part::Material, patternName(material));
    if (now.structure > 0)
        add(Part::Pawns, patternName(structureNames()[now.structure]));
    else if (!now.pawnTerms().isEmpty())
        add(Part::Pawns, patternName(now.pawnTerms()));
    if (!now.opening.trimmed().isEmpty()) add(Part::Opening, tr("Opening: %1").arg(now.opening.trimmed()));
    if (now.minMoves > 0 || now.maxMoves < kAnyLength)
        add(Part::Length, lengthText(now.minMoves, now.maxMoves, kAnyLength));
    const QString from = now.from.trimmed();
    const QString until = now.until.trimmed();
    if (!from.isEmpty() || !until.isEmpty()) add(Part::Dates, rangeText(from, until));
    if (now.minRating > 0) add(Part::Rating, tr("Rating %1 or more").arg(now.minRating));
    if (!now.white.trimmed().isEmpty()) add(Part::White, tr("White: %1").arg(now.white.trimmed()));
    if (!now.black.trimmed().isEmpty()) add(Part::Black, tr("Black: %1").arg(now.black.trimmed()));
    if (now.minWhiteRating > 0) add(Part::WhiteRating, tr("White rated %1 or more").arg(now.minWhiteRating));
    if (now.minBlackRating > 0) add(Part::BlackRating, tr("Black rated %1 or more").arg(now.minBlackRating));
    m_parts.setRows(std::move(rows));
}

double LibrarySearch::share() const {
    return m_progress.total == 0
               ? 0
               : static_cast<double>(m_progress.done) / static_cast<double>(m_progress.total);
}

QString LibrarySearch::progressText() const {
    return tr("Searching: %1 of %2 games").arg(groupedText(m_progress.done), groupedText(m_progress.total));
}

}  // namespace plyglass
