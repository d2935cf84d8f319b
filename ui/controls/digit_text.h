// One line of text whose digits stand in equal cells, for numbers that change while one looks at them.
#pragma once

#include <QColor>
#include <QFont>
#include <QQuickPaintedItem>
#include <QString>

namespace plyglass {

/// Text drawn digit by digit, each digit centred in a cell as wide as the widest digit of the font. Qt 6.4
/// cannot ask a font for its tabular figures; this gives the same effect with any font.
class DigitText : public QQuickPaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString text MEMBER m_text NOTIFY sizeChanged FINAL)
    /// A text whose width is kept free even when `text` is shorter, so that the field's width is fixed.
    Q_PROPERTY(QString reserve MEMBER m_reserve NOTIFY sizeChanged FINAL)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY looksChanged FINAL)
    Q_PROPERTY(QFont font MEMBER m_font NOTIFY sizeChanged FINAL)
    /// Height of the line in pixels; the font's own height when 0.
    Q_PROPERTY(qreal lineHeight MEMBER m_lineHeight NOTIFY sizeChanged FINAL)
    Q_PROPERTY(bool alignRight MEMBER m_alignRight NOTIFY looksChanged FINAL)

  public:
    explicit DigitText(QQuickItem* parent = nullptr);

    void paint(QPainter* painter) override;

  signals:
    /// What decides how much room the text takes.
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
