#include "ui/charts/log_scale.h"

#include <QStringList>
#include <algorithm>
#include <cmath>
#include <limits>

namespace plyglass {

double LogScale::position(double value) const { return (std::log10(value) - low) / (high - low); }

LogScale LogScale::around(const QList<qreal>& values) {
    double least = std::numeric_limits<double>::infinity();
    double most = 0;
    for (const double value : values) {
        if (!(value > 0) || !std::isfinite(value)) continue;
        least = std::min(least, value);
        most = std::max(most, value);
    }
    if (most <= 0) return {};
    LogScale scale;
    scale.low = std::max(0.0, std::floor(std::log10(least)));
    scale.high = std::max(scale.low + 1, std::ceil(std::log10(most) * 2) / 2);
    return scale;
}

int LogScale::labelStep(double heightPx, double minGapPx) const {
    constexpr int kMaxLabels = 7;
    const double perDecade = heightPx / (high - low);
    int step = 1;
    while (step < 20 && (step * perDecade < minGapPx || (high - low) / step + 1 > kMaxLabels)) ++step;
    return step;
}

QString decadeLabel(int exponent) {
    static const QStringList kUnits{QString(), QStringLiteral("k"), QStringLiteral("M"), QStringLiteral("G"),
                                    QStringLiteral("T")};
    const int unit = std::clamp(exponent / 3, 0, int(kUnits.size()) - 1);
    QString text = QLatin1Char('1') + QString(exponent - 3 * unit, QLatin1Char('0'));
    return unit == 0 ? text : text + QChar(0x202F) + kUnits[unit];
}

QString countText(double count) {
    constexpr double kTenMillion = 1e7;
    if (!std::isfinite(count) || count < 0) return QStringLiteral("\u2013");
    if (count >= 1e9) return QString::number(count / 1e9, 'f', 1) + QStringLiteral("\u202FG");
    if (count >= kTenMillion) return QString::number(count / 1e6, 'f', 1) + QStringLiteral("\u202FM");
    QString digits = QString::number(count, 'f', 0);
    for (qsizetype at = digits.size() - 3; at > 0; at -= 3) digits.insert(at, QChar(0x202F));
    return digits;
}

}  // namespace plyglass
