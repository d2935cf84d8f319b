#include "ui/charts/sparkline.h"

#include <QPainter>
#include <QPolygonF>
#include <algorithm>

namespace plyglass {

namespace {

constexpr double kCurveWidth = 1.5;

}  // namespace

Sparkline::Sparkline(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &Sparkline::looksChanged, this, [this] { update(); });
}

void Sparkline::paint(QPainter* painter) {
    if (m_values.size() < 2) return;
    // A margin of half the line's width keeps the curve of a won game inside.
    const QRectF room = boundingRect().adjusted(1, kCurveWidth / 2, -1, -kCurveWidth / 2);
    painter->fillRect(QRectF(room.left(), room.center().y() - 0.5, room.width(), 1), m_middleColor);
    QPolygonF curve;
    for (qsizetype i = 0; i < m_values.size(); ++i)
        curve << QPointF(room.left() + room.width() * double(i) / double(m_values.size() - 1),
                         room.bottom() - room.height() * std::clamp(m_values[i], 0.0, 1.0));
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(m_lineColor, kCurveWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->drawPolyline(curve);
}

}  // namespace plyglass
