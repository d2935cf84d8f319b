// Maps of eight by eight squares, coloured from less to more.
#pragma once

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>

namespace plyglass {

/// Draws one map for every 64 values, side by side and then below each other. Squares are whole pixels with a
/// gap of one; what is left of the width stays free.
class HeatGrid : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// Row by row: −1 … 1; beyond 1 nothing is known of the square. What does not fill a map is left out.
    Q_PROPERTY(QList<qreal> values MEMBER m_values NOTIFY valuesChanged FINAL)
    /// Maps beside each other; at least 1.
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY valuesChanged FINAL)
    /// Pixels between two maps.
    Q_PROPERTY(int gap MEMBER m_gap NOTIFY valuesChanged FINAL)
    /// Pixels of a square's side, its gap included.
    Q_PROPERTY(int cell READ cell NOTIFY layoutChanged FINAL)
    Q_PROPERTY(QColor lessColor MEMBER m_less NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor middleColor MEMBER m_middle NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor moreColor MEMBER m_more NOTIFY colorsChanged FINAL)
    Q_PROPERTY(QColor unknownColor MEMBER m_unknown NOTIFY colorsChanged FINAL)

  public:
    explicit HeatGrid(QQuickItem* parent = nullptr);

    [[nodiscard]] int cell() const;

    void paint(QPainter* painter) override;

  signals:
    void valuesChanged();
    void layoutChanged();
    void colorsChanged();

  protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;

  private:
    [[nodiscard]] QColor colorOf(qreal value) const;
    void layOut();

    QList<qreal> m_values;
    int m_columns = 1;
    int m_gap = 0;
    QColor m_less{Qt::darkYellow};
    QColor m_middle{Qt::gray};
    QColor m_more{Qt::cyan};
    QColor m_unknown{Qt::transparent};
};

}  // namespace plyglass
