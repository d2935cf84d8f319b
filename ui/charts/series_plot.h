// A line chart: one line for each row of a model.
#pragma once

#include "ui/charts/model_chart.h"
#include "ui/charts/series_painter.h"

namespace plyglass {

/// Draws a list model with the roles badge, name, series (1 … 6, 0 = one of many), values (a list of
/// numbers), and optionally abandoned (a list of bool), low and high (of a band around the line).
class SeriesPlot : public plyglass::ModelChart {
    Q_OBJECT
    QML_ELEMENT
    /// "count", "ms", "plain", "signed" or "fine".
    Q_PROPERTY(QString unit MEMBER m_unit NOTIFY looksChanged FINAL)
    Q_PROPERTY(bool logarithmic MEMBER m_logarithmic NOTIFY looksChanged FINAL)
    /// Whether a linear axis may exclude zero.
    Q_PROPERTY(bool fromData MEMBER m_fromData NOTIFY looksChanged FINAL)
    /// Whether zero and negative values are drawn.
    Q_PROPERTY(bool signedValues MEMBER m_signedValues NOTIFY looksChanged FINAL)
    /// Column marked by a line, from 0; −1 for none.
    Q_PROPERTY(int selected MEMBER m_selected NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor selectedColor MEMBER m_selectedColor NOTIFY looksChanged FINAL)
    /// Column name in the cursor's box, such as "Depth".
    Q_PROPERTY(QString columnName MEMBER m_columnName NOTIFY looksChanged FINAL)
    /// Above the vertical axis: "Nodes".
    Q_PROPERTY(QString valueName MEMBER m_valueName NOTIFY looksChanged FINAL)
    Q_PROPERTY(int firstColumn MEMBER m_firstColumn NOTIFY looksChanged FINAL)
    /// Labels of the columns, such as days; empty: their numbers.
    Q_PROPERTY(QStringList columnTexts MEMBER m_columnTexts NOTIFY looksChanged FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY dataChanged FINAL)
    /// Last column with a value; those behind it are reserved. −1 = none.
    Q_PROPERTY(int lastColumn READ lastColumn NOTIFY dataChanged FINAL)
    Q_PROPERTY(QList<QColor> colors MEMBER m_colors NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor restColor MEMBER m_restColor NOTIFY looksChanged FINAL)
    /// Colour of the labels; each line's own colour if transparent.
    Q_PROPERTY(QColor labelColor MEMBER m_labelColor NOTIFY looksChanged FINAL)

  public:
    explicit SeriesPlot(QQuickItem* parent = nullptr);

    [[nodiscard]] int columns() const { return plot().columns(); }
    [[nodiscard]] int lastColumn() const;
    [[nodiscard]] QString summary() const override;

    /// The column nearest to x in item coordinates; −1 if there is none.
    Q_INVOKABLE int columnAt(qreal x) const;
    /// Values of a column as a sentence; may be empty.
    QString describe(int column) const override;

    void paint(QPainter* painter) override;

  protected:
    [[nodiscard]] ChartPage page() const override;
    void clearRows() override;
    void readRow(const Row& row) override;

  private:
    [[nodiscard]] Plot plot() const;

    QList<PlotSeries> m_series;
    QString m_unit = QStringLiteral("count");
    bool m_logarithmic = true;
    bool m_fromData = false;
    bool m_signedValues = false;
    int m_selected = -1;
    QColor m_selectedColor{Qt::gray};
    QString m_columnName;
    QString m_valueName;
    int m_firstColumn = 1;
    QStringList m_columnTexts;
    QList<QColor> m_colors;
    QColor m_restColor{Qt::gray};
    QColor m_labelColor{Qt::transparent};
};

}  // namespace plyglass
