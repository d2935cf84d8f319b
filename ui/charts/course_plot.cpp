#include "ui/charts/course_plot.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

constexpr double kCourseMargin = 10;
constexpr double kCourseCorner = 6;
constexpr double kCourseWidth = 2;
constexpr double kTurningDot = 5;
constexpr double kMistakeRing = 4;
/// Where ring and dot meet.
constexpr double kWideRing = 8;

}  // namespace

int CoursePlot::positionAt(qreal x) const {
    const qsizetype count = m_values.size();
    const double room = width() - 2 * kCourseMargin;
    if (count == 0 || room <= 0) return count == 0 ? -1 : 0;
    return int(std::lround(std::clamp((x - kCourseMargin) / room, 0.0, 1.0) * double(count - 1)));
}

qreal CoursePlot::xOf(int position) const {
    const double across = m_values.size() > 1 ? double(position) / double(m_values.size() - 1) : 0;
    return kCourseMargin + across * (width() - 2 * kCourseMargin);
}

QPointF CoursePlot::point(qsizetype position) const {
    const double half = height() / 2;
    return {xOf(int(position)), half - std::clamp(m_values[position], -1.0, 1.0) * (half - kCourseMargin)};
}

void CoursePlot::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(boundingRect(), kCourseCorner, kCourseCorner);
    painter->fillPath(outline, m_groundColor);
    const double middle = std::floor(height() / 2) + 0.5;
    if (m_values.size() > 1) {
        QPolygonF line;
        for (qsizetype i = 0; i < m_values.size(); ++i) line.append(point(i));
        drawAreas(*painter, line);
        painter->setPen(QPen(m_axisColor, 1));
        painter->drawLine(QPointF(kCourseMargin, middle), QPointF(width() - kCourseMargin, middle));
        drawVertical(*painter, m_turning, QPen(m_axisColor, 1, Qt::DotLine));
        drawVertical(*painter, m_current, QPen(m_lineColor, 1));
        painter->setBrush(Qt::NoBrush);
        painter->setPen(QPen(m_lineColor, kCourseWidth, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter->drawPolyline(line);
        drawMarks(*painter);
    } else {
        painter->setPen(QPen(m_axisColor, 1));
        painter->drawLine(QPointF(kCourseMargin, middle), QPointF(width() - kCourseMargin, middle));
    }
}

void CoursePlot::drawAreas(QPainter& painter, const QPolygonF& line) const {
    const double middle = height() / 2;
    QPolygonF area = line;
    area.append({line.last().x(), middle});
    area.append({line.first().x(), middle});
    painter.setPen(Qt::NoPen);
    for (const bool own : {true, false}) {
        painter.setClipRect(own ? QRectF(0, 0, width(), middle) : QRectF(0, middle, width(), middle));
        painter.setBrush(own ? m_ownColor : m_otherColor);
        painter.drawPolygon(area, Qt::WindingFill);
    }
    painter.setClipping(false);
}

void CoursePlot::drawVertical(QPainter& painter, int position, const QPen& pen) const {
    if (position < 0 || position >= m_values.size()) return;
    const double x = std::floor(xOf(position)) + 0.5;
    painter.setPen(pen);
    painter.drawLine(QPointF(x, kCourseMargin), QPointF(x, height() - kCourseMargin));
}

void CoursePlot::drawMarks(QPainter& painter) const {
    if (m_turning >= 0 && m_turning < m_values.size()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_lineColor);
        painter.drawEllipse(point(m_turning), kTurningDot, kTurningDot);
    }
    for (const int position : m_rings) {
        if (position < 0 || position >= m_values.size()) continue;
        const bool isTurning = position == m_turning;
        painter.setPen(QPen(m_ringColor, 1.5));
        painter.setBrush(isTurning ? QBrush(Qt::NoBrush) : QBrush(m_groundColor));
        const double radius = isTurning ? kWideRing : kMistakeRing;
        painter.drawEllipse(point(position), radius, radius);
    }
}

}  // namespace plyglass
