#include "ui/charts/series_mark.h"

#include <QPainter>
#include <QPolygonF>

namespace plyglass {

namespace {

constexpr double kMarkerSide = 6.4;
constexpr double kMarkerRing = 1.5;

/// The marker of a series around the origin: disc, triangle, square, rhombus, triangle downwards, cross.
QPolygonF markerOf(int series, double side) {
    const double h = side / 2;
    switch (series) {
        case 2:
            return {{{0, -h * 1.2}, {h * 1.15, h * 0.9}, {-h * 1.15, h * 0.9}}};
        case 3:
            return {{{-h * 0.9, -h * 0.9}, {h * 0.9, -h * 0.9}, {h * 0.9, h * 0.9}, {-h * 0.9, h * 0.9}}};
        case 4:
            return {{{0, -h * 1.25}, {h * 1.25, 0}, {0, h * 1.25}, {-h * 1.25, 0}}};
        case 5:
            return {{{0, h * 1.2}, {h * 1.15, -h * 0.9}, {-h * 1.15, -h * 0.9}}};
        case 6: {
            const double t = h * 0.4;
            return {{{-t, -h},
                     {t, -h},
                     {t, -t},
                     {h, -t},
                     {h, t},
                     {t, t},
                     {t, h},
                     {-t, h},
                     {-t, t},
                     {-h, t},
                     {-h, -t},
                     {-t, -t}}};
        }
        default:
            return {};
    }
}

void drawShape(QPainter& painter, int series, QPointF at, double side) {
    const QPolygonF shape = markerOf(series, side);
    if (shape.isEmpty())
        painter.drawEllipse(at, side / 2, side / 2);
    else
        painter.drawPolygon(shape.translated(at));
}

}  // namespace

QList<qreal> dashOf(int series) {
    switch (series) {
        case 2:
            return {2, 4};
        case 3:
            return {6, 4};
        case 4:
            return {8, 3, 2, 3};
        case 5:
            return {4, 2};
        case 6:
            return {12, 4};
        default:
            return {};
    }
}

void drawMarker(QPainter& painter, const Plot& plot, const PlotSeries& one, QPointF at, bool hollow) {
    const QColor color = plot.colorOf(one);
    painter.setPen(Qt::NoPen);
    painter.setBrush(plot.looks.ground);
    drawShape(painter, one.series, at, kMarkerSide + 2 * kMarkerRing);
    painter.setPen(hollow ? QPen(color, kMarkerRing) : QPen(Qt::NoPen));
    painter.setBrush(hollow ? plot.looks.ground : color);
    drawShape(painter, one.series, at, hollow ? kMarkerSide + 1 : kMarkerSide);
}

}  // namespace plyglass
