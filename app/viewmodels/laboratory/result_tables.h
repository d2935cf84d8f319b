// The tables and charts of a comparison for the chosen depth, quantity and order.
#pragma once

#include <QObject>

#include "app/viewmodels/laboratory/lab_results.h"
#include "app/viewmodels/shared/rows_model.h"

namespace plyglass {

class ResultTables : public QObject {
    Q_OBJECT
  public:
    explicit ResultTables(QObject* parent = nullptr) : QObject(parent) {}

    RowsModel* summary() { return &m_summary; }
    RowsModel* results() { return &m_results; }
    RowsModel* series() { return &m_series; }
    /// Nodes, time, nodes per second, branching.
    int quantityIndex() const { return m_quantityIndex; }
    void setQuantityIndex(int index);
    /// Depth of tables and bars; follows the run until it is chosen.
    int depth() const { return m_depth; }
    void setDepth(int depth);
    int depthMin() const { return m_comparison ? m_comparison->plan().fromDepth : 1; }
    int depthMax() const { return m_comparison ? deepestMeasured(*m_comparison) : 1; }
    const ResultOrder& order() const { return m_order; }
    void sortBy(const QString& column);
    const ResultOrder& meansOrder() const { return m_meansOrder; }
    void sortMeansBy(const QString& column);
    const FactorRange& costRange() const { return m_costRange; }
    const MoveVerdict& verdict() const { return m_verdict; }

    /// Shows a comparison or its new results; nullptr: nothing. It must outlive the tables or be replaced
    /// first.
    void show(const Comparison* comparison);
    /// Lets the depth follow the run again.
    void forgetDepth() { m_isDepthChosen = false; }
    /// Text with tabs between the columns, for a spreadsheet.
    QString asText() const;

  signals:
    void changed();

  private:
    // Update the parts that depend on depth and quantity, on the depth, and on the quantity.
    void refreshMeans();
    void refreshSearches();
    void refreshSeries();
    Quantity costQuantity() const;

    const Comparison* m_comparison = nullptr;
    RowsOf<MeansRow> m_summary;
    RowsOf<SearchRow> m_results;
    RowsOf<ChartLine> m_series;
    int m_quantityIndex = 0;
    int m_depth = 1;
    bool m_isDepthChosen = false;
    ResultOrder m_order;
    ResultOrder m_meansOrder;
    FactorRange m_costRange;
    MoveVerdict m_verdict;
};

}  // namespace plyglass
