#include "ui/board/piece_image.h"

#include "ui/board/piece_art.h"

namespace plyglass {

PieceImage::PieceImage(QQuickItem* parent) : RasterItem(parent) {
    connect(this, &PieceImage::changed, this, &PieceImage::repaint);
}

int PieceImage::devicePixels() const { return qRound(qMin(width(), height()) * pixelRatio()); }

bool PieceImage::isSlowToPaint() const { return !isPieceArtCached(m_set, m_piece, devicePixels()); }

RasterItem::Raster PieceImage::paintRaster() {
    const QImage image = pieceArt(m_set, m_piece, devicePixels());
    const qreal side = image.width() / pixelRatio();
    return {image, QRectF((width() - side) / 2, (height() - side) / 2, side, side)};
}

}  // namespace plyglass
