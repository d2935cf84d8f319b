#include "app/viewmodels/laboratory/result_tables.h"

#include <algorithm>
#include <utility>

namespace plyglass {

void ResultTables::show(const Comparison* comparison) {
    m_comparison = comparison;
    if (comparison) {
        if (!m_isDepthChosen) m_depth = commonDepth(*comparison);
        m_depth = std::clamp(m_depth, depthMin(), depthMax());
    }
    refreshMeans();
    refreshSearches();
    refreshSeries();
    emit changed();
}

Quantity ResultTables::costQuantity() const {
    return kChartQuantities[m_quantityIndex] == Quantity::TimeMs ? Quantity::TimeMs : Quantity::Nodes;
}

void ResultTables::setQuantityIndex(int index) {
    if (index < 0 || index >= static_cast<int>(std::size(kChartQuantities)) || index == m_quantityIndex)
        return;
    m_quantityIndex = index;
    refreshMeans();
    refreshSeries();
    emit changed();
}

void ResultTables::setDepth(int depth) {
    m_depth = std::clamp(depth, depthMin(), depthMax());
    m_isDepthChosen = true;
    refreshMeans();
    refreshSearches();
    emit changed();
}

void ResultTables::sortBy(const QString& column) {
    m_order = m_order.pressed(column);
    refreshSearches();
    emit changed();
}

void ResultTables::sortMeansBy(const QString& column) {
    m_meansOrder = m_meansOrder.pressed(column);
    refreshMeans();
    emit changed();
}

void ResultTables::refreshMeans() {
    m_summary.setRows(m_comparison ? meansRows(*m_comparison, m_depth, costQuantity(), m_meansOrder)
                                   : QList<MeansRow>());
    m_costRange = m_comparison ? factorRange(*m_comparison, m_depth, costQuantity()) : FactorRange();
    m_verdict = m_comparison ? verdictOf(*m_comparison, m_depth) : MoveVerdict();
}

void ResultTables::refreshSearches() {
    m_results.setRows(m_comparison ? searchRows(*m_comparison, m_depth, m_order) : QList<SearchRow>());
}

void ResultTables::refreshSeries() {
    m_series.setRows(m_comparison ? seriesLines(*m_comparison, kChartQuantities[m_quantityIndex])
                                  : QList<ChartLine>());
}

QString ResultTables::asText() const {
    const QList<QByteArray> columns{"position", "badge",     "name", "nodes", "factor",
                                    "time",     "branching", "move", "score"};
    QStringList lines{columns.join('\t')};
    for (int row = 0; row < m_results.count(); ++row) {
        QStringList cells;
        for (const QByteArray& column : columns) cells += m_results.value(row, column).toString();
        lines += cells.join(u'\t');
    }
    return lines.join(u'\n');
}

}  // namespace plyglass
