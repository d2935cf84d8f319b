// Reads an icon once per name and passes Qt Svg a copy with the colour inserted.
#include "ui/controls/icon_painter.h"

#include <QtQml/qqmlinfo.h>
#include <QFile>
#include <QHash>
#include <QPainter>
#include <QSvgRenderer>

namespace plyglass {

namespace {

/// SVG text of an icon; empty if there is none. Called on the GUI thread only.
QByteArray iconSource(const QString& name) {
    static QHash<QString, QByteArray> cache;
    if (const auto found = cache.constFind(name); found != cache.constEnd()) return *found;
    QFile file(QStringLiteral(":/plyglass/icons/%1.svg").arg(name));
    QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    cache.insert(name, text);
    return text;
}

}  // namespace

IconPainter::IconPainter(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &IconPainter::nameChanged, this, &IconPainter::readIcon);
    connect(this, &IconPainter::colorChanged, this, [this] { update(); });
}

void IconPainter::readIcon() {
    m_source = m_name.isEmpty() ? QByteArray() : iconSource(m_name);
    if (!m_name.isEmpty() && m_source.isEmpty()) qmlWarning(this) << "There is no icon named" << m_name;
    update();
}

void IconPainter::paint(QPainter* painter) {
    if (m_source.isEmpty()) return;
    QByteArray coloured = m_source;
    coloured.replace("currentColor", m_color.name(QColor::HexRgb).toLatin1());
    QSvgRenderer renderer(coloured);
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setOpacity(m_color.alphaF());
    renderer.render(painter, boundingRect());
}

}  // namespace plyglass
