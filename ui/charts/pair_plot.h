// Pairs of numbers on one axis, one pair for each row of a model: a published figure and ours.
#pragma once

#include "ui/charts/model_chart.h"
#include "ui/charts/pair_painter.h"

namespace plyglass {

/// Draws a list model with the roles label, first, second, firstText and secondText.
class PairPlot : public plyglass::ModelChart {
    Q_OBJECT
    QML_ELEMENT
    /// All numbers are positive, and the axis shows their ratio.
    Q_PROPERTY(bool logarithmic MEMBER m_logarithmic NOTIFY looksChanged FINAL)
    /// Name in the legend.
    Q_PROPERTY(QString firstName MEMBER m_firstName NOTIFY looksChanged FINAL)
    Q_PROPERTY(QString secondName MEMBER m_secondName NOTIFY looksChanged FINAL)
    Q_PROPERTY(int rows READ rows NOTIFY dataChanged FINAL)
    /// Height of all lines in logical pixels.
    Q_PROPERTY(qreal fullHeight READ fullHeight NOTIFY dataChanged FINAL)
    Q_PROPERTY(QColor firstColor MEMBER m_firstColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor secondColor MEMBER m_secondColor NOTIFY looksChanged FINAL)
    Q_PROPERTY(QColor labelColor MEMBER m_labelColor NOTIFY looksChanged FINAL)

  public:
    explicit PairPlot(QQuickItem* parent = nullptr);

    [[nodiscard]] int rows() const { return int(m_pairs.size()); }
    [[nodiscard]] QString summary() const override;
    [[nodiscard]] qreal fullHeight() const { return PairPainter::heightFor(m_pairs.size(), m_font); }

    /// Line at y in item coordinates; −1 if there is none.
    Q_INVOKABLE int rowAt(qreal y) const;
    /// "minimax: published 43 886, here 43 886"; empty if there is no such line.
    QString describe(int row) const override;

    void paint(QPainter* painter) override;

  protected:
    [[nodiscard]] ChartPage page() const override;
    void clearRows() override;
    void readRow(const Row& row) override;

  private:
    [[nodiscard]] PairPlotData plot() const;

    QList<Pair> m_pairs;
    bool m_logarithmic = true;
    QString m_firstName;
    QString m_secondName;
    QColor m_firstColor{Qt::darkYellow};
    QColor m_secondColor{Qt::blue};
    QColor m_labelColor{Qt::black};
};

}  // namespace plyglass
