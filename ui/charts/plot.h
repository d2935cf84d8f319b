// What a chart of lines over 1, 2, 3 … shows: its lines, its axes and its colours.
#pragma once

#include <QColor>
#include <QFont>
#include <QList>
#include <QString>
#include <QStringList>

#include "ui/charts/plot_axis.h"

namespace plyglass {

/// One line. Numbers that are none are left out, and those not above zero unless the plot is signed.
struct PlotSeries {
    QString badge;   ///< stands at the end of the line
    QString name;    ///< stands in the box and in the legend
    int series = 0;  ///< which colour, marker and dash: 1 … 6; 0 = thin and without a label, one of many
    QList<qreal> values;
    QList<bool> abandoned;  ///< the true value is higher: a hollow marker
    QList<qreal> low;       ///< of the band around the line; may be empty
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
    QStringList columnTexts;  ///< what stands at the columns, such as days; empty: their numbers
    bool isSigned = false;    ///< zero and values below it count as any others, and zero has a line
    int selected = -1;        ///< a column with a line of its own; −1 for none
    PlotLooks looks;

    [[nodiscard]] int columns() const;
    [[nodiscard]] QString columnText(int column) const;
    /// Whether a value is drawn at all.
    [[nodiscard]] bool shows(double value) const;
    /// Nothing to draw.
    [[nodiscard]] bool isEmpty() const;
    [[nodiscard]] QColor colorOf(const PlotSeries& one) const;
};

}  // namespace plyglass
