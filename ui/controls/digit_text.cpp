// Digits have cells; other characters their own advance.
#include "ui/controls/digit_text.h"

#include <QFontMetricsF>
#include <QPainter>
#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

bool isDigit(QChar c) { return c >= QLatin1Char('0') && c <= QLatin1Char('9'); }

/// Calls use(piece, isCell) for every digit and every run of other characters, in order.
template <typename Use>
void forEachPiece(const QString& text, Use use) {
    qsizetype start = 0;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!isDigit(text[i])) continue;
        if (i > start) use(text.mid(start, i - start), false);
        use(text.mid(i, 1), true);
        start = i + 1;
    }
    if (start < text.size()) use(text.mid(start), false);
}

}  // namespace

DigitText::DigitText(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &DigitText::sizeChanged, this, &DigitText::relayout);
    connect(this, &DigitText::looksChanged, this, [this] { update(); });
    relayout();
}

void DigitText::relayout() {
    const QFontMetricsF metrics(m_font);
    m_digitWidth = 0;
    for (char c = '0'; c <= '9'; ++c)
        m_digitWidth = std::max(m_digitWidth, metrics.horizontalAdvance(QLatin1Char(c)));
    const qreal height = m_lineHeight > 0 ? m_lineHeight : metrics.height();
    setImplicitSize(std::ceil(std::max(widthOf(m_text), widthOf(m_reserve))), std::ceil(height));
    setBaselineOffset(baseline());
    update();
}

qreal DigitText::widthOf(const QString& text) const {
    const QFontMetricsF metrics(m_font);
    qreal width = 0;
    forEachPiece(text, [&](const QString& piece, bool cell) {
        width += cell ? m_digitWidth : metrics.horizontalAdvance(piece);
    });
    return width;
}

qreal DigitText::baseline() const {
    const QFontMetricsF metrics(m_font);
    return std::round((height() - metrics.height()) / 2 + metrics.ascent());
}

void DigitText::geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) {
    QQuickPaintedItem::geometryChange(newGeometry, oldGeometry);
    setBaselineOffset(baseline());
}

void DigitText::paint(QPainter* painter) {
    const QFontMetricsF metrics(m_font);
    painter->setFont(m_font);
    painter->setPen(m_color);
    const qreal y = baseline();
    qreal x = m_alignRight ? width() - widthOf(m_text) : 0;
    forEachPiece(m_text, [&](const QString& piece, bool cell) {
        const qreal advance = metrics.horizontalAdvance(piece);
        const qreal room = cell ? m_digitWidth : advance;
        painter->drawText(QPointF(x + (room - advance) / 2, y), piece);
        x += room;
    });
}

}  // namespace plyglass
