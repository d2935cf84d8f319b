#include "ui/board/raster_item.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QTimerEvent>

namespace plyglass {
namespace {

constexpr int kSettleMs = 80;  // a resize ends after this time without a change

}  // namespace

RasterItem::RasterItem(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void RasterItem::repaint() {
    m_settle.stop();
    polish();
}

void RasterItem::updatePolish() {
    m_raster = width() > 0 && height() > 0 ? paintRaster() : Raster{};
    m_isImageNew = true;
    update();
}

void RasterItem::geometryChange(const QRectF& now, const QRectF& before) {
    QQuickItem::geometryChange(now, before);
    if (now.size() == before.size()) return;
    if (m_raster.image.isNull() || !isSlowToPaint()) {
        repaint();
        return;
    }
    const qreal sx = before.width() > 0 ? now.width() / before.width() : 1.0;
    const qreal sy = before.height() > 0 ? now.height() / before.height() : 1.0;
    const QRectF& place = m_raster.place;
    m_raster.place = QRectF(place.x() * sx, place.y() * sy, place.width() * sx, place.height() * sy);
    m_settle.start(kSettleMs, this);
    update();
}

void RasterItem::itemChange(ItemChange change, const ItemChangeData& data) {
    if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged) readPixelRatio();
    QQuickItem::itemChange(change, data);
}

void RasterItem::readPixelRatio() {
    const qreal ratio = window() != nullptr ? window()->effectiveDevicePixelRatio() : 1.0;
    if (qFuzzyCompare(ratio, m_pixelRatio)) return;
    m_pixelRatio = ratio;
    emit pixelRatioChanged();
    repaint();
}

void RasterItem::timerEvent(QTimerEvent* event) {
    if (event->timerId() == m_settle.timerId()) repaint();
}

QSGNode* RasterItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    auto* node = static_cast<QSGImageNode*>(old);
    if (m_raster.image.isNull() || m_raster.place.isEmpty()) {
        delete node;
        return nullptr;
    }
    if (node != nullptr && m_isImageNew) {
        delete node;
        node = nullptr;
    }
    if (node == nullptr) {
        node = window()->createImageNode();
        node->setOwnsTexture(true);
        node->setTexture(window()->createTextureFromImage(m_raster.image, QQuickWindow::TextureCanUseAtlas));
        node->setSourceRect(QRectF(QPointF(0, 0), m_raster.image.size()));
        node->setFiltering(QSGTexture::Linear);
        m_isImageNew = false;
    }
    node->setRect(m_raster.place);
    return node;
}

}  // namespace plyglass
