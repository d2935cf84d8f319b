#include "ui/charts/eval_plot.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

constexpr double kMargin = 4;
constexpr double kMarkRadius = 3.5;
constexpr double kEvenPercent = 50;
constexpr double kCorner = 6;

}  // namespace

int EvalPlot::plyAt(qreal x) const {
    const qsizetype count = m_values.size();
    if (count == 0) return -1;
    const double room = width() - 2 * kMargin;
    if (count == 1 || room <= 0) return 0;
    const double share = std::clamp((x - kMargin) / room, 0.0, 1.0);
    return int(std::lround(share * double(count - 1)));
}

QPointF EvalPlot::point(qsizetype ply) const {
    const double across = m_values.size() > 1 ? double(ply) / double(m_values.size() - 1) : 0;
    const double up = m_values[ply] / kEvenPercent - 1;
    return {kMargin + across * (width() - 2 * kMargin), height() / 2 - up * (height() / 2 - kMargin)};
}

void EvalPlot::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    QPainterPath outline;
    outline.addRoundedRect(boundingRect(), kCorner, kCorner);
    painter->fillPath(outline, m_groundColor);
    const double middle = std::floor(height() / 2) + 0.5;
    if (m_values.isEmpty()) {
        painter->setPen(QPen(m_gridColor, 1));
        painter->drawLine(QPointF(0, middle), QPointF(width(), middle));
        drawEmptyText(*painter, boundingRect().adjusted(12, 0, -12, -2 * kMargin - m_font.pixelSize()));
        return;
    }
    painter->setClipPath(outline);
    drawCurve(*painter);
    painter->setPen(QPen(m_axisColor, 1));
    painter->drawLine(QPointF(0, middle), QPointF(width(), middle));
    if (m_currentPly >= 0 && m_currentPly < m_values.size()) {
        const double across = m_values.size() > 1 ? double(m_currentPly) / double(m_values.size() - 1) : 0;
        const double x = std::round(kMargin + across * (width() - 2 * kMargin));
        painter->setPen(QPen(m_cursorColor, 1.5));
        painter->drawLine(QPointF(x, 0), QPointF(x, height()));
    }
    drawMarks(*painter);
}

void EvalPlot::drawCurve(QPainter& painter) const {
    qsizetype first = 0;
    while (first < m_values.size()) {
        if (!std::isfinite(m_values[first])) {
            ++first;
            continue;
        }
        qsizetype last = first;
        while (last + 1 < m_values.size() && std::isfinite(m_values[last + 1])) ++last;
        drawRun(painter, first, last);
        first = last + 1;
    }
}

void EvalPlot::drawRun(QPainter& painter, qsizetype first, qsizetype last) const {
    QPolygonF line;
    for (qsizetype ply = first; ply <= last; ++ply) line.append(point(ply));
    if (first == last && m_values.size() > 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_lineColor);
        painter.drawEllipse(line.first(), 2.5, 2.5);
        return;
    }
    // At the ends of the game the curve continues to the edge of the item.
    if (first == 0) line.prepend({0, line.first().y()});
    if (last == m_values.size() - 1) line.append({width(), line.last().y()});
    QPolygonF area = line;
    area.append({line.last().x(), height()});
    area.append({line.first().x(), height()});
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_areaColor);
    painter.drawPolygon(area);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(m_lineColor, 1.75, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(line);
}

void EvalPlot::drawMarks(QPainter& painter) const {
    const qsizetype count = std::min(m_marks.size(), m_values.size());
    for (qsizetype ply = 0; ply < count; ++ply) {
        if (m_marks[ply] <= 0 || !std::isfinite(m_values[ply])) continue;
        painter.setPen(QPen(m_groundColor, 1.5));
        painter.setBrush(m_marks[ply] == 1 ? m_goodColor : m_marks[ply] == 2 ? m_warnColor : m_badColor);
        painter.drawEllipse(point(ply), kMarkRadius, kMarkRadius);
    }
}

}  // namespace plyglass
