// Triangles are larger than discs, so that both are visible when they overlap.
#include "ui/charts/pair_painter.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

namespace plyglass {

namespace {

constexpr double kMinRowHeight = 18;
constexpr double kMaxRowHeight = 30;
constexpr double kTriangle = 6.5;
constexpr double kDisc = 3.2;
constexpr double kMaxLabelShare = 0.45;
constexpr double kTickGap = 56;
constexpr double kEdge = 18;

double legendHeight(const QFont& font) { return QFontMetricsF(font).height() + 10; }
double axisHeight(const QFont& font) { return QFontMetricsF(font).height() + 8; }

void drawTriangle(QPainter& painter, QPointF at, double size) {
    painter.drawPolygon(QPolygonF{at + QPointF(0, -size), at + QPointF(size * 0.95, size * 0.75),
                                  at + QPointF(-size * 0.95, size * 0.75)});
}

}  // namespace

PlotAxis PairPlotData::axis() const {
    QList<qreal> all;
    for (const Pair& pair : pairs) all << pair.first << pair.second;
    return logarithmic ? PlotAxis::logarithmic(all, PlotUnit::Count) : PlotAxis::linear(all, PlotUnit::Plain);
}

PairPainter::PairPainter(const PairPlotData& data, const QRectF& room)
    : m_data(data), m_room(room), m_axis(data.axis()) {
    const QFontMetricsF metrics(data.looks.font);
    double labels = 0;
    for (const Pair& pair : data.pairs) labels = std::max(labels, metrics.horizontalAdvance(pair.label));
    const double left = std::min(std::ceil(labels) + kEdge, room.width() * kMaxLabelShare);
    m_area = room.adjusted(left, legendHeight(data.looks.font), -kEdge, -axisHeight(data.looks.font));
}

double PairPainter::heightFor(qsizetype rows, const QFont& font) {
    return legendHeight(font) + axisHeight(font) + double(rows) * (kMinRowHeight + 2);
}

double PairPainter::rowHeight() const {
    const double even = m_area.height() / std::max(1.0, double(m_data.pairs.size()));
    return std::clamp(even, kMinRowHeight, kMaxRowHeight);
}

double PairPainter::x(double value) const { return m_area.left() + m_axis.position(value) * m_area.width(); }
double PairPainter::y(int row) const { return m_area.top() + (row + 0.5) * rowHeight(); }

int PairPainter::rowAt(double at) const {
    const int row = int(std::floor((at - m_area.top()) / rowHeight()));
    return row >= 0 && row < m_data.pairs.size() ? row : -1;
}

void PairPainter::draw(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_data.looks.font);
    drawLegend(painter);
    drawAxis(painter);
    for (int row = 0; row < m_data.pairs.size(); ++row) drawPair(painter, row);
}

void PairPainter::drawLegend(QPainter& painter) const {
    const QFontMetricsF metrics(m_data.looks.font);
    double left = m_area.left();
    const double middle = m_room.top() + metrics.height() / 2;
    for (const bool isFirst : {true, false}) {
        const QString& name = isFirst ? m_data.firstName : m_data.secondName;
        painter.setPen(Qt::NoPen);
        painter.setBrush(isFirst ? m_data.looks.first : m_data.looks.second);
        if (isFirst)
            drawTriangle(painter, {left + kTriangle, middle}, kTriangle);
        else
            painter.drawEllipse(QPointF(left + kTriangle, middle), kDisc, kDisc);
        painter.setPen(m_data.looks.label);
        const double width = metrics.horizontalAdvance(name) + 4;
        painter.drawText(QRectF(left + 2 * kTriangle + 5, m_room.top(), width, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, name);
        left += 2 * kTriangle + width + 24;
    }
}

void PairPainter::drawAxis(QPainter& painter) const {
    const QFontMetricsF metrics(m_data.looks.font);
    const double bottom = std::floor(m_area.top() + rowHeight() * double(m_data.pairs.size())) + 0.5;
    for (const PlotAxis::Tick& tick : m_axis.ticks(m_area.width(), kTickGap)) {
        const double at = std::round(x(tick.value)) + 0.5;
        if (tick.label.isEmpty()) continue;
        painter.setPen(QPen(m_data.looks.grid, 1));
        painter.drawLine(QPointF(at, m_area.top()), QPointF(at, bottom));
        painter.setPen(m_data.looks.text);
        painter.drawText(QRectF(at - kTickGap / 2, bottom + 4, kTickGap, metrics.height()),
                         Qt::AlignHCenter | Qt::AlignTop, tick.label);
    }
    painter.setPen(QPen(m_data.looks.axis, 1));
    painter.drawLine(QPointF(m_area.left(), bottom), QPointF(m_area.right(), bottom));
    if (!m_data.logarithmic) return;
    painter.setPen(m_data.looks.text);
    painter.drawText(
        QRectF(m_room.left(), bottom + 4, m_area.left() - m_room.left() - kEdge - 8, metrics.height()),
        Qt::AlignRight | Qt::AlignTop,
        QCoreApplication::translate("PairPainter", "log", "a logarithmic axis"));
}

void PairPainter::drawPair(QPainter& painter, int row) const {
    const Pair& pair = m_data.pairs[row];
    const QFontMetricsF metrics(m_data.looks.font);
    const double middle = y(row);
    painter.setPen(m_data.looks.label);
    const QRectF label(m_room.left(), middle - metrics.height() / 2, m_area.left() - m_room.left() - kEdge,
                       metrics.height());
    painter.drawText(label, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(pair.label, Qt::ElideRight, label.width()));
    painter.setPen(QPen(m_data.looks.axis, 1));
    painter.drawLine(QPointF(x(pair.first), middle), QPointF(x(pair.second), middle));
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_data.looks.first);
    drawTriangle(painter, {x(pair.first), middle}, kTriangle);
    painter.setPen(QPen(m_data.looks.ground, 1));
    painter.setBrush(m_data.looks.second);
    painter.drawEllipse(QPointF(x(pair.second), middle), kDisc + 0.5, kDisc + 0.5);
}

void PairPainter::drawCursor(QPainter& painter, int row) const {
    if (row < 0 || row >= m_data.pairs.size()) return;
    const Pair& pair = m_data.pairs[row];
    const QFontMetricsF metrics(m_data.looks.font);
    painter.setFont(m_data.looks.font);
    painter.setPen(QPen(m_data.looks.axis, 1, Qt::DotLine));
    const double line = std::round(y(row)) + 0.5;
    painter.drawLine(QPointF(m_area.left(), line), QPointF(m_area.right(), line));
    const std::array<QString, 3> lines{pair.label,
                                       QStringLiteral("%1  %2").arg(m_data.firstName, pair.firstText),
                                       QStringLiteral("%1  %2").arg(m_data.secondName, pair.secondText)};
    double width = 0;
    for (const QString& one : lines) width = std::max(width, metrics.horizontalAdvance(one));
    const double height = metrics.height() + 3;
    QRectF box(x(std::max(pair.first, pair.second)) + 14, line + 10, width + 24, 3 * height + 10);
    if (box.right() > m_room.right()) box.moveRight(m_room.right());
    if (box.bottom() > m_room.bottom()) box.moveBottom(line - 10);
    painter.setPen(QPen(m_data.looks.boxLine, 1));
    painter.setBrush(m_data.looks.box);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    painter.setPen(m_data.looks.boxText);
    for (std::size_t i = 0; i < lines.size(); ++i)
        painter.drawText(QRectF(box.left() + 10, box.top() + 5 + double(i) * height, width + 4, height),
                         Qt::AlignLeft | Qt::AlignVCenter, lines[i]);
}

}  // namespace plyglass
