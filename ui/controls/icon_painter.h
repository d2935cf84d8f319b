// Draws a stroke icon of the program in any colour.
#pragma once

#include <QColor>
#include <QQuickPaintedItem>
#include <QString>

namespace plyglass {

/// Paints resources/icons/<name>.svg scaled to the item, with `currentColor` replaced by `color`. Vector
/// drawing keeps it sharp at any scale and with the software renderer.
class IconPainter : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// File name without ".svg"; an empty name draws nothing, an unknown one warns.
    Q_PROPERTY(QString name MEMBER m_name NOTIFY nameChanged FINAL)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY colorChanged FINAL)

  public:
    explicit IconPainter(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

  signals:
    void nameChanged();
    void colorChanged();

  private:
    void readIcon();

    QString m_name;
    QColor m_color{Qt::black};
    QByteArray m_source;
};

}  // namespace plyglass
