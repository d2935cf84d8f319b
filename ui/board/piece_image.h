// The picture of a piece, for the board, avatars and captured pieces.
#pragma once

#include <QQmlEngine>

#include "ui/board/raster_item.h"

namespace plyglass {

/// Shows a piece as the largest centred square of the item, sharp at every scale of the screen.
class PieceImage : public plyglass::RasterItem {
    Q_OBJECT
    QML_ELEMENT
    /// Colour and letter, "wN" or "bP"; the glyph set needs only the letter. Empty shows nothing.
    Q_PROPERTY(QString piece MEMBER m_piece NOTIFY changed FINAL)
    /// "plyglass" (default), "diagram" or "glyph".
    Q_PROPERTY(QString set MEMBER m_set NOTIFY changed FINAL)

  public:
    explicit PieceImage(QQuickItem* parent = nullptr);

  signals:
    void changed();

  protected:
    Raster paintRaster() override;
    bool isSlowToPaint() const override;

  private:
    int devicePixels() const;

    QString m_piece;
    QString m_set = QStringLiteral("plyglass");
};

}  // namespace plyglass
