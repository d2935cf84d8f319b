// A small curve for a row of a list.
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QColor>
#include <QQuickPaintedItem>

namespace plyglass {

/// The values, 0 … 1, are at equal steps from the left edge to the right; 1 is at the top, and a fine line
/// marks one half. Fewer than two values draw nothing.
class Sparkline : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<qreal> values MEMBER m_values NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor lineColor MEMBER m_lineColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor middleColor MEMBER m_middleColor NOTIFY looksChanged FINAL)

  public:
    explicit Sparkline(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

  signals:
    void looksChanged();

  private:
    QList<qreal> m_values;
    QColor m_lineColor{Qt::gray};
    QColor m_middleColor{Qt::gray};
};

}  // namespace plyglass
