// Looks up a technique in the list beside the board.
#pragma once

#include "tests/app/window_under_test.h"

namespace plyglass {

inline QModelIndex rowOf(const TechniqueListModel& model, const QString& id) {
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.data(model.index(row), TechniqueListModel::TechniqueIdRole).toString() == id)
            return model.index(row);
    return {};
}

inline QVariant valueOf(const TechniqueListModel& model, const QString& id, int role) {
    return model.data(rowOf(model, id), role);
}

inline QString figureOf(const TechniqueListModel& model, const QString& id) {
    return valueOf(model, id, TechniqueListModel::FigureRole).toString();
}

}  // namespace plyglass
