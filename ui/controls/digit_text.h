// A line of text with digits of equal width, for changing numbers.
#pragma once

#include <QColor>
#include <QFont>
#include <QQuickPaintedItem>
#include <QString>

namespace plyglass {

/// Draws each digit centred in a cell as wide as the font's widest digit. Qt 6.4 cannot select a font's
/// tabular figures; this has the same effect with any font.
class DigitText : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY sizeChanged FINAL)
    /// A text whose width is reserved, so that the field's width stays fixed.
    Q_PROPERTY(QString reserve MEMBER m_reserve NOTIFY sizeChanged FINAL)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY looksChanged FINAL)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY sizeChanged FINAL)
    /// Height of the line in pixels; 0: the font's own height.
    Q_PROPERTY(qreal lineHeight MEMBER m_lineHeight NOTIFY sizeChanged FINAL)
    Q_PROPERTY(bool alignRight MEMBER m_alignRight NOTIFY looksChanged FINAL)

  public:
    explicit DigitText(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

  signals:
    /// A property that determines the size changed.
    void sizeChanged();
    void looksChanged();

  protected:
    void geometryChange(const QRectF& newGeometry, const QRectF& oldGeometry) override;

  private:
    void relayout();
    [[nodiscard]] qreal widthOf(const QString& text) const;
    [[nodiscard]] qreal baseline() const;

    QString m_text;
    QString m_reserve;
    QColor m_color{Qt::black};
    QFont m_font;
    qreal m_lineHeight = 0;
    qreal m_digitWidth = 0;
    bool m_alignRight = false;
};

}  // namespace plyglass
