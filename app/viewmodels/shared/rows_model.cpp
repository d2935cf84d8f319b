#include "app/viewmodels/shared/rows_model.h"

#include <QMetaProperty>

namespace plyglass {

QVariant RowsModel::data(const QModelIndex& index, int role) const {
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
    return m_row.property(role - Qt::UserRole - 1).readOnGadget(at(index.row()));
}

QHash<int, QByteArray> RowsModel::roleNames() const {
    QHash<int, QByteArray> names;
    for (int i = 0; i < m_row.propertyCount(); ++i) names[Qt::UserRole + 1 + i] = m_row.property(i).name();
    return names;
}

QVariant RowsModel::value(int row, const QByteArray& role) const {
    const int property = m_row.indexOfProperty(role);
    return row < 0 || row >= count() || property < 0 ? QVariant()
                                                     : m_row.property(property).readOnGadget(at(row));
}

}  // namespace plyglass
