// A list of rows computed elsewhere, for tables and charts. A row is a struct whose Q_PROPERTYs are the
// roles.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <utility>

namespace plyglass {

/// Rows of any struct, for QML.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
    QML_NAMED_ELEMENT(Rows)
    QML_UNCREATABLE("Rows belong to their view model")
    Q_PROPERTY(int count READ count NOTIFY countChanged FINAL)

  public:
    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    virtual int count() const = 0;
    /// Value of a row by role name; invalid for an unknown row or role.
    QVariant value(int row, const QByteArray& role) const;

  signals:
    void countChanged();

  protected:
    RowsModel(const QMetaObject& row, QObject* parent) : QAbstractListModel(parent), m_row(row) {}
    /// The struct of a valid row.
    virtual const void* at(int row) const = 0;

  private:
    const QMetaObject& m_row;
};

/// Rows of one struct, which is a Q_GADGET with an operator==.
template <class Row>
class RowsOf final : public RowsModel {
  public:
    explicit RowsOf(QObject* parent = nullptr) : RowsModel(Row::staticMetaObject, parent) {}

    int count() const override { return static_cast<int>(m_rows.size()); }
    const QList<Row>& rows() const { return m_rows; }

    /// Unchanged rows stay in place, so that lists keep their position while numbers change.
    void setRows(QList<Row> rows) {
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

  protected:
    const void* at(int row) const override { return &m_rows[row]; }

  private:
    QList<Row> m_rows;
};

}  // namespace plyglass
