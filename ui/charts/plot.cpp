#include "ui/charts/plot.h"

#include <algorithm>
#include <cmath>

namespace plyglass {

int Plot::columns() const {
    qsizetype most = 0;
    for (const PlotSeries& one : series) most = std::max(most, one.values.size());
    return int(most);
}

QString Plot::columnText(int column) const {
    return columnTexts.isEmpty() ? QString::number(column + firstColumn) : columnTexts.value(column);
}

bool Plot::shows(double value) const { return std::isfinite(value) && (isSigned || value > 0); }

bool Plot::isEmpty() const {
    return std::none_of(series.begin(), series.end(), [this](const PlotSeries& one) {
        return std::any_of(one.values.begin(), one.values.end(), [this](double v) { return shows(v); });
    });
}

QColor Plot::colorOf(const PlotSeries& one) const {
    return one.series >= 1 && one.series <= looks.colors.size() ? looks.colors[one.series - 1] : looks.rest;
}

}  // namespace plyglass
