// Measures are shares of a square's side.
#include "ui/board/board_surface.h"

#include <QGuiApplication>
#include <QPainter>
#include <QPainterPath>
#include <QRadialGradient>

#include "ui/board/board_geometry.h"

namespace plyglass {
namespace {

constexpr qreal kCornerRadius = 6.0;  // logical pixels
constexpr qreal kCoordinateShare = 0.125;
constexpr qreal kCoordinateSmallest = 9.0;  // logical pixels
constexpr qreal kCoordinateLargest = 13.0;
constexpr qreal kCoordinateInset = 0.05;
constexpr qreal kDotRadius = 0.145;
constexpr qreal kCaptureLeg = 0.24;
constexpr qreal kCaptureOpacity = 0.5;
constexpr qreal kCheckRadius = 0.58;
constexpr qreal kCursorRingWidth = 2.0;  // logical pixels
constexpr qreal kCursorInnerWidth = 1.0;

const QColor kCursorRing(0x0F, 0x3B, 0x47);

QColor withAlpha(QColor colour, qreal alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

/// A frame of the given width along the inside of `rect`, in whole pixels.
void paintFrame(QPainter* painter, const QRect& rect, int width, const QColor& colour) {
    painter->fillRect(QRect(rect.left(), rect.top(), rect.width(), width), colour);
    painter->fillRect(QRect(rect.left(), rect.bottom() + 1 - width, rect.width(), width), colour);
    const QRect middle = rect.adjusted(0, width, 0, -width);
    painter->fillRect(QRect(middle.left(), middle.top(), width, middle.height()), colour);
    painter->fillRect(QRect(middle.right() + 1 - width, middle.top(), width, middle.height()), colour);
}

/// The area outside the rounded corners, to be cleared.
QPainterPath outsideCorners(const QRect& board, qreal radius) {
    QPainterPath outside;
    for (const QPointF corner : {board.topLeft(), board.topRight() + QPoint(1, 0),
                                 board.bottomLeft() + QPoint(0, 1), board.bottomRight() + QPoint(1, 1)}) {
        const QPointF inward(corner.x() > radius ? -radius : radius, corner.y() > radius ? -radius : radius);
        QPainterPath box;
        box.addRect(QRectF(corner, corner + inward).normalized());
        QPainterPath disc;
        disc.addEllipse(corner + inward, radius, radius);
        outside.addPath(box.subtracted(disc));
    }
    return outside;
}

}  // namespace

BoardSurface::BoardSurface(QQuickItem* parent) : RasterItem(parent) {
    connect(this, &BoardSurface::boardChanged, this, &BoardSurface::forgetSquares);
    connect(this, &BoardSurface::marksChanged, this, &BoardSurface::repaint);
}

void BoardSurface::setTheme(BoardTheme* theme) {
    if (theme == m_theme) return;
    if (m_theme) m_theme->disconnect(this);
    m_theme = theme;
    if (m_theme) connect(m_theme, &BoardTheme::changed, this, &BoardSurface::forgetSquares);
    emit themeChanged();
    forgetSquares();
}

void BoardSurface::setTargets(const QList<int>& targets) {
    m_targets = targets;
    emit marksChanged();
}

void BoardSurface::setPieces(PieceTable* pieces) {
    if (pieces == m_pieces) return;
    if (m_pieces) m_pieces->disconnect(this);
    m_pieces = pieces;
    if (m_pieces) connect(m_pieces, &PieceTable::revisionChanged, this, &BoardSurface::repaintTargets);
    emit piecesChanged();
    repaint();
}

void BoardSurface::repaintTargets() {
    if (!m_targets.isEmpty()) repaint();
}

void BoardSurface::forgetSquares() {
    m_squares = {};
    repaint();
}

RasterItem::Raster BoardSurface::paintRaster() {
    const int unit = qRound(width() * pixelRatio()) / 8;
    if (m_theme.isNull() || unit <= 0) return {};
    const QSize size(unit * 8, unit * 8);
    if (m_squares.size() != size) {
        m_squares = QImage(size, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&m_squares);
        paintSquares(&painter, unit);
        if (m_showCoordinates) paintCoordinates(&painter, unit);
    }
    QImage image = m_squares;
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    paintMarks(&painter, unit);
    painter.setCompositionMode(QPainter::CompositionMode_DestinationOut);
    painter.fillPath(outsideCorners(image.rect(), kCornerRadius * pixelRatio()), Qt::black);
    painter.end();
    return {image, QRectF(0, 0, size.width() / pixelRatio(), size.height() / pixelRatio())};
}

void BoardSurface::paintSquares(QPainter* painter, int unit) const {
    painter->fillRect(QRect(0, 0, unit * 8, unit * 8), m_theme->light());
    for (int square = 0; square < kSquares; ++square) {
        if ((square % 8 + square / 8) % 2 != 0) continue;
        painter->fillRect(squareRect(square, unit, m_flipped), m_theme->dark());
    }
}

void BoardSurface::paintCoordinates(QPainter* painter, int unit) const {
    const qreal logicalSize =
        qBound(kCoordinateSmallest, unit / pixelRatio() * kCoordinateShare, kCoordinateLargest);
    QFont font(m_fontFamily.isEmpty() ? QGuiApplication::font().family() : m_fontFamily);
    font.setPixelSize(qMax(1, qRound(logicalSize * pixelRatio())));
    font.setWeight(QFont::DemiBold);
    painter->setFont(font);
    const QFontMetrics metrics(font);
    const int inset = qMax(1, qRound(unit * kCoordinateInset));
    for (int i = 0; i < 8; ++i) {
        const int file = m_flipped ? 7 - i : i;
        const int rank = m_flipped ? i : 7 - i;
        const QString fileName(QLatin1Char(static_cast<char>('a' + file)));
        painter->setPen(i % 2 == 0 ? m_theme->coordinateOnDark() : m_theme->coordinateOnLight());
        painter->drawText((i + 1) * unit - inset - metrics.horizontalAdvance(fileName), 8 * unit - inset,
                          fileName);
        painter->setPen(i % 2 == 0 ? m_theme->coordinateOnLight() : m_theme->coordinateOnDark());
        painter->drawText(inset, i * unit + inset + metrics.capHeight(), QString::number(rank + 1));
    }
}

void BoardSurface::paintMarks(QPainter* painter, int unit) const {
    for (const QString& name : m_lastMove) {
        const int square = squareNamed(name);
        if (square < 0 || square == m_selected) continue;
        painter->fillRect(squareRect(square, unit, m_flipped), m_theme->lastMove());
    }
    if (m_selected >= 0) painter->fillRect(squareRect(m_selected, unit, m_flipped), m_theme->selected());
    if (m_checkSquare >= 0) paintCheck(painter, unit);
    paintTargets(painter, unit);
    if (m_cursor >= 0) paintCursor(painter, unit);
}

void BoardSurface::paintCheck(QPainter* painter, int unit) const {
    const QPointF centre = QRectF(squareRect(m_checkSquare, unit, m_flipped)).center();
    const qreal radius = unit * kCheckRadius;
    QRadialGradient glow(centre, radius);
    glow.setColorAt(0.0, withAlpha(QColor("#FF4538"), 0.95 * m_checkGlow));
    glow.setColorAt(0.45, withAlpha(QColor("#F0382B"), 0.70 * m_checkGlow));
    glow.setColorAt(1.0, withAlpha(QColor("#F0382B"), 0.0));
    painter->setPen(Qt::NoPen);
    painter->setBrush(glow);
    painter->drawEllipse(centre, radius, radius);
}

void BoardSurface::paintTargets(QPainter* painter, int unit) const {
    painter->setPen(Qt::NoPen);
    for (const int square : m_targets) {
        const QRectF rect(squareRect(square, unit, m_flipped));
        if (m_pieces && m_pieces->rowAt(square) >= 0) {
            paintCapture(painter, rect);
        } else {
            painter->setBrush(m_theme->legalDot());
            painter->drawEllipse(rect.center(), unit * kDotRadius, unit * kDotRadius);
        }
    }
}

void BoardSurface::paintCapture(QPainter* painter, const QRectF& r) const {
    const QPointF across(r.width() * kCaptureLeg, 0);
    const QPointF down(0, r.height() * kCaptureLeg);
    const QPointF corners[4][3] = {
        {r.topLeft(), r.topLeft() + across, r.topLeft() + down},
        {r.topRight(), r.topRight() - across, r.topRight() + down},
        {r.bottomLeft(), r.bottomLeft() + across, r.bottomLeft() - down},
        {r.bottomRight(), r.bottomRight() - across, r.bottomRight() - down},
    };
    painter->setBrush(withAlpha(m_theme->legalDot(), kCaptureOpacity));
    for (const auto& triangle : corners) painter->drawConvexPolygon(triangle, 3);
}

void BoardSurface::paintCursor(QPainter* painter, int unit) const {
    const auto pixels = [this](qreal logical) { return qMax(1, qRound(logical * pixelRatio())); };
    const QRect rect = squareRect(m_cursor, unit, m_flipped);
    const int outer = pixels(kCursorRingWidth);
    paintFrame(painter, rect, outer, kCursorRing);
    paintFrame(painter, rect.adjusted(outer, outer, -outer, -outer), pixels(kCursorInnerWidth), Qt::white);
}

}  // namespace plyglass
