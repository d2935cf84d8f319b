// White's chance to win, ply by ply.
#pragma once

#include "ui/charts/chart_item.h"

namespace plyglass {

/// The area below the line is White's. NaN leaves a gap.
class EvalPlot : public plyglass::ChartItem {
    Q_OBJECT
    QML_ELEMENT
    /// White's win percentage, one per position of the game.
    Q_PROPERTY(QList<qreal> values MEMBER m_values NOTIFY dataChanged FINAL)
    /// By position: 0 for nothing, 1 good, 2 inaccuracy, 3 mistake or blunder; may be shorter than the
    /// values.
    Q_PROPERTY(QList<int> marks MEMBER m_marks NOTIFY looksChanged FINAL)
    /// Index of the position on the board; −1 for none.
    Q_PROPERTY(int currentPly MEMBER m_currentPly NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor lineColor MEMBER m_lineColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor areaColor MEMBER m_areaColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor cursorColor MEMBER m_cursorColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor goodColor MEMBER m_goodColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor warnColor MEMBER m_warnColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor badColor MEMBER m_badColor NOTIFY looksChanged FINAL)

  public:
    using ChartItem::ChartItem;

    /// Index of the position nearest to x in item coordinates; −1 if there is none.
    Q_INVOKABLE int plyAt(qreal x) const;

    void paint(QPainter* painter) override;

  private:
    [[nodiscard]] QPointF point(qsizetype ply) const;
    void drawCurve(QPainter& painter) const;
    void drawRun(QPainter& painter, qsizetype first, qsizetype last) const;
    void drawMarks(QPainter& painter) const;

    QList<qreal> m_values;
    QList<int> m_marks;
    int m_currentPly = -1;
    QColor m_lineColor{Qt::black};
    QColor m_areaColor{Qt::white};
    QColor m_cursorColor{Qt::cyan};
    QColor m_goodColor{Qt::green};
    QColor m_warnColor{Qt::yellow};
    QColor m_badColor{Qt::red};
};

}  // namespace plyglass
