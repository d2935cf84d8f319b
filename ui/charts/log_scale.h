// The arithmetic of a logarithmic axis and the way its numbers are written. No painting here.
#pragma once

#include <QList>
#include <QString>

namespace plyglass {

/// A logarithmic axis from 10^low to 10^high.
struct LogScale {
    double low = 0;
    double high = 1;

    /// Where a positive value lies: 0 at the bottom, 1 at the top, beyond that outside.
    [[nodiscard]] double position(double value) const;

    /// The axis that holds all positive finite values: it starts at a whole decade, never below 1, ends at
    /// the next half decade, and is at least one decade long.
    [[nodiscard]] static LogScale around(const QList<qreal>& values);

    /// How many decades lie between two labelled ones, so that labels are at least minGap px apart and at
    /// most seven.
    [[nodiscard]] int labelStep(double heightPx, double minGapPx) const;
};

/// "1", "10", "100", "1 k", "10 k", "100 k", "1 M" … for 10^exponent.
[[nodiscard]] QString decadeLabel(int exponent);

/// A count with thin spaces between groups of three, "13.0 M" from ten million on, "–" if it is no number.
[[nodiscard]] QString countText(double count);

}  // namespace plyglass
