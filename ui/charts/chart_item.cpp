#include "ui/charts/chart_item.h"

#include <QPainter>

namespace plyglass {

namespace {
constexpr int kRedrawMs = 250;
}

ChartItem::ChartItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    m_nextRedraw.setSingleShot(true);
    connect(&m_nextRedraw, &QTimer::timeout, this, [this] {
        m_sinceRedraw.start();
        update();
    });
    connect(this, &ChartItem::looksChanged, this, [this] { update(); });
    connect(this, &ChartItem::dataChanged, this, &ChartItem::redrawCalmly);
}

QByteArray ChartItem::picture(const QString& format, const QString& title, const QString& smallPrint) const {
    ChartPage drawn = page();
    if (!drawn.draw) return {};
    drawn.title = title;
    drawn.smallPrint = smallPrint;
    return pictureOf(drawn, format);
}

void ChartItem::redrawCalmly() {
    if (m_nextRedraw.isActive()) return;
    const qint64 age = m_sinceRedraw.isValid() ? m_sinceRedraw.elapsed() : kRedrawMs;
    if (age >= kRedrawMs) {
        m_sinceRedraw.start();
        update();
    } else {
        m_nextRedraw.start(int(kRedrawMs - age));
    }
}

void ChartItem::drawEmptyText(QPainter& painter, const QRectF& room) const {
    painter.setFont(m_font);
    painter.setPen(m_textColor);
    painter.drawText(room, Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
}

}  // namespace plyglass
