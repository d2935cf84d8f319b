// Rows by number, values by role.
#include "app/viewmodels/shared/rows_model.h"

#include <utility>

namespace plyglass {

RowsModel::RowsModel(QList<QByteArray> roles, QObject* parent)
    : QAbstractListModel(parent), m_roles(std::move(roles)) {}

int RowsModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    return m_rows[index.row()].value(role - Qt::UserRole - 1);
}

QHash<int, QByteArray> RowsModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (qsizetype i = 0; i < m_roles.size(); ++i) names[Qt::UserRole + 1 + static_cast<int>(i)] = m_roles[i];
    return names;
}

void RowsModel::setRows(QList<LabRow> rows) {
    if (rows.size() != m_rows.size()) {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
        emit countChanged();
        return;
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (rows[i] == m_rows[i]) continue;
        m_rows[i] = std::move(rows[i]);
        emit dataChanged(index(static_cast<int>(i)), index(static_cast<int>(i)));
    }
}

QVariant RowsModel::value(int row, const QByteArray& role) const {
    return row < 0 || row >= count() ? QVariant() : m_rows[row].value(m_roles.indexOf(role));
}

}  // namespace plyglass
