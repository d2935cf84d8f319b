// A bar divided by shares, such as nodes by kind.
#pragma once

#include "ui/charts/chart_item.h"

namespace plyglass {

/// Shares are divided by their sum. Zero and negative shares are omitted; a small one is at least 2 px wide.
/// Without shares the track is empty.
class SharePlot : public plyglass::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QList<qreal> shares MEMBER m_shares NOTIFY dataChanged FINAL)
    /// One colour per share; the last is repeated if there are too few.
    Q_PROPERTY(QList<QColor> colors MEMBER m_colors NOTIFY looksChanged FINAL)

  public:
    using ChartItem::ChartItem;

    void paint(QPainter* painter) override;

  private:
    QList<qreal> m_shares;
    QList<QColor> m_colors;
};

}  // namespace plyglass
