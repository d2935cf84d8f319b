// Draws lines over 1, 2, 3 … with axes, markers, end labels and a box of numbers. Independent of any item:
// the same picture is used in the window, in SVG and in PNG.
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
    /// Draws markers with names, left to right and down, within `legendHeight`.
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
    bool m_hasTitleLines = false;  ///< has lines above and below for the names of the axes
    QList<PlotAxis::Tick> m_ticks;
};

}  // namespace plyglass
