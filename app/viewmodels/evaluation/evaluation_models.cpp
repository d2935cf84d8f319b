#include "app/viewmodels/evaluation/evaluation_models.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "app/viewmodels/shared/move_words.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

/// A piece that is worth this share of its usual worth more or less is as hot or as cold as can be.
constexpr double kHottestShare = 0.6;
/// Where an evaluator makes next to nothing of a kind of piece.
constexpr double kMinUsualCp = 20;

QString pawnsText(int cp) { return scoreText({.cp = cp}); }
QString plainPawnsText(int cp) { return decimalText(cp / 100.0, 2); }

QString nameOf(Piece piece) { return pieceWord(typeOf(piece)); }

}  // namespace

// --------------------------------------------------------------------------------------------------------
// terms

int EvaluationTermModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant EvaluationTermModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case NameRole:
            return row.name;
        case FirstTextRole:
            return plainPawnsText(row.firstCp);
        case SecondTextRole:
            return plainPawnsText(row.secondCp);
        case NetTextRole:
            return pawnsText(row.netCp);
        case NetShareRole:
            return static_cast<double>(row.netCp) / m_most;
        default:
            return {};
    }
}

QHash<int, QByteArray> EvaluationTermModel::roleNames() const {
    return {{NameRole, "name"},
            {FirstTextRole, "firstText"},
            {SecondTextRole, "secondText"},
            {NetTextRole, "netText"},
            {NetShareRole, "netShare"}};
}

void EvaluationTermModel::show(std::vector<Row> rows) {
    beginResetModel();
    m_rows = std::move(rows);
    std::erase_if(m_rows,
                  [](const Row& row) { return row.firstCp == 0 && row.secondCp == 0 && row.netCp == 0; });
    m_most = 1;
    for (const Row& row : m_rows) m_most = std::max(m_most, std::abs(row.netCp));
    endResetModel();
}

// -------------------------------------------------------------------------------------------------------
// pieces

int PieceValueModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_values.size());
}

QVariant PieceValueModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    const PieceValue& value = m_values[static_cast<std::size_t>(index.row())];
    switch (role) {
        case FileRole:
            return fileOf(value.square);
        case RankRole:
            return rankOf(value.square);
        case ValueTextRole:
            return value.cp ? decimalText(valueCp(value) / 100.0, 1) : QStringLiteral("–");
        case HeatRole:
            return heatOf(value);
        case DescriptionRole:
            return describe(value);
        default:
            return {};
    }
}

QHash<int, QByteArray> PieceValueModel::roleNames() const {
    return {{FileRole, "file"},
            {RankRole, "rank"},
            {ValueTextRole, "valueText"},
            {HeatRole, "heat"},
            {DescriptionRole, "description"}};
}

void PieceValueModel::show(std::vector<PieceValue> values, const Position& position,
                           const UsualValues& usual) {
    beginResetModel();
    m_values = std::move(values);
    m_position = position;
    m_usual = usual;
    std::erase_if(m_values, [](const PieceValue& value) { return typeOf(value.piece) == King; });
    endResetModel();
}

int PieceValueModel::valueCp(const PieceValue& value) {
    return colorOf(value.piece) == White ? *value.cp : -*value.cp;
}

double PieceValueModel::heatOf(const PieceValue& value) const {
    if (!value.cp) return 0;
    const double usual = m_usual.of(typeOf(value.piece), m_position);
    const double reach = kHottestShare * std::max(std::abs(usual), kMinUsualCp);
    return std::clamp((valueCp(value) - usual) / reach, -1.0, 1.0);
}

QString PieceValueModel::describe(const PieceValue& value) const {
    const QString where = QString::fromStdString(squareName(value.square));
    const QString what = colorOf(value.piece) == White ? tr("White %1 on %2").arg(nameOf(value.piece), where)
                                                       : tr("Black %1 on %2").arg(nameOf(value.piece), where);
    if (!value.cp) return tr("%1: cannot be removed, the king would be in check").arg(what);
    const int usual = static_cast<int>(std::lround(m_usual.of(typeOf(value.piece), m_position)));
    return tr("%1: worth %2 pawns, usually %3")
        .arg(what, plainPawnsText(valueCp(value)), plainPawnsText(usual));
}

}  // namespace plyglass
