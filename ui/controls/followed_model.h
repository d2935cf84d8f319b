// A chart's list model: exchanged for another one, and heard whenever anything in it changes.
#pragma once

#include <QAbstractItemModel>

namespace plyglass {

/// Lets go of the model that `chart` holds in `held` and follows `model`, which may be null: `changed` is
/// called after every change of its rows. `held` becomes null when the model is destroyed. The caller reads
/// the new model itself.
template <class Chart>
void followModel(Chart* chart, QAbstractItemModel*& held, QAbstractItemModel* model,
                 void (Chart::*changed)()) {
    if (held) held->disconnect(chart);
    held = model;
    if (!model) return;
    QObject::connect(model, &QAbstractItemModel::dataChanged, chart, changed);
    QObject::connect(model, &QAbstractItemModel::modelReset, chart, changed);
    QObject::connect(model, &QAbstractItemModel::rowsInserted, chart, changed);
    QObject::connect(model, &QAbstractItemModel::rowsRemoved, chart, changed);
    QObject::connect(model, &QObject::destroyed, chart, [&held] { held = nullptr; });
}

}  // namespace plyglass
