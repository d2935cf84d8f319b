// Draws pairs of numbers, one pair a line, on one axis below all: what was published beside what was found.
// It knows no item: the same picture goes to the window and into files.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QRectF>
#include <QString>

#include "ui/charts/plot_axis.h"

class QPainter;

namespace plyglass {

struct Pair {
    QString label;
    double first = 0;
    double second = 0;
    QString firstText;  ///< as they are written at the cursor
    QString secondText;
};

struct PairLooks {
    QFont font;
    QColor grid, axis, text, label, ground;
    QColor first, second;  ///< of the triangles and of the discs
    QColor box, boxLine, boxText;
};

struct PairPlotData {
    QList<Pair> pairs;
    QString firstName, secondName;  ///< for the legend
    bool logarithmic = true;
    PairLooks looks;

    [[nodiscard]] PlotAxis axis() const;
};

class PairPainter {
  public:
    /// Both must outlive the painter.
    PairPainter(const PairPlotData& data, const QRectF& room);

    /// Legend, axis, labels and marks.
    void draw(QPainter& painter) const;
    /// The box with the numbers of a line.
    void drawCursor(QPainter& painter, int row) const;
    /// The line at y; −1 if there is none.
    [[nodiscard]] int rowAt(double y) const;
    /// The room that so many lines need in a font.
    [[nodiscard]] static double heightFor(qsizetype rows, const QFont& font);

  private:
    [[nodiscard]] double x(double value) const;
    [[nodiscard]] double y(int row) const;
    [[nodiscard]] double rowHeight() const;
    void drawLegend(QPainter& painter) const;
    void drawAxis(QPainter& painter) const;
    void drawPair(QPainter& painter, int row) const;

    const PairPlotData& m_data;
    QRectF m_room;
    QRectF m_area;  ///< between the labels and the right edge, without legend and axis
    PlotAxis m_axis;
};

}  // namespace plyglass
