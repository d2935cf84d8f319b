// One piece from the shared cache of drawings; see piece_image.h.
#include "ui/board/piece_image.h"

#include "ui/board/piece_art.h"

namespace plyglass {

void PieceImage::setPiece(const QString& piece) {
    if (piece == m_piece) return;
    m_piece = piece;
    emit pieceChanged();
    repaint();
}

void PieceImage::setSet(const QString& set) {
    if (set == m_set) return;
    m_set = set;
    emit setChanged();
    repaint();
}

int PieceImage::devicePixels() const { return qRound(qMin(width(), height()) * pixelRatio()); }

bool PieceImage::isSlowToPaint() const { return !isPieceArtCached(m_set, m_piece, devicePixels()); }

RasterItem::Raster PieceImage::paintRaster() {
    const QImage image = pieceArt(m_set, m_piece, devicePixels());
    const qreal side = image.width() / pixelRatio();
    return {image, QRectF((width() - side) / 2, (height() - side) / 2, side, side)};
}

}  // namespace plyglass
