// What a comparison says, as rows for the page: every number comes from engine/lab.
#pragma once

#include <QString>

#include "app/viewmodels/shared/rows_model.h"
#include "engine/lab/experiments/comparison_tables.h"

namespace plyglass {

/// The quantities that the chart can show, in the order of its choices.
inline constexpr Quantity kChartQuantities[] = {Quantity::Nodes, Quantity::TimeMs, Quantity::NodesPerSecond,
                                                Quantity::Branching};

/// By which column rows are sorted.
struct ResultOrder {
    QString column;  ///< a role of `resultRoles` or `summaryRoles`; "" = as the configurations stand
    bool descending = false;

    /// After a press on a column: the smallest first, then the largest, then unsorted.
    ResultOrder pressed(const QString& which) const;
};

QList<QByteArray> summaryRoles();
/// One row for each configuration at a depth. `cost` is what the bars show: nodes or time; `note` says what
/// was given up.
QList<LabRow> summaryRows(const Comparison& comparison, int depth, Quantity cost,
                          const ResultOrder& order = {});

QList<QByteArray> resultRoles();
/// One row for each search to a depth, the positions one after the other; the first row of each has its name
/// as "heading".
QList<LabRow> resultRows(const Comparison& comparison, int depth, const ResultOrder& order);

QList<QByteArray> seriesRoles();
/// One row for each configuration: its values from the plan's first depth to the deepest that was measured,
/// or to the first at which it gave up everything.
QList<LabRow> seriesRows(const Comparison& comparison, Quantity quantity);

/// Powers of ten between which all cost factors of a depth lie; 0 and 1 are always within.
struct FactorRange {
    int low = 0;
    int high = 1;
};
FactorRange factorRange(const Comparison& comparison, int depth, Quantity cost);

/// The deepest depth at which every configuration has been measured and most of them have finished some
/// position: one that explodes does not hold back the others. The first depth if there is none.
int commonDepth(const Comparison& comparison);

struct MoveVerdict {
    QString text;      ///< one or two sentences; "" while nothing can be said
    bool same = true;  ///< all chose the same moves
};
/// Whether the configurations chose the same moves at a depth.
MoveVerdict verdictOf(const Comparison& comparison, int depth);

}  // namespace plyglass
