// The order of painting: grid, lines, markers, labels, cursor.
#include "ui/charts/log_plot.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

constexpr int kMaxMarkers = 24;
constexpr double kMarkerDiameter = 6.4;
constexpr double kMarkerRing = 1.5;
constexpr double kMinLabelGap = 14;
constexpr double kTickLength = 3;
// Maximum width of a caption as a share; a longer one would overlap the line and is omitted.
constexpr double kCaptionShare = 0.8;

bool drawable(double value) { return value > 0 && std::isfinite(value); }

}  // namespace

LogPlot::LogPlot(QQuickItem* parent) : ChartItem(parent) {
    connect(this, &ChartItem::looksChanged, this, &LogPlot::dataChanged);
}

int LogPlot::columns() const { return int(std::max({m_values.size(), m_compare.size(), m_previous.size()})); }

QList<LogPlot::Series> LogPlot::series() const {
    return {{m_previous, m_previousLabel, m_previousColor, Qt::SolidLine, false},
            {m_compare, m_compareLabel, m_compareColor, Qt::DashLine, false},
            {m_values, m_label, m_lineColor, Qt::SolidLine, true}};
}

LogPlot::Frame LogPlot::frame() const {
    const QFontMetricsF metrics(m_font);
    Frame frame;
    frame.columns = columns();
    // The reference may be far larger: it leaves the plot instead of flattening the others.
    const QList<qreal> own = m_values + m_previous;
    frame.scale = LogScale::around(std::any_of(own.begin(), own.end(), drawable) ? own : m_compare);
    const double bottom = metrics.height() + 8;
    const double top = std::ceil(metrics.height() / 2) + 2;
    frame.step = frame.scale.labelStep(std::max(1.0, height() - top - bottom), metrics.height() + 8);
    double left = 0;
    for (int e = int(frame.scale.low); e <= frame.scale.high; e += frame.step)
        left = std::max(left, metrics.horizontalAdvance(decadeLabel(e)));
    const double right = m_label.isEmpty() ? 6 : metrics.horizontalAdvance(m_label) + 12;
    left = std::ceil(left) + kTickLength + 8;
    frame.plot =
        QRectF(left, top, std::max(1.0, width() - left - right), std::max(1.0, height() - top - bottom));
    return frame;
}

QPointF LogPlot::place(const Frame& frame, qsizetype column, double value) const {
    const double across = frame.columns > 1 ? double(column) / double(frame.columns - 1) : 0;
    return {frame.plot.left() + across * frame.plot.width(),
            frame.plot.bottom() - frame.scale.position(value) * frame.plot.height()};
}

int LogPlot::columnAt(qreal x) const {
    const Frame now = frame();
    if (now.columns == 0) return -1;
    const double share = std::clamp((x - now.plot.left()) / now.plot.width(), 0.0, 1.0);
    return int(std::lround(share * (now.columns - 1)));
}

QString LogPlot::summary() const {
    const QString sentence = describe(m_cursor >= 0 ? m_cursor : columns() - 1);
    return sentence.isEmpty() ? m_emptyText : sentence;
}

QString LogPlot::describe(int column) const {
    QStringList parts;
    for (const Series& one : series()) {
        if (column < 0 || column >= one.values.size() || !drawable(one.values[column])) continue;
        parts.prepend(one.label.isEmpty() ? countText(one.values[column])
                                          : one.label + QLatin1Char(' ') + countText(one.values[column]));
    }
    if (parts.isEmpty()) return {};
    return QStringLiteral("%1 %2: %3").arg(m_columnName).arg(column + m_firstColumn).arg(parts.join(", "));
}

void LogPlot::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setFont(m_font);
    const QList<Series> all = series();
    const bool empty = std::none_of(all.begin(), all.end(), [](const Series& one) {
        return std::any_of(one.values.begin(), one.values.end(), drawable);
    });
    const Frame now = frame();
    drawAxes(*painter, now);
    if (empty) {
        drawEmptyText(*painter, now.plot);
        return;
    }
    drawColumnNumbers(*painter, now);
    if (QFontMetricsF(m_font).horizontalAdvance(m_caption) < kCaptionShare * now.plot.width()) {
        painter->setPen(m_textColor);
        painter->drawText(now.plot.adjusted(0, 0, 0, -5), Qt::AlignRight | Qt::AlignBottom, m_caption);
    }
    for (const Series& one : all) drawSeries(*painter, now, one);
    drawLabels(*painter, now);
    drawCursor(*painter, now);
}

void LogPlot::drawAxes(QPainter& painter, const Frame& frame) const {
    const bool empty = frame.columns == 0;
    const QRectF& plot = frame.plot;
    const double decade = plot.height() / (frame.scale.high - frame.scale.low);
    const QFontMetricsF metrics(m_font);
    const double base = std::floor(plot.bottom()) + 0.5;
    for (int e = int(frame.scale.low); e <= frame.scale.high; ++e) {
        const double y = std::round(plot.bottom() - (e - frame.scale.low) * decade) + 0.5;
        if ((e - int(frame.scale.low)) % frame.step == 0) {
            painter.setPen(QPen(m_gridColor, 1));
            if (y < base - 1) painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
            painter.setPen(m_textColor);
            if (!empty) {
                const QRectF room(0, y - metrics.height() / 2, plot.left() - kTickLength - 5,
                                  metrics.height());
                painter.drawText(room, Qt::AlignRight | Qt::AlignVCenter, decadeLabel(e));
            }
        }
        QColor tick = m_axisColor;
        tick.setAlphaF(0.6F);
        painter.setPen(QPen(tick, 1));
        for (int m = 2; m <= 9 && decade >= 24 && !empty; ++m) {
            const double minor = y - std::log10(m) * decade;
            if (minor < plot.top()) break;
            painter.drawLine(QPointF(plot.left() - kTickLength, minor), QPointF(plot.left(), minor));
        }
    }
    painter.setPen(QPen(empty ? m_gridColor : m_axisColor, 1));
    painter.drawLine(QPointF(plot.left(), base), QPointF(plot.right(), base));
}

void LogPlot::drawColumnNumbers(QPainter& painter, const Frame& frame) const {
    const QFontMetricsF metrics(m_font);
    const double needed = metrics.horizontalAdvance(QString::number(frame.columns + m_firstColumn)) + 12;
    const double perColumn = frame.plot.width() / std::max(1, frame.columns - 1);
    const int step = std::max(1, int(std::ceil(needed / perColumn)));
    painter.setPen(m_textColor);
    for (int column = 0; column < frame.columns; column += step) {
        const double x = place(frame, column, 1).x();
        const QRectF room(x - 20, frame.plot.bottom() + 4, 40, metrics.height());
        painter.drawText(room, Qt::AlignHCenter | Qt::AlignTop, QString::number(column + m_firstColumn));
    }
}

void LogPlot::drawSeries(QPainter& painter, const Frame& frame, const Series& one) const {
    QPolygonF line;
    for (qsizetype i = 0; i < one.values.size(); ++i)
        if (drawable(one.values[i])) line.append(place(frame, i, one.values[i]));
    if (line.isEmpty()) return;
    painter.save();
    painter.setClipRect(frame.plot.adjusted(-8, 0, 8, 8));
    QPen pen(one.color, one.pen == Qt::DashLine ? 1.25 : 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    if (one.pen == Qt::DashLine) {
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3, 2.5});
    }
    painter.setPen(pen);
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.restore();
    if (line.size() == 1 || (one.markers && line.size() <= kMaxMarkers))
        drawMarkers(painter, line, one.color);
}

void LogPlot::drawMarkers(QPainter& painter, const QPolygonF& line, const QColor& color) const {
    painter.setPen(Qt::NoPen);
    for (const QPointF& at : line) {
        painter.setBrush(m_groundColor);
        painter.drawEllipse(at, kMarkerDiameter / 2 + kMarkerRing, kMarkerDiameter / 2 + kMarkerRing);
        painter.setBrush(color);
        painter.drawEllipse(at, kMarkerDiameter / 2, kMarkerDiameter / 2);
    }
}

void LogPlot::drawLabels(QPainter& painter, const Frame& frame) const {
    const QFontMetricsF metrics(m_font);
    QList<double> taken;
    QFont strong = m_font;
    strong.setWeight(QFont::Medium);
    painter.setFont(strong);
    const QList<Series> all = series();
    for (auto one = all.rbegin(); one != all.rend(); ++one) {
        if (one->label.isEmpty()) continue;
        QPointF end;
        bool found = false;
        for (qsizetype i = 0; i < one->values.size(); ++i) {
            if (!drawable(one->values[i])) continue;
            const QPointF at = place(frame, i, one->values[i]);
            if (at.y() < frame.plot.top() && found) {
                // The line leaves the plot between two points: the label is placed there.
                const double share = (end.y() - frame.plot.top()) / (end.y() - at.y());
                end += (at - end) * share;
                break;
            }
            end = at;
            found = true;
        }
        if (!found) continue;
        const double textWidth = metrics.horizontalAdvance(one->label) + 2;
        double y = std::clamp(end.y(), frame.plot.top(), frame.plot.bottom() - kMinLabelGap / 2);
        for (const double other : taken)
            if (std::abs(other - y) < kMinLabelGap) y = other + kMinLabelGap;
        taken.append(y);
        double x = end.x() + 8;
        // A reference is above the other lines, so the left of its end is free.
        const bool leftIsFree = one->pen == Qt::DashLine && end.x() - textWidth - 8 >= frame.plot.left();
        if (leftIsFree || x + textWidth > width()) x = std::max(frame.plot.left(), end.x() - textWidth - 8);
        painter.setPen(one->pen == Qt::DashLine ? m_textColor
                       : m_labelColor.isValid() ? m_labelColor
                                                : one->color);
        painter.drawText(QRectF(x, y - metrics.height() / 2, textWidth, metrics.height()),
                         Qt::AlignLeft | Qt::AlignVCenter, one->label);
    }
    painter.setFont(m_font);
}

void LogPlot::drawCursor(QPainter& painter, const Frame& frame) const {
    if (m_cursor < 0 || m_cursor >= frame.columns) return;
    const double x = std::floor(place(frame, m_cursor, 1).x()) + 0.5;
    painter.setPen(QPen(m_axisColor, 1, Qt::DotLine));
    painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));

    QList<QPair<QString, QPair<double, QColor>>> rows;
    for (const Series& one : series())
        if (m_cursor < one.values.size() && drawable(one.values[m_cursor]))
            rows.append({one.label, {one.values[m_cursor], one.color}});
    if (rows.isEmpty()) return;
    std::sort(rows.begin(), rows.end(),
              [](const auto& a, const auto& b) { return a.second.first > b.second.first; });

    const QFontMetricsF metrics(m_font);
    const QString title = QStringLiteral("%1 %2").arg(m_columnName).arg(m_cursor + m_firstColumn).trimmed();
    const double rowHeight = metrics.height() + 2;
    double boxWidth = metrics.horizontalAdvance(title) + 4;
    for (const auto& row : rows)
        boxWidth =
            std::max(boxWidth, metrics.horizontalAdvance(row.first + countText(row.second.first)) + 26);
    QRectF box(x + 12, frame.plot.top() + 2, boxWidth + 20, rowHeight * double(rows.size() + 1) + 10);
    if (box.right() > width()) box.moveRight(x - 12);
    if (box.left() < 0) box.moveLeft(0);
    painter.setPen(QPen(m_boxLineColor, 1));
    painter.setBrush(m_boxColor);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);

    QRectF line(box.left() + 10, box.top() + 5, box.width() - 20, rowHeight);
    QFont strong = m_font;
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    painter.setPen(m_boxTextColor);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title);
    painter.setFont(m_font);
    for (const auto& row : rows) {
        line.translate(0, rowHeight);
        painter.setPen(Qt::NoPen);
        painter.setBrush(row.second.second);
        painter.drawEllipse(QPointF(line.left() + 3.5, line.center().y()), 3.5, 3.5);
        painter.setPen(m_textColor);
        painter.drawText(line.adjusted(13, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, row.first);
        painter.setPen(m_boxTextColor);
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, countText(row.second.first));
    }
}

}  // namespace plyglass
