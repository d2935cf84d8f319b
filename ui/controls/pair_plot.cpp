// See pair_plot.h. Reading the model.
#include "ui/controls/pair_plot.h"

#include <QPainter>

#include "ui/controls/followed_model.h"

namespace plyglass {

PairPlot::PairPlot(QQuickItem* parent) : ChartItem(parent) {
    connect(this, &ChartItem::looksChanged, this, &PairPlot::dataChanged);
}

void PairPlot::setModel(QAbstractItemModel* model) {
    if (m_model == model) return;
    followModel(this, m_model, model, &PairPlot::onDataChanged);
    emit modelChanged();
    onDataChanged();
}

void PairPlot::onDataChanged() {
    m_pairs.clear();
    const QHash<int, QByteArray> names = m_model ? m_model->roleNames() : QHash<int, QByteArray>();
    for (int row = 0; m_model && row < m_model->rowCount(); ++row) {
        const auto value = [&](const char* role) { return m_model->index(row, 0).data(names.key(role, -1)); };
        m_pairs.append({value("label").toString(), value("first").toDouble(), value("second").toDouble(),
                        value("firstText").toString(), value("secondText").toString()});
    }
    emit dataChanged();
    redrawCalmly();
}

void PairPlot::setCursor(int row) {
    if (m_cursor == row) return;
    m_cursor = row;
    emit cursorChanged();
    emit dataChanged();
    update();
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
    ChartPage page;
    page.font = now.looks.font;
    page.ground = m_groundColor;
    page.text = m_textColor;
    page.titleText = m_boxTextColor;
    page.draw = [now](QPainter& painter, const QRectF& room) { PairPainter(now, room).draw(painter); };
    return page;
}

}  // namespace plyglass
