// Dashes and markers that distinguish the lines of a plot beside their colours.
#pragma once

#include <QList>
#include <QPointF>

#include "ui/charts/plot.h"

class QPainter;

namespace plyglass {

/// Dash pattern of a series in pixels; empty for a solid line.
QList<qreal> dashOf(int series);
/// Draws the marker of a line on a ring of the background. A hollow one means a lower bound.
void drawMarker(QPainter& painter, const Plot& plot, const PlotSeries& one, QPointF at, bool hollow);

}  // namespace plyglass
