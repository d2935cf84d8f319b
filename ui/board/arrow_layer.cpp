// Measures are shares of a square's side.
#include "ui/board/arrow_layer.h"

#include <QLineF>
#include <QPainter>
#include <iterator>

#include "ui/board/board_geometry.h"

namespace plyglass {
namespace {

constexpr qreal kStart = 0.30;  // from the centre of the first square
constexpr qreal kStop = 0.08;   // before the centre of the last
constexpr qreal kHeadLength = 0.34;
constexpr qreal kHeadHalfWidth = 0.19;
constexpr qreal kCircleRadius = 0.46;
constexpr qreal kCircleWidth = 0.06;
const QColor kEdge(255, 255, 255, 89);

}  // namespace

struct ArrowLayer::Look {
    const char* colour;
    qreal opacity;
    qreal width;
};

ArrowLayer::ArrowLayer(QQuickItem* parent) : RasterItem(parent) {
    connect(this, &ArrowLayer::flippedChanged, this, &ArrowLayer::repaint);
}

const ArrowLayer::Look* ArrowLayer::lookOf(const QJSValue& kind) {
    static constexpr Look kLooks[] = {
        {"#0B6E82", 0.78, 0.13},  // Best
        {"#46525D", 0.55, 0.09},  // Second
        {"#46525D", 0.55, 0.08},  // Third
        {"#2FB5A0", 0.75, 0.13},  // Hint
        {"#C27400", 0.75, 0.13},  // Asked
        {"#B93A32", 0.75, 0.13},  // Threat
        {"#2E8B2E", 0.78, 0.13},  // Green
        {"#B93A32", 0.75, 0.13},  // Red
        {"#1D5FAE", 0.75, 0.13},  // Blue
        {"#DDB500", 0.80, 0.13},  // Yellow
    };
    static_assert(std::size(kLooks) == Yellow + 1);
    const int index = kind.isNumber() ? kind.toInt() : -1;
    return index < Best || index > Yellow ? nullptr : &kLooks[index];
}

std::vector<ArrowLayer::Mark> ArrowLayer::readMarks(const QJSValue& arrows) {
    std::vector<Mark> marks;
    const quint32 count = arrows.property(QStringLiteral("length")).toUInt();
    for (quint32 i = 0; i < count; ++i) {
        const QJSValue arrow = arrows.property(i);
        const QString from = arrow.property(QStringLiteral("from")).toString();
        const QString to = arrow.property(QStringLiteral("to")).toString();
        const QJSValue kind = arrow.property(QStringLiteral("kind"));
        const Mark mark{squareNamed(from), squareNamed(to), lookOf(kind)};
        if (mark.from < 0 || mark.to < 0 || mark.look == nullptr) {
            qWarning("The board cannot draw an arrow from \"%s\" to \"%s\" of kind %s.", qPrintable(from),
                     qPrintable(to), qPrintable(kind.toString()));
            continue;
        }
        marks.push_back(mark);
    }
    return marks;
}

void ArrowLayer::setArrows(const QJSValue& arrows) {
    std::vector<Mark> marks = readMarks(arrows);
    if (marks == m_marks) return;
    m_arrows = arrows;
    m_marks = std::move(marks);
    emit arrowsChanged();
    repaint();
}

QPainterPath ArrowLayer::outline(const Mark& mark, qreal unit) const {
    const auto centre = [&](int square) {
        return QPointF((columnOf(square, m_flipped) + 0.5) * unit, (rowOf(square, m_flipped) + 0.5) * unit);
    };
    QPainterPath path;
    if (mark.from == mark.to) {
        path.addEllipse(centre(mark.from), kCircleRadius * unit, kCircleRadius * unit);
        QPainterPathStroker stroker;
        stroker.setWidth(kCircleWidth * unit);
        return stroker.createStroke(path);
    }
    const QLineF axis(centre(mark.from), centre(mark.to));
    const QPointF along(axis.dx() / axis.length(), axis.dy() / axis.length());
    const QPointF across(-along.y(), along.x());
    const QPointF start = axis.p1() + along * kStart * unit;
    const QPointF tip = axis.p2() - along * kStop * unit;
    const QPointF neck = tip - along * kHeadLength * unit;
    const QPointF half = across * mark.look->width * unit / 2;
    const QPointF wing = across * kHeadHalfWidth * unit;
    path.addPolygon(
        QPolygonF({start + half, neck + half, neck + wing, tip, neck - wing, neck - half, start - half}));
    path.closeSubpath();
    return path;
}

RasterItem::Raster ArrowLayer::paintRaster() {
    const int unit = qRound(width() * pixelRatio()) / 8;
    if (m_marks.empty() || unit <= 0) return {};
    std::vector<QPainterPath> outlines;
    QRectF bounds;
    for (const Mark& mark : m_marks) {
        outlines.push_back(outline(mark, unit));
        bounds |= outlines.back().boundingRect();
    }
    const QRect place = bounds.toAlignedRect().adjusted(-2, -2, 2, 2);
    QImage image(place.size(), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-place.topLeft());
    for (size_t i = m_marks.size(); i-- > 0;) {  // the most important mark, the first, on top
        QColor fill(m_marks[i].look->colour);
        fill.setAlphaF(static_cast<float>(m_marks[i].look->opacity));
        painter.setPen(m_marks[i].from == m_marks[i].to ? QPen(Qt::NoPen) : QPen(kEdge, pixelRatio()));
        painter.setBrush(fill);
        painter.drawPath(outlines[i]);
    }
    painter.end();
    const qreal ratio = pixelRatio();
    return {image,
            QRectF(place.x() / ratio, place.y() / ratio, place.width() / ratio, place.height() / ratio)};
}

}  // namespace plyglass
