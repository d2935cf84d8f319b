// Common parts of the charts of a list model: the model, a cursor with a box of numbers, descriptions.
#pragma once

#include <QAbstractItemModel>

#include "ui/charts/chart_item.h"

namespace plyglass {

/// Base class of the charts of a list model.
class ModelChart : public plyglass::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ModelChart is the base of the charts of a model.")
    Q_PROPERTY(QAbstractItemModel* model READ model WRITE setModel NOTIFY modelChanged FINAL)
    /// Index of the cursor, from 0; −1 for none.
    Q_PROPERTY(int cursor MEMBER m_cursor NOTIFY looksChanged FINAL)
    /// The numbers at the cursor, or of the whole chart, as a sentence for assistive technology.
    Q_PROPERTY(QString summary READ summary NOTIFY dataChanged FINAL)
    Q_PROPERTY(QColor boxColor MEMBER m_boxColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boxLineColor MEMBER m_boxLineColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boxTextColor MEMBER m_boxTextColor NOTIFY looksChanged FINAL)

  public:
    explicit ModelChart(QQuickItem* parent = nullptr);

    [[nodiscard]] QAbstractItemModel* model() const { return m_model; }
    void setModel(QAbstractItemModel* model);
    [[nodiscard]] virtual QString summary() const = 0;
    /// The numbers at an index as a sentence; may be empty.
    Q_INVOKABLE virtual QString describe(int place) const = 0;

  signals:
    void modelChanged();

  protected:
    /// A row of the model by role name; an invalid value for a missing role.
    class Row {
      public:
        Row(const QHash<int, QByteArray>& names, const QModelIndex& index) : m_names(names), m_index(index) {}
        [[nodiscard]] QVariant operator[](const char* role) const {
            return m_index.data(m_names.key(role, -1));
        }

      private:
        const QHash<int, QByteArray>& m_names;
        QModelIndex m_index;
    };
    /// Removes all rows after a change: `readRow` follows for each new one.
    virtual void clearRows() = 0;
    virtual void readRow(const Row& row) = 0;
    /// A page in the chart's colours with this font and drawing function.
    [[nodiscard]] ChartPage pageWith(const QFont& font,
                                     std::function<void(QPainter&, const QRectF&)> draw) const;

    int m_cursor = -1;
    QColor m_boxColor{Qt::white};
    QColor m_boxLineColor{Qt::gray};
    QColor m_boxTextColor{Qt::black};

  private:
    void read();

    QAbstractItemModel* m_model = nullptr;
};

}  // namespace plyglass
