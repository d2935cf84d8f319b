// Draws one of the program's stroke icons in any colour.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>

namespace plyglass {

/// Paints resources/icons/<name>.svg scaled to the item, with `currentColor` replaced by `color`.
/// It is drawn as vectors at the device's resolution, so it is sharp at any scale and on the software
/// renderer.
class IconPainter : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// File name without ".svg"; an empty name draws nothing, an unknown one warns.
    Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged FINAL)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged FINAL)

  public:
    explicit IconPainter(QQuickItem* parent = nullptr);

    [[nodiscard]] QString name() const { return m_name; }
    void setName(const QString& name);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);

    void paint(QPainter* painter) override;

  signals:
    void nameChanged();
    void colorChanged();

  private:
    QString m_name;
    QColor m_color{Qt::black};
    QByteArray m_source;
};

}  // namespace plyglass
