// A heading, a row for each line, and the number of hidden rows.
#include "ui/charts/cursor_box.h"

#include <QPainter>
#include <algorithm>

#include "ui/charts/series_mark.h"

namespace plyglass {

namespace {

constexpr int kMaxBoxRows = 10;
constexpr double kBoxGap = 12;
constexpr double kBoxPadding = 10;

}  // namespace

CursorBox::CursorBox(const Plot& plot, int column, double height)
    : m_plot(plot), m_column(column), m_metrics(plot.looks.font), m_rowHeight(m_metrics.height() + 3) {
    for (const PlotSeries& one : plot.series)
        if (column < one.values.size() && plot.shows(one.values[column])) m_rows.append(&one);
    std::stable_sort(m_rows.begin(), m_rows.end(), [column](const auto* a, const auto* b) {
        return a->values[column] > b->values[column];
    });
    // Beside the rows there are the heading and, if any are hidden, their number.
    const int fitting = static_cast<int>((height - kBoxPadding) / m_rowHeight) - 2;
    m_hidden = std::max<qsizetype>(0, m_rows.size() - std::clamp(fitting, 1, kMaxBoxRows));
    m_rows.resize(m_rows.size() - m_hidden);
}

QString CursorBox::numberOf(const PlotSeries& one) const {
    return (one.abandoned.value(m_column) ? QStringLiteral("> ") : QString()) +
           m_plot.axis.text(one.values[m_column]);
}

QRectF CursorBox::placeIn(const QRectF& room, QPointF foot) const {
    double width = 0;
    for (const PlotSeries* one : m_rows)
        width = std::max(
            width, m_metrics.horizontalAdvance(one->name) + m_metrics.horizontalAdvance(numberOf(*one)) + 32);
    const double lines = double(m_rows.size() + 1 + (m_hidden > 0 ? 1 : 0));
    QRectF box(foot.x() + kBoxGap, foot.y() - m_rowHeight * lines - 18, width + 20,
               m_rowHeight * lines + kBoxPadding);
    if (box.right() > room.right()) box.moveRight(foot.x() - kBoxGap);
    if (box.left() < room.left()) box.moveLeft(room.left());
    if (box.top() < room.top()) box.moveTop(room.top());
    return box;
}

void CursorBox::drawRow(QPainter& painter, const QRectF& line, const PlotSeries& one) const {
    const QPointF mark(line.left() + 4, line.center().y());
    drawMarker(painter, m_plot, one, mark, one.abandoned.value(m_column));
    painter.setPen(m_plot.looks.text);
    painter.drawText(line.adjusted(14, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter, one.name);
    painter.setPen(m_plot.looks.boxText);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, numberOf(one));
}

void CursorBox::draw(QPainter& painter, const QRectF& room, QPointF foot) const {
    if (m_rows.isEmpty()) return;
    const PlotLooks& looks = m_plot.looks;
    const QRectF box = placeIn(room, foot);
    painter.setPen(QPen(looks.boxLine, 1));
    painter.setBrush(looks.box);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);

    QRectF line(box.left() + 10, box.top() + 5, box.width() - 20, m_rowHeight);
    QFont strong = looks.font;
    strong.setWeight(QFont::DemiBold);
    painter.setFont(strong);
    painter.setPen(looks.boxText);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("%1 %2").arg(m_plot.columnName, m_plot.columnText(m_column)).trimmed());
    painter.setFont(looks.font);
    for (const PlotSeries* one : m_rows) {
        line.translate(0, m_rowHeight);
        drawRow(painter, line, *one);
    }
    if (m_hidden == 0) return;
    painter.setPen(looks.text);
    painter.drawText(line.translated(14, m_rowHeight), Qt::AlignLeft | Qt::AlignVCenter,
                     QStringLiteral("+ %1").arg(m_hidden));
}

}  // namespace plyglass
