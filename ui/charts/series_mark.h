// What tells the lines of a plot apart besides their colours: dashes and markers.
#pragma once

#include <QList>
#include <QPointF>

#include "ui/charts/plot.h"

class QPainter;

namespace plyglass {

/// Dash pattern of a series in pixels; empty for a solid line.
QList<qreal> dashOf(int series);
/// The marker of a line, on a ring of the ground. A hollow one says that the true value is higher.
void drawMarker(QPainter& painter, const Plot& plot, const PlotSeries& one, QPointF at, bool hollow);

}  // namespace plyglass
