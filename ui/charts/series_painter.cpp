// The order of painting: grid, lines, markers, labels, cursor.
#include "ui/charts/series_painter.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/charts/cursor_box.h"
#include "ui/charts/series_mark.h"

namespace plyglass {

namespace {

constexpr int kMaxMarkers = 24;
constexpr double kLineWidth = 2;
constexpr float kBandOpacity = 0.16F;
constexpr double kMinLabelGap = 14;
constexpr double kTickLength = 3;
/// Height in text lines from which a chart shows the names of its axes.
constexpr double kLinesForTitles = 9;

/// The smallest 1, 2 or 5 times a power of ten not below `least`.
int roundColumnStep(double least) {
    for (int unit = 1;; unit *= 10)
        for (const int factor : {1, 2, 5})
            if (factor * unit >= least) return factor * unit;
}

}  // namespace

SeriesPainter::SeriesPainter(const Plot& plot, const QRectF& room) : m_plot(plot), m_room(room) {
    const QFontMetricsF metrics(plot.looks.font);
    m_hasTitleLines = room.height() >= kLinesForTitles * metrics.height();
    const double bottom = metrics.height() * (m_hasTitleLines && !plot.columnName.isEmpty() ? 2 : 1) + 8;
    const double above = m_hasTitleLines && !plot.valueName.isEmpty() ? metrics.height() : 0;
    const double top = std::ceil(metrics.height() / 2) + 2 + above;
    const double height = std::max(1.0, room.height() - top - bottom);
    m_ticks = plot.axis.ticks(height, metrics.height() + 8);
    double left = 0;
    for (const PlotAxis::Tick& tick : m_ticks) left = std::max(left, metrics.horizontalAdvance(tick.label));
    // In a low chart the columns' name precedes their numbers.
    if (!m_hasTitleLines) left = std::max(left, metrics.horizontalAdvance(plot.columnName));
    double right = 0;
    for (const PlotSeries& one : plot.series)
        if (one.series > 0) right = std::max(right, metrics.horizontalAdvance(one.badge));
    left = std::ceil(left) + kTickLength + 8;
    m_area =
        QRectF(room.left() + left, room.top() + top, std::max(1.0, room.width() - left - right - 14), height);
}

QPointF SeriesPainter::place(qsizetype column, double value) const {
    const int columns = m_plot.columns();
    // A single point is centred.
    const double across = columns > 1 ? double(column) / double(columns - 1) : 0.5;
    return {m_area.left() + across * m_area.width(),
            m_area.bottom() - m_plot.axis.position(value) * m_area.height()};
}

int SeriesPainter::columnAt(double x) const {
    const int columns = m_plot.columns();
    if (columns == 0) return -1;
    const double share = std::clamp((x - m_area.left()) / m_area.width(), 0.0, 1.0);
    return int(std::lround(share * (columns - 1)));
}

void SeriesPainter::draw(QPainter& painter) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(m_plot.looks.font);
    drawAxes(painter);
    drawColumnTexts(painter);
    drawTitles(painter);
    drawSelected(painter);
    for (const PlotSeries& one : m_plot.series) drawBand(painter, one);
    // Lines without a colour first: the others are above them.
    for (const bool coloured : {false, true})
        for (const PlotSeries& one : m_plot.series)
            if ((one.series > 0) == coloured) drawLine(painter, one);
    for (const PlotSeries& one : m_plot.series) drawMarkers(painter, one);
    drawLabels(painter);
}

void SeriesPainter::drawAxes(QPainter& painter) const {
    const bool empty = m_plot.isEmpty();
    const PlotLooks& looks = m_plot.looks;
    const QFontMetricsF metrics(looks.font);
    painter.setFont(looks.font);
    const double base = std::floor(m_area.bottom()) + 0.5;
    for (const PlotAxis::Tick& tick : m_ticks) {
        const double y =
            std::round(m_area.bottom() - m_plot.axis.position(tick.value) * m_area.height()) + 0.5;
        if (tick.label.isEmpty()) {
            QColor color = looks.axis;
            color.setAlphaF(0.6F);
            painter.setPen(QPen(color, 1));
            if (!empty) painter.drawLine(QPointF(m_area.left() - kTickLength, y), QPointF(m_area.left(), y));
            continue;
        }
        painter.setPen(QPen(m_plot.isSigned && tick.value == 0 && !empty ? looks.axis : looks.grid, 1));
        if (y < base - 1) painter.drawLine(QPointF(m_area.left(), y), QPointF(m_area.right(), y));
        if (empty) continue;
        painter.setPen(looks.text);
        const QRectF room(m_room.left(), y - metrics.height() / 2,
                          m_area.left() - m_room.left() - kTickLength - 5, metrics.height());
        painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, tick.label);
    }
    painter.setPen(QPen(empty ? looks.grid : looks.axis, 1));
    painter.drawLine(QPointF(m_area.left(), base), QPointF(m_area.right(), base));
}

void SeriesPainter::drawColumnTexts(QPainter& painter) const {
    const QFontMetricsF metrics(m_plot.looks.font);
    const int columns = m_plot.columns();
    double widest = metrics.horizontalAdvance(QString::number(columns + m_plot.firstColumn));
    for (const QString& text : m_plot.columnTexts) widest = std::max(widest, metrics.horizontalAdvance(text));
    const int step = roundColumnStep((widest + 12) * std::max(1, columns - 1) / m_area.width());
    const int first = m_plot.columnTexts.isEmpty() ? m_plot.firstColumn : 0;
    painter.setPen(m_plot.looks.text);
    for (int column = 0; column < columns; ++column) {
        if (step > 1 && (column + first) % step != 0) continue;
        // Long texts stay within the chart at its ends, and off the other axis' numbers.
        const double least = m_plot.columnTexts.isEmpty() ? m_room.left() : m_area.left() - 6;
        const double left = std::clamp(place(column, 1).x() - widest / 2 - 6, least,
                                       std::max(least, m_room.right() - widest - 12));
        const QRectF room(left, m_area.bottom() + 4, widest + 12, metrics.height());
        painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop, m_plot.columnText(column));
    }
}

/// Draws the names of the axes.
void SeriesPainter::drawTitles(QPainter& painter) const {
    const double height = QFontMetricsF(m_plot.looks.font).height();
    painter.setPen(m_plot.looks.text);
    if (!m_hasTitleLines) {
        const QRectF beside(m_room.left(), m_area.bottom() + 4,
                            m_area.left() - m_room.left() - kTickLength - 5, height);
        painter.drawText(beside, Qt::AlignRight | Qt::AlignTop, m_plot.columnName);
        return;
    }
    painter.drawText(QRectF(m_area.left(), m_area.bottom() + 4 + height, m_area.width(), height),
                     Qt::AlignHCenter | Qt::AlignTop, m_plot.columnName);
    painter.drawText(QRectF(m_room.left(), m_room.top(), m_room.width(), height),
                     Qt::AlignLeft | Qt::AlignTop, m_plot.valueName);
}

void SeriesPainter::drawBand(QPainter& painter, const PlotSeries& one) const {
    QPolygonF upper;
    QPolygonF lower;
    for (qsizetype i = 0; i < std::min(one.low.size(), one.high.size()); ++i) {
        if (!m_plot.shows(one.low[i]) || !m_plot.shows(one.high[i])) continue;
        upper.append(place(i, one.high[i]));
        lower.prepend(place(i, one.low[i]));
    }
    if (upper.isEmpty()) return;
    QColor color = m_plot.colorOf(one);
    if (upper.size() == 1) {
        painter.setPen(QPen(color, 1));
        painter.drawLine(lower.front(), upper.front());
        return;
    }
    color.setAlphaF(kBandOpacity);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(upper + lower);
}

void SeriesPainter::drawSelected(QPainter& painter) const {
    if (m_plot.selected < 0 || m_plot.selected >= m_plot.columns()) return;
    const double x = std::floor(place(m_plot.selected, 0).x()) + 0.5;
    painter.setPen(QPen(m_plot.looks.selected, 1));
    painter.drawLine(QPointF(x, m_area.top()), QPointF(x, m_area.bottom()));
}

void SeriesPainter::drawLine(QPainter& painter, const PlotSeries& one) const {
    QPolygonF line;
    for (qsizetype i = 0; i < one.values.size(); ++i)
        if (m_plot.shows(one.values[i])) line.append(place(i, one.values[i]));
    if (line.size() < 2) return;
    const double width = one.series > 0 ? kLineWidth : 1;
    QPen pen(m_plot.colorOf(one), width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (QList<qreal> dash = dashOf(one.series); !dash.isEmpty()) {
        pen.setCapStyle(Qt::FlatCap);
        for (qreal& part : dash) part /= width;
        pen.setDashPattern(dash);
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
}

void SeriesPainter::drawMarkers(QPainter& painter, const PlotSeries& one) const {
    const auto points = std::count_if(one.values.begin(), one.values.end(),
                                      [this](double value) { return m_plot.shows(value); });
    for (qsizetype i = 0; i < one.values.size(); ++i) {
        const bool hollow = one.abandoned.value(i);
        const bool wanted = hollow || points == 1 || (one.series > 0 && points <= kMaxMarkers);
        if (wanted && m_plot.shows(one.values[i]))
            drawMarker(painter, m_plot, one, place(i, one.values[i]), hollow);
    }
}

void SeriesPainter::drawLabels(QPainter& painter) const {
    struct Label {
        QPointF at;
        const PlotSeries* series;
    };
    QList<Label> labels;
    for (const PlotSeries& one : m_plot.series)
        for (qsizetype i = one.values.size() - 1; i >= 0 && one.series > 0; --i) {
            if (!m_plot.shows(one.values[i])) continue;
            labels.append({place(i, one.values[i]), &one});
            break;
        }
    std::sort(labels.begin(), labels.end(),
              [](const Label& a, const Label& b) { return a.at.y() < b.at.y(); });
    const QFontMetricsF metrics(m_plot.looks.font);
    QFont strong = m_plot.looks.font;
    strong.setWeight(QFont::Medium);
    painter.setFont(strong);
    for (qsizetype i = 0; i < labels.size(); ++i) {
        Label& label = labels[i];
        const double width = metrics.horizontalAdvance(label.series->badge) + 4;
        for (qsizetype j = 0; j < i; ++j)
            if (std::abs(labels[j].at.x() - label.at.x()) < width + 8 &&
                label.at.y() < labels[j].at.y() + kMinLabelGap)
                label.at.setY(labels[j].at.y() + kMinLabelGap);
        const QColor own = m_plot.colorOf(*label.series);
        painter.setPen(m_plot.looks.label.alpha() > 0 ? m_plot.looks.label : own);
        painter.drawText(
            QRectF(label.at.x() + 8, label.at.y() - metrics.height() / 2, width, metrics.height()),
            Qt::AlignLeft | Qt::AlignVCenter, label.series->badge);
    }
    painter.setFont(m_plot.looks.font);
}

void SeriesPainter::drawCursor(QPainter& painter, int column) const {
    if (column < 0 || column >= m_plot.columns()) return;
    const double x = std::floor(place(column, 1).x()) + 0.5;
    painter.setPen(QPen(m_plot.looks.axis, 1, Qt::DotLine));
    painter.drawLine(QPointF(x, m_area.top()), QPointF(x, m_area.bottom()));
    CursorBox(m_plot, column, m_room.height()).draw(painter, m_room, QPointF(x, m_area.bottom()));
}

double SeriesPainter::legendCell() const {
    const QFontMetricsF metrics(m_plot.looks.font);
    double widest = 0;
    for (const PlotSeries& one : m_plot.series)
        widest = std::max(widest, metrics.horizontalAdvance(one.badge + QStringLiteral("  ") + one.name));
    return widest + 36;
}

double SeriesPainter::legendHeight(double width) const {
    const int perRow = std::max(1, int(width / legendCell()));
    const int rows = (int(m_plot.series.size()) + perRow - 1) / perRow;
    return rows * (QFontMetricsF(m_plot.looks.font).height() + 4);
}

void SeriesPainter::drawLegend(QPainter& painter, const QRectF& room) const {
    const double cell = legendCell();
    const int perRow = std::max(1, int(room.width() / cell));
    const double rowHeight = QFontMetricsF(m_plot.looks.font).height() + 4;
    painter.setFont(m_plot.looks.font);
    for (int i = 0; i < int(m_plot.series.size()); ++i) {
        const PlotSeries& one = m_plot.series[i];
        const int row = i / perRow;
        const QRectF place(room.left() + (i % perRow) * cell, room.top() + row * rowHeight, cell, rowHeight);
        drawMarker(painter, m_plot, one, QPointF(place.left() + 6, place.center().y()), false);
        painter.setPen(m_plot.looks.text);
        painter.drawText(place.adjusted(18, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                         one.badge + QStringLiteral("  ") + one.name);
    }
}

}  // namespace plyglass
