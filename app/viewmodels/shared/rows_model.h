// A list of rows with named values, for tables and charts that are worked out elsewhere.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QVariantList>

namespace plyglass {

/// One value for each role, in the order of the roles.
using LabRow = QVariantList;

class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Rows)
    QML_UNCREATABLE("Rows belong to their view model")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

  public:
    explicit RowsModel(QList<QByteArray> roles, QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return static_cast<int>(m_rows.size()); }

    /// Rows that stay what they are stay where they are: lists keep their place while their numbers change.
    void setRows(QList<LabRow> rows);
    /// By the name of its role; nothing if there is no such row or role.
    QVariant value(int row, const QByteArray& role) const;

  signals:
    void countChanged();

  private:
    QList<QByteArray> m_roles;
    QList<LabRow> m_rows;
};

}  // namespace plyglass
