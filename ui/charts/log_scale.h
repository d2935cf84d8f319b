// Arithmetic and labels of a logarithmic axis, without painting.
#pragma once

#include <QList>
#include <QString>

namespace plyglass {

/// A logarithmic axis from 10^low to 10^high.
struct LogScale {
    double low = 0;
    double high = 1;

    /// Position of a positive value: 0 at the bottom, 1 at the top, beyond that outside.
    [[nodiscard]] double position(double value) const;

    /// An axis for all positive finite values: it starts at a whole decade, at least 1, ends at the next half
    /// decade, and spans at least one decade.
    [[nodiscard]] static LogScale around(const QList<qreal>& values);

    /// Decades between two labels, so that labels are at least minGap px apart and at most seven.
    [[nodiscard]] int labelStep(double heightPx, double minGapPx) const;
};

/// "1", "10", "100", "1 k", "10 k", "100 k", "1 M" … for 10^exponent.
[[nodiscard]] QString decadeLabel(int exponent);

/// A count with thin spaces between groups of three, "13.0 M" from ten million on, "–" for NaN.
[[nodiscard]] QString countText(double count);

}  // namespace plyglass
