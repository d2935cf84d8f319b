// The course of a game from one player's view: who was ahead, where it turned, and the moves to review.
#pragma once

#include "ui/charts/chart_item.h"

namespace plyglass {

/// The player is ahead above the middle line, the opponent below it.
class CoursePlot : public plyglass::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    /// By position, −1 … 1.
    Q_PROPERTY(QList<qreal> values MEMBER m_values NOTIFY dataChanged FINAL)
    /// Indices of the positions with a ring.
    Q_PROPERTY(QList<int> rings MEMBER m_rings NOTIFY looksChanged FINAL)
    /// Index of the position with a dot; −1 for none.
    Q_PROPERTY(int turning MEMBER m_turning NOTIFY looksChanged FINAL)
    /// Index of the position on the board; −1 for none.
    Q_PROPERTY(int current MEMBER m_current NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor lineColor MEMBER m_lineColor NOTIFY looksChanged FINAL)
    /// Areas of the player and of the opponent.
    Q_PROPERTY(QColor ownColor MEMBER m_ownColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor otherColor MEMBER m_otherColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor ringColor MEMBER m_ringColor NOTIFY looksChanged FINAL)

  public:
    using ChartItem::ChartItem;

    /// Index of the position nearest to x in item coordinates; −1 if there is none.
    Q_INVOKABLE int positionAt(qreal x) const;
    /// x of a position in item coordinates.
    Q_INVOKABLE qreal xOf(int position) const;

    void paint(QPainter* painter) override;

  private:
    [[nodiscard]] QPointF point(qsizetype position) const;
    void drawAreas(QPainter& painter, const QPolygonF& line) const;
    void drawVertical(QPainter& painter, int position, const QPen& pen) const;
    void drawMarks(QPainter& painter) const;

    QList<qreal> m_values;
    QList<int> m_rings;
    int m_turning = -1;
    int m_current = -1;
    QColor m_lineColor{Qt::cyan};
    QColor m_ownColor{Qt::cyan};
    QColor m_otherColor{Qt::gray};
    QColor m_ringColor{Qt::white};
};

}  // namespace plyglass
