#include "ui/charts/series_plot.h"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

/// Gap between a chart and its legend on a page.
constexpr double kLegendGap = 8;

PlotUnit unitOf(const QString& name) {
    if (name == u"ms") return PlotUnit::Milliseconds;
    if (name == u"plain") return PlotUnit::Plain;
    if (name == u"signed") return PlotUnit::Signed;
    return name == u"fine" ? PlotUnit::Fine : PlotUnit::Count;
}

}  // namespace

SeriesPlot::SeriesPlot(QQuickItem* parent) : ModelChart(parent) {}

void SeriesPlot::clearRows() { m_series.clear(); }

void SeriesPlot::readRow(const Row& row) {
    m_series.append({row["badge"].toString(), row["name"].toString(), row["series"].toInt(),
                     row["values"].value<QList<qreal>>(), row["abandoned"].value<QList<bool>>(),
                     row["low"].value<QList<qreal>>(), row["high"].value<QList<qreal>>()});
}

Plot SeriesPlot::plot() const {
    Plot plot;
    plot.series = m_series;
    QList<qreal> all;
    for (const PlotSeries& one : m_series) all += one.values + one.low + one.high;
    plot.axis = m_logarithmic
                    ? PlotAxis::logarithmic(all, unitOf(m_unit))
                    : PlotAxis::linear(all, unitOf(m_unit), m_fromData ? AxisBase::Data : AxisBase::Zero);
    plot.isSigned = m_signedValues && !m_logarithmic;
    plot.selected = m_selected;
    plot.columnName = m_columnName;
    plot.valueName = m_valueName;
    plot.firstColumn = m_firstColumn;
    plot.columnTexts = m_columnTexts;
    plot.looks = {m_font,     m_gridColor,    m_axisColor,    m_textColor, m_groundColor,   m_labelColor,
                  m_boxColor, m_boxLineColor, m_boxTextColor, m_restColor, m_selectedColor, m_colors};
    return plot;
}

int SeriesPlot::columnAt(qreal x) const {
    const Plot now = plot();
    return now.isEmpty() ? -1 : SeriesPainter(now, boundingRect()).columnAt(x);
}

int SeriesPlot::lastColumn() const {
    const Plot now = plot();
    qsizetype last = -1;
    for (const PlotSeries& one : now.series)
        for (qsizetype column = one.values.size() - 1; column > last; --column)
            if (now.shows(one.values[column])) last = column;
    return int(last);
}

QString SeriesPlot::summary() const {
    const int last = lastColumn();
    return last < 0 ? m_emptyText : describe(m_cursor >= 0 ? m_cursor : last);
}

QString SeriesPlot::describe(int column) const {
    const Plot now = plot();
    if (column < 0 || column >= now.columns()) return {};
    QStringList parts;
    for (const PlotSeries& one : now.series) {
        if (column >= one.values.size() || !now.shows(one.values[column])) continue;
        const QString more = one.abandoned.value(column) ? QStringLiteral("> ") : QString();
        parts += QStringLiteral("%1 %2%3").arg(one.name, more, now.axis.text(one.values[column]));
    }
    if (parts.isEmpty()) parts += QStringLiteral("–");
    return QStringLiteral("%1 %2: %3")
        .arg(m_columnName, now.columnText(column), parts.join(QStringLiteral(", ")))
        .trimmed();
}

void SeriesPlot::paint(QPainter* painter) {
    const Plot now = plot();
    const SeriesPainter picture(now, boundingRect());
    if (now.isEmpty()) {
        painter->setRenderHint(QPainter::Antialiasing);
        picture.drawAxes(*painter);
        drawEmptyText(*painter, picture.area());
        return;
    }
    picture.draw(*painter);
    picture.drawCursor(*painter, m_cursor);
}

ChartPage SeriesPlot::page() const {
    Plot now = plot();
    now.looks.font.setPixelSize(kPageFontPixels);
    return pageWith(now.looks.font, [now](QPainter& painter, const QRectF& room) {
        const SeriesPainter legend(now, room);
        const double height = legend.legendHeight(room.width());
        legend.drawLegend(painter, QRectF(room.left(), room.bottom() - height, room.width(), height));
        SeriesPainter(now, room.adjusted(0, 0, 0, -height - kLegendGap)).draw(painter);
    });
}

}  // namespace plyglass
