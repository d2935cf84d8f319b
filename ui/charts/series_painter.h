// Draws several lines over 1, 2, 3 … with axes, markers, labels at their ends and a box of numbers. It knows
// no item: the same picture goes to the window, to SVG and to PNG.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

#include "ui/charts/plot_axis.h"

class QPainter;

namespace plyglass {

/// One line. Numbers that are none are left out, and those not above zero unless the plot is signed.
struct PlotSeries {
    QString badge;   ///< stands at the end of the line
    QString name;    ///< stands in the box and in the legend
    int series = 0;  ///< which colour, marker and dash: 1 … 6; 0 = thin and without a label, one of many
    QList<qreal> values;
    QList<bool> givenUp;  ///< the true value is higher: a hollow marker
    QList<qreal> low;     ///< of the band around the line; may be empty
    QList<qreal> high;
};

struct PlotLooks {
    QFont font;
    QColor grid, axis, text, ground;
    QColor label;  ///< of the labels at the lines; each line's own colour when it is transparent
    QColor box, boxLine, boxText;
    QColor rest;           ///< of lines without a colour of their own
    QColor selected;       ///< of the selected column
    QList<QColor> colors;  ///< of series 1, 2 …
};

struct Plot {
    QList<PlotSeries> series;
    PlotAxis axis;
    QString columnName;  ///< below the horizontal axis: "Depth"
    QString valueName;   ///< above the vertical axis: "Nodes"; may be empty
    int firstColumn = 1;
    bool isSigned = false;  ///< zero and values below it count as any others, and zero has a line
    int selected = -1;      ///< a column with a line of its own; −1 for none
    PlotLooks looks;

    [[nodiscard]] int columns() const;
    /// Whether a value is drawn at all.
    [[nodiscard]] bool shows(double value) const;
    /// Nothing to draw.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] QColor colorOf(const PlotSeries& one) const;
};

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
    void drawColumnNumbers(QPainter& painter) const;
    void drawTitles(QPainter& painter) const;
    void drawBand(QPainter& painter, const PlotSeries& one) const;
    void drawSelected(QPainter& painter) const;
    void drawLine(QPainter& painter, const PlotSeries& one) const;
    void drawMarkers(QPainter& painter, const PlotSeries& one) const;
    void drawMarker(QPainter& painter, const PlotSeries& one, QPointF at, bool hollow) const;
    void drawLabels(QPainter& painter) const;
    [[nodiscard]] double legendCell() const;

    const Plot& m_plot;
    QRectF m_room;
    QRectF m_area;                 ///< between the axes
    bool m_hasTitleLines = false;  ///< high enough for a line above and one below for the names of the axes
    QList<PlotAxis::Tick> m_ticks;
};

}  // namespace plyglass
