// The box with the numbers of one column, beside the dotted line at it.
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
    /// As many rows as a chart of that height has room for, the largest value first.
    CursorBox(const Plot& plot, int column, double height);

    /// Beside `foot`, where the line at the column stands on the axis, and within the room; nothing without a
    /// value.
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
    qsizetype m_hidden = 0;  ///< rows for which there is no room
};

}  // namespace plyglass
