// A bar divided by shares, such as nodes by kind.
#pragma once

#include "ui/charts/chart_item.h"

namespace plyglass {

/// Shares need not add up to one: they are divided by their sum. Zero and negative shares are left out; a
/// small one is drawn at least 2 px wide. With no shares the track stays empty.
class SharePlot : public plyglass::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<qreal> shares READ shares WRITE setShares NOTIFY sharesChanged FINAL)
    /// One colour per share; the last is used again if there are too few.
    Q_PROPERTY(QList<QColor> colors READ colors WRITE setColors NOTIFY colorsChanged FINAL)

  public:
    using ChartItem::ChartItem;

    [[nodiscard]] QList<qreal> shares() const { return m_shares; }
    void setShares(const QList<qreal>& shares);
    [[nodiscard]] QList<QColor> colors() const { return m_colors; }
    void setColors(const QList<QColor>& colors);

    void paint(QPainter* painter) override;

  signals:
    void sharesChanged();
    void colorsChanged();

  private:
    QList<qreal> m_shares;
    QList<QColor> m_colors;
};

}  // namespace plyglass
