// The tables of the Thinking panel: nodes by category, and the finer counts.
#pragma once

#include "app/viewmodels/shared/table_rows.h"
#include "engine/search/statistics.h"

namespace plyglass {

struct CategoryRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString nodesText MEMBER nodesText)
    Q_PROPERTY(QString shareText MEMBER shareText)
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(int series MEMBER series)

  public:
    QString name{};
    QString nodesText{};
    QString shareText{};
    double share = 0;
    int series = 1;
    friend bool operator==(const CategoryRow&, const CategoryRow&) = default;
};

/// Five rows, one for each kind of node.
QList<CategoryRow> categoryRows(const Statistics& statistics);
QList<NamedValue> detailRows(const Statistics& statistics);

}  // namespace plyglass
