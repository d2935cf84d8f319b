// The box with the numbers of a column, beside its dotted line.
#pragma once

#include <QFontMetricsF>
#include <QList>
#include <QRectF>
#include <QString>

#include "ui/charts/plot.h"

class QPainter;

namespace plyglass {

class CursorBox {
  public:
    /// Takes as many rows as fit into a chart of that height, the largest values first.
    CursorBox(const Plot& plot, int column, double height);

    /// Draws beside `foot`, the column's point on the axis, within the room; draws nothing without a value.
    void draw(QPainter& painter, const QRectF& room, QPointF foot) const;

  private:
    [[nodiscard]] QString numberOf(const PlotSeries& one) const;
    [[nodiscard]] QRectF placeIn(const QRectF& room, QPointF foot) const;
    void drawRow(QPainter& painter, const QRectF& line, const PlotSeries& one) const;

    const Plot& m_plot;
    int m_column;
    QFontMetricsF m_metrics;
    double m_rowHeight;
    QList<const PlotSeries*> m_rows;
    qsizetype m_hidden = 0;  ///< rows that do not fit
};

}  // namespace plyglass
