// Heat maps of eight by eight squares.
#pragma once

#include <QColor>
#include <QList>
#include <QQuickPaintedItem>

namespace plyglass {

/// Draws one map for every 64 values, side by side and then below each other. Squares are whole pixels with a
/// gap of one; the remaining width stays empty.
class HeatGrid : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// Row by row: −1 … 1; above 1 the value is unknown. An incomplete map is not drawn.
    Q_PROPERTY(QList<qreal> values MEMBER m_values NOTIFY valuesChanged FINAL)
    /// Maps in a row; at least 1.
    Q_PROPERTY(int columns MEMBER m_columns NOTIFY valuesChanged FINAL)
    /// Pixels between two maps.
    Q_PROPERTY(int gap MEMBER m_gap NOTIFY valuesChanged FINAL)
    /// Side of a square with its gap, in pixels.
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
