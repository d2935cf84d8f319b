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
    Q_PROPERTY(QString text READ text WRITE setText NOTIFY textChanged FINAL)
    /// A text whose width is kept free even when `text` is shorter, so that the field's width is fixed.
    Q_PROPERTY(QString reserve READ reserve WRITE setReserve NOTIFY reserveChanged FINAL)
    Q_PROPERTY(QColor color READ color WRITE setColor NOTIFY colorChanged FINAL)
    Q_PROPERTY(QFont font READ font WRITE setFont NOTIFY fontChanged FINAL)
    /// Height of the line in pixels; the font's own height when 0.
    Q_PROPERTY(qreal lineHeight READ lineHeight WRITE setLineHeight NOTIFY lineHeightChanged FINAL)
    Q_PROPERTY(bool alignRight READ alignRight WRITE setAlignRight NOTIFY alignRightChanged FINAL)

  public:
    explicit DigitText(QQuickItem* parent = nullptr);

    [[nodiscard]] QString text() const { return m_text; }
    void setText(const QString& text);
    [[nodiscard]] QString reserve() const { return m_reserve; }
    void setReserve(const QString& reserve);
    [[nodiscard]] QColor color() const { return m_color; }
    void setColor(const QColor& color);
    [[nodiscard]] QFont font() const { return m_font; }
    void setFont(const QFont& font);
    [[nodiscard]] qreal lineHeight() const { return m_lineHeight; }
    void setLineHeight(qreal height);
    [[nodiscard]] bool alignRight() const { return m_alignRight; }
    void setAlignRight(bool right);

    void paint(QPainter* painter) override;

  signals:
    void textChanged();
    void reserveChanged();
    void colorChanged();
    void fontChanged();
    void lineHeightChanged();
    void alignRightChanged();

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
