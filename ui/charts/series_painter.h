// Draws several lines over 1, 2, 3 … with axes, markers, labels at their ends and a box of numbers. It knows
// no item: the same picture goes to the window, to SVG and to PNG.
#pragma once

#include <QList>
#include <QRectF>
#include <QString>

#include "ui/charts/plot.h"

class QPainter;

namespace plyglass {

class SeriesPainter {
  public:
    SeriesPainter(const Plot& plot, const QRectF& room);

    /// Axes, lines, markers and labels.
    void draw(QPainter& painter) const;
    void drawAxes(QPainter& painter) const;
    /// The dotted line at a column and the box with its numbers.
    void drawCursor(QPainter& painter, int column) const;
    /// Markers with names, from left to right and down, in a room as high as `legendHeight` says.
    void drawLegend(QPainter& painter, const QRectF& room) const;
    [[nodiscard]] double legendHeight(double width) const;
    /// The column nearest to x; −1 if there is none.
    [[nodiscard]] int columnAt(double x) const;
    [[nodiscard]] QRectF area() const { return m_area; }

  private:
    [[nodiscard]] QPointF place(qsizetype column, double value) const;
    void drawColumnTexts(QPainter& painter) const;
    void drawTitles(QPainter& painter) const;
    void drawBand(QPainter& painter, const PlotSeries& one) const;
    void drawSelected(QPainter& painter) const;
    void drawLine(QPainter& painter, const PlotSeries& one) const;
    void drawMarkers(QPainter& painter, const PlotSeries& one) const;
    void drawLabels(QPainter& painter) const;
    [[nodiscard]] double legendCell() const;

    const Plot& m_plot;
    QRectF m_room;
    QRectF m_area;                 ///< between the axes
    bool m_hasTitleLines = false;  ///< high enough for a line above and one below for the names of the axes
    QList<PlotAxis::Tick> m_ticks;
};

}  // namespace plyglass
