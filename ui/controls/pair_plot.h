// Two numbers for each line of a model, marked on one axis: a published figure and ours.
#pragma once

#include <QAbstractItemModel>

#include "ui/controls/chart_item.h"
#include "ui/controls/pair_painter.h"

namespace plyglass {

/// Draws a list model with the roles label, first, second, firstText and secondText.
class PairPlot : public plyglass::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QAbstractItemModel* model READ model WRITE setModel NOTIFY modelChanged FINAL)
    /// All numbers are above zero, and the axis shows how many times one is the other.
    Q_PROPERTY(bool logarithmic MEMBER m_logarithmic NOTIFY looksChanged FINAL)
    /// In the legend.
    Q_PROPERTY(QString firstName MEMBER m_firstName NOTIFY looksChanged FINAL)
    Q_PROPERTY(QString secondName MEMBER m_secondName NOTIFY looksChanged FINAL)
    /// The line with the box of numbers; −1 for none.
    Q_PROPERTY(int cursor READ cursor WRITE setCursor NOTIFY cursorChanged FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY dataChanged FINAL)
    /// The numbers at the cursor, or of all lines, for assistive technology.
    Q_PROPERTY(QString summary READ summary NOTIFY dataChanged FINAL)
    /// Logical pixels that all lines need.
    Q_PROPERTY(qreal fullHeight READ fullHeight NOTIFY dataChanged FINAL)
    Q_PROPERTY(QColor firstColor MEMBER m_firstColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor secondColor MEMBER m_secondColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor labelColor MEMBER m_labelColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boxColor MEMBER m_boxColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boxLineColor MEMBER m_boxLineColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor boxTextColor MEMBER m_boxTextColor NOTIFY looksChanged FINAL)

  public:
    explicit PairPlot(QQuickItem* parent = nullptr);

    [[nodiscard]] QAbstractItemModel* model() const { return m_model; }
    void setModel(QAbstractItemModel* model);
    [[nodiscard]] int cursor() const { return m_cursor; }
    void setCursor(int row);
    [[nodiscard]] int rows() const { return int(m_pairs.size()); }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] qreal fullHeight() const { return PairPainter::heightFor(m_pairs.size(), m_font); }

    /// The line at y in item coordinates; −1 if there is none.
    Q_INVOKABLE int rowAt(qreal y) const;
    /// "minimax: published 43 886, here 43 886"; empty if there is no such line.
    Q_INVOKABLE QString describe(int row) const;

    void paint(QPainter* painter) override;

  signals:
    void modelChanged();
    void cursorChanged();
    void dataChanged();

  protected:
    [[nodiscard]] ChartPage page() const override;

  private:
    void onDataChanged();
    [[nodiscard]] PairPlotData plot() const;

    QAbstractItemModel* m_model = nullptr;
    QList<Pair> m_pairs;
    bool m_logarithmic = true;
    QString m_firstName;
    QString m_secondName;
    int m_cursor = -1;
    QColor m_firstColor{Qt::darkYellow};
    QColor m_secondColor{Qt::blue};
    QColor m_labelColor{Qt::black};
    QColor m_boxColor{Qt::white};
    QColor m_boxLineColor{Qt::gray};
    QColor m_boxTextColor{Qt::black};
};

}  // namespace plyglass
