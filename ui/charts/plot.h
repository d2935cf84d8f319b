// Data of a line chart over 1, 2, 3 …: lines, axes and colours.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QString>
#include <QStringList>

#include "ui/charts/plot_axis.h"

namespace plyglass {

/// A line. NaN is omitted, and values up to zero unless the plot is signed.
struct PlotSeries {
    QString badge;   ///< label at the end of the line
    QString name;    ///< name in the box and in the legend
    int series = 0;  ///< colour, marker and dash: 1 … 6; 0 = thin and without a label
    QList<qreal> values;
    QList<bool> abandoned;  ///< the value is a lower bound: a hollow marker
    QList<qreal> low;       ///< band around the line; may be empty
    QList<qreal> high;
};

struct PlotLooks {
    QFont font;
    QColor grid, axis, text, ground;
    QColor label;  ///< for labels; each line's own colour if transparent
    QColor box, boxLine, boxText;
    QColor rest;           ///< for lines without a colour of their own
    QColor selected;       ///< of the selected column
    QList<QColor> colors;  ///< of series 1, 2 …
};

struct Plot {
    QList<PlotSeries> series;
    PlotAxis axis;
    QString columnName;  ///< below the horizontal axis: "Depth"
    QString valueName;   ///< above the vertical axis: "Nodes"; may be empty
    int firstColumn = 1;
    QStringList columnTexts;  ///< labels of the columns, such as days; empty: their numbers
    bool isSigned = false;    ///< zero and negative values are drawn, and zero has a line
    int selected = -1;        ///< marked column; −1 for none
    PlotLooks looks;

    [[nodiscard]] int columns() const;
    [[nodiscard]] QString columnText(int column) const;
    /// Whether a value is drawn.
    [[nodiscard]] bool shows(double value) const;
    /// Whether there is nothing to draw.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] QColor colorOf(const PlotSeries& one) const;
};

}  // namespace plyglass
