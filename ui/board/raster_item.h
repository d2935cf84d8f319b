// An item shown as one image, painted in exact device pixels and cached until its content or size changes.
#pragma once

#include <QBasicTimer>
#include <QImage>
#include <QQmlEngine>
#include <QQuickItem>

namespace plyglass {

/// Base class of the board's drawn items. A subclass paints an image on the GUI thread; the scene graph only
/// shows it. Unlike QQuickPaintedItem it never rounds to logical pixels and can stretch the old image during
/// a resize.
class RasterItem : public QQuickItem {
    Q_OBJECT
    QML_ANONYMOUS
    /// Device pixels per logical pixel of the window that shows the item (1 without a window).
    Q_PROPERTY(qreal pixelRatio READ pixelRatio NOTIFY pixelRatioChanged FINAL)

  public:
    /// An image and its place in the item's coordinates.
    struct Raster {
        QImage image;
        QRectF place;
    };

    explicit RasterItem(QQuickItem* parent = nullptr);

    qreal pixelRatio() const { return m_pixelRatio; }

  signals:
    void pixelRatioChanged();

  protected:
    /// Paints the content for the current size; a null image shows nothing.
    virtual Raster paintRaster() = 0;
    /// Whether painting is so slow that a resize should first stretch the old image.
    virtual bool isSlowToPaint() const { return false; }
    /// Requests a new picture before the next frame.
    void repaint();

    void updatePolish() override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void timerEvent(QTimerEvent* event) override;
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData*) override;

  private:
    void readPixelRatio();

    Raster m_raster;
    qreal m_pixelRatio = 1.0;
    QBasicTimer m_settle;
    bool m_isImageNew = false;
};

}  // namespace plyglass
