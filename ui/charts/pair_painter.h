// Draws pairs of numbers, published and ours, one pair a line, above one axis. Independent of any item: the
// same picture is used in the window and in files.
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
    QString firstText;  ///< text at the cursor
    QString secondText;
};

struct PairLooks {
    QFont font;
    QColor grid, axis, text, label, ground;
    QColor first, second;  ///< of triangles and discs
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
    /// Line at y; −1 if there is none.
    [[nodiscard]] int rowAt(double y) const;
    /// Height of `rows` lines in a font.
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
    QRectF m_area;  ///< between labels and right edge, without legend and axis
    PlotAxis m_axis;
};

}  // namespace plyglass
