// The picture of one piece, for the board, avatars and captured strips.
#pragma once

#include <QQmlEngine>

#include "ui/board/raster_item.h"

namespace plyglass {

/// Shows a piece as large a square as fits into the item, centred, sharp at every scale of the screen.
class PieceImage : public plyglass::RasterItem {
    Q_OBJECT
    QML_ELEMENT
    /// Colour and letter, "wN" or "bP"; the glyph set needs the letter only. Empty shows nothing.
    Q_PROPERTY(QString piece READ piece WRITE setPiece NOTIFY pieceChanged FINAL)
    /// "plyglass" (default), "diagram" or "glyph".
    Q_PROPERTY(QString set READ set WRITE setSet NOTIFY setChanged FINAL)

  public:
    using plyglass::RasterItem::RasterItem;

    QString piece() const { return m_piece; }
    void setPiece(const QString& piece);
    QString set() const { return m_set; }
    void setSet(const QString& set);

  signals:
    void pieceChanged();
    void setChanged();

  protected:
    Raster paintRaster() override;
    bool isSlowToPaint() const override;

  private:
    int devicePixels() const;

    QString m_piece;
    QString m_set = QStringLiteral("plyglass");
};

}  // namespace plyglass
