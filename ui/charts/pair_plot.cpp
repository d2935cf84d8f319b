#include "ui/charts/pair_plot.h"

#include <QPainter>

namespace plyglass {

PairPlot::PairPlot(QQuickItem* parent) : ModelChart(parent) {}

void PairPlot::clearRows() { m_pairs.clear(); }

void PairPlot::readRow(const Row& row) {
    m_pairs.append({row["label"].toString(), row["first"].toDouble(), row["second"].toDouble(),
                    row["firstText"].toString(), row["secondText"].toString()});
}

PairPlotData PairPlot::plot() const {
    return {m_pairs,
            m_firstName,
            m_secondName,
            m_logarithmic,
            {m_font, m_gridColor, m_axisColor, m_textColor, m_labelColor, m_groundColor, m_firstColor,
             m_secondColor, m_boxColor, m_boxLineColor, m_boxTextColor}};
}

int PairPlot::rowAt(qreal y) const {
    const PairPlotData now = plot();
    return PairPainter(now, boundingRect()).rowAt(y);
}

QString PairPlot::describe(int row) const {
    if (row < 0 || row >= m_pairs.size()) return {};
    const Pair& pair = m_pairs[row];
    return QStringLiteral("%1: %2 %3, %4 %5")
        .arg(pair.label.trimmed(), m_firstName, pair.firstText, m_secondName, pair.secondText);
}

QString PairPlot::summary() const {
    if (m_pairs.isEmpty()) return m_emptyText;
    if (m_cursor >= 0) return describe(m_cursor);
    QStringList all;
    for (int row = 0; row < m_pairs.size(); ++row) all += describe(row);
    return all.join(QStringLiteral("; "));
}

void PairPlot::paint(QPainter* painter) {
    if (m_pairs.isEmpty()) {
        drawEmptyText(*painter, boundingRect());
        return;
    }
    const PairPlotData now = plot();
    const PairPainter picture(now, boundingRect());
    picture.draw(*painter);
    picture.drawCursor(*painter, m_cursor);
}

ChartPage PairPlot::page() const {
    PairPlotData now = plot();
    now.looks.font.setPixelSize(kPageFontPixels);
    return pageWith(now.looks.font,
                    [now](QPainter& painter, const QRectF& room) { PairPainter(now, room).draw(painter); });
}

}  // namespace plyglass
