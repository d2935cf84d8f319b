#include "ui/charts/plot_axis.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "ui/charts/log_scale.h"

namespace plyglass {

namespace {

constexpr QChar kThinSpace(0x202F);
/// Height of a decade, in pixels, from which minor ticks are drawn.
constexpr double kDecadeForMinors = 24;
constexpr int kMaxLinearTicks = 5;

/// Replaces the minus by a true one, and removes it from a rounded zero.
QString trueMinus(QString number) {
    const bool isZero = std::all_of(number.begin(), number.end(),
                                    [](QChar c) { return c == u'-' || c == u'.' || c == u'0'; });
    return number.replace(u'-', isZero ? QString() : QString(QChar(0x2212)));
}

/// "+52", "−120", "0".
QString signedWhole(double value) {
    const QString number = trueMinus(QString::number(std::lround(value)));
    return value >= 0.5 ? u'+' + number : number;
}

QString secondsText(double ms) {
    const double seconds = ms / 1000;
    return QString::number(seconds, 'f',
                           seconds < 1    ? 2
                           : seconds < 60 ? 1
                                          : 0) +
           kThinSpace + QLatin1Char('s');
}

/// "1 ms", "10 ms", "100 ms", "1 s", "10 s" … for 10^exponent milliseconds.
QString timeLabel(int exponent) {
    if (exponent < 3) return decadeLabel(exponent) + kThinSpace + QStringLiteral("ms");
    return decadeLabel(exponent - 3) + kThinSpace + QLatin1Char('s');
}

/// The smallest 1, 2 or 5 times a power of ten not below `least`.
double roundStep(double least) {
    const double unit = std::pow(10.0, std::floor(std::log10(least)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * unit >= least) return factor * unit;
    return 10 * unit;
}

}  // namespace

PlotAxis PlotAxis::logarithmic(const QList<qreal>& values, PlotUnit unit) {
    const LogScale scale = LogScale::around(values);
    PlotAxis axis;
    axis.m_unit = unit;
    axis.m_low = scale.low;
    axis.m_high = scale.high;
    return axis;
}

PlotAxis PlotAxis::linear(const QList<qreal>& values, PlotUnit unit, AxisBase base) {
    PlotAxis axis;
    axis.m_unit = unit;
    axis.m_isLog = false;
    const double outside = base == AxisBase::Zero ? 0 : std::numeric_limits<double>::infinity();
    double least = outside;
    double most = -outside;
    for (const double value : values) {
        if (!std::isfinite(value)) continue;
        least = std::min(least, value);
        most = std::max(most, value);
    }
    if (!std::isfinite(least)) least = most = 0;
    // Fine numbers are close together; for all others a span below one counts as none.
    const double minSpan = unit == PlotUnit::Fine ? 1e-4 : 1;
    if (most - least < minSpan) {
        if (base == AxisBase::Data) least -= (minSpan - (most - least)) / 2;
        most = least + minSpan;
    }
    axis.m_step = roundStep((most - least) / kMaxLinearTicks);
    axis.m_low = axis.m_step * std::floor(least / axis.m_step);
    axis.m_high = axis.m_step * std::ceil(most / axis.m_step);
    return axis;
}

double PlotAxis::position(double value) const {
    if (!m_isLog) return (value - m_low) / (m_high - m_low);
    return std::max(0.0, (std::log10(value) - m_low) / (m_high - m_low));
}

QList<PlotAxis::Tick> PlotAxis::ticks(double heightPx, double minGapPx) const {
    QList<Tick> ticks;
    if (!m_isLog) {
        for (int i = 0; m_low + i * m_step <= m_high * 1.0001; ++i)
            ticks.append({m_low + i * m_step, linearLabel(m_low + i * m_step)});
        return ticks;
    }
    const int step = LogScale{m_low, m_high}.labelStep(heightPx, minGapPx);
    const bool minors = step == 1 && heightPx / (m_high - m_low) >= kDecadeForMinors;
    for (int e = int(m_low); e <= m_high; ++e) {
        const double decade = std::pow(10.0, e);
        if ((e - int(m_low)) % step == 0)
            ticks.append({decade, m_unit == PlotUnit::Milliseconds ? timeLabel(e) : decadeLabel(e)});
        for (int m = 2; m <= 9 && minors; ++m)
            if (position(m * decade) <= 1) ticks.append({m * decade, QString()});
    }
    return ticks;
}

QString PlotAxis::linearLabel(double value) const {
    if (m_unit == PlotUnit::Signed) return signedWhole(value);
    if (m_unit != PlotUnit::Fine) return trueMinus(QString::number(value));
    const int decimals = std::clamp(static_cast<int>(std::ceil(-std::log10(m_step) - 1e-9)), 0, 6);
    return trueMinus(QString::number(value, 'f', decimals));
}

QString PlotAxis::text(double value) const {
    switch (m_unit) {
        case PlotUnit::Milliseconds:
            return secondsText(value);
        case PlotUnit::Plain:
            return trueMinus(QString::number(value, 'f', 1));
        case PlotUnit::Signed:
            return signedWhole(value);
        case PlotUnit::Fine:
            return trueMinus(QString::number(value, 'f', 4));
        case PlotUnit::Count:
            break;
    }
    return countText(value);
}

}  // namespace plyglass
