#include "app/viewmodels/laboratory/lab_positions_model.h"

#include <algorithm>
#include <utility>

#include "app/services/translated.h"
#include "engine/chess/fen.h"
#include "engine/chess/movegen.h"
#include "engine/lab/experiments/plans.h"

namespace plyglass {

namespace {

/// More positions would take too long.
constexpr int kMaxPositions = 500;

QStringList factsOf(const Position& position) {
    MoveList moves;
    generateLegal(position, moves);
    const std::string placement = toPlacement(position);
    const auto pieces = std::count_if(placement.begin(), placement.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    });
    return {position.sideToMove() == White ? LabPositionsModel::tr("White to move")
                                           : LabPositionsModel::tr("Black to move"),
            LabPositionsModel::tr("%n legal moves", nullptr, static_cast<int>(moves.size())),
            LabPositionsModel::tr("%1 pieces").arg(pieces)};
}

}  // namespace

int LabPositionsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant LabPositionsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const NamedPosition& named = m_positions[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return translated(named.name);
        case FenRole:
            return QString::fromStdString(toFen(named.position));
        case FactsRole:
            return factsOf(named.position);
        default:
            return {};
    }
}

QHash<int, QByteArray> LabPositionsModel::roleNames() const {
    return {{NameRole, "name"}, {FenRole, "fen"}, {FactsRole, "facts"}};
}

void LabPositionsModel::setCurrentIndex(int index) {
    index = std::clamp(index, std::min(0, count() - 1), count() - 1);
    if (index == m_current) return;
    m_current = index;
    emit currentChanged();
}

QVariant LabPositionsModel::current(Role role) const {
    return m_current < 0 ? QVariant() : data(index(m_current), role);
}

QString LabPositionsModel::currentName() const { return current(NameRole).toString(); }
QStringList LabPositionsModel::currentFacts() const { return current(FactsRole).toStringList(); }

BoardPosition LabPositionsModel::board() const {
    return m_current < 0 ? BoardPosition()
                         : boardOf(m_positions[static_cast<std::size_t>(m_current)].position);
}

void LabPositionsModel::set(std::vector<NamedPosition> positions) {
    beginResetModel();
    m_positions = std::move(positions);
    m_current = m_positions.empty() ? -1 : 0;
    endResetModel();
    emit changed();
    emit currentChanged();
}

void LabPositionsModel::add(const NamedPosition& position) {
    const std::string fen = toFen(position.position);
    const auto at = std::find_if(m_positions.begin(), m_positions.end(),
                                 [&](const NamedPosition& other) { return toFen(other.position) == fen; });
    if (at != m_positions.end()) {
        setCurrentIndex(static_cast<int>(at - m_positions.begin()));
        return;
    }
    if (count() >= kMaxPositions)
        return setError(tr("There are already %1 positions, the maximum.").arg(count()));
    beginInsertRows({}, count(), count());
    m_positions.push_back(position);
    endInsertRows();
    m_current = count() - 1;
    emit changed();
    emit currentChanged();
}

bool LabPositionsModel::addFen(const QString& text) {
    const QStringList lines = text.split(u'\n', Qt::SkipEmptyParts);
    std::vector<NamedPosition> found;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const QString line = lines[i].trimmed();
        if (line.isEmpty()) continue;
        const auto position = Position::fromFen(line.toStdString());
        const auto searchable = position ? checkSearchable(*position) : tl::unexpected(position.error());
        if (!searchable) {
            const QString why = translated(searchable.error());
            setError(lines.size() == 1 ? why : tr("Line %1: %2").arg(i + 1).arg(why));
            return false;
        }
        const auto number = m_positions.size() + found.size() + 1;
        found.push_back({tr("Position %1").arg(number).toStdString(), *position});
    }
    if (found.empty()) {
        setError(tr("Type or paste a position as FEN."));
        return false;
    }
    setError({});
    for (const NamedPosition& position : found) add(position);
    return true;
}

void LabPositionsModel::addSuite() {
    for (const NamedPosition& position : suitePositions()) add(position);
}

void LabPositionsModel::rename(int row, const QString& name) {
    if (row < 0 || row >= count() || name.trimmed().isEmpty()) return;
    m_positions[static_cast<std::size_t>(row)].name = name.trimmed().toStdString();
    emit dataChanged(index(row), index(row), {NameRole});
    emit changed();
    emit currentChanged();
}

void LabPositionsModel::remove(int row) {
    if (row < 0 || row >= count()) return;
    beginRemoveRows({}, row, row);
    m_positions.erase(m_positions.begin() + row);
    endRemoveRows();
    m_current = std::min(m_current, count() - 1);
    emit changed();
    emit currentChanged();
}

void LabPositionsModel::setError(const QString& error) {
    if (error == m_error) return;
    m_error = error;
    emit errorChanged();
}

}  // namespace plyglass
