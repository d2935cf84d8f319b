// The arithmetic of a value axis, logarithmic or linear, and the way its numbers are written. No painting
// here.
#pragma once

#include <QList>
#include <QString>

namespace plyglass {

/// What the numbers of an axis count, and so how they are written.
enum class PlotUnit {
    Count,         ///< "61 400", ticks "10 k"
    Milliseconds,  ///< "0.15 s", ticks "100 ms", "1 s"
    Plain,         ///< "6.5"
    Signed,        ///< "+52", "−120"
    Fine           ///< "0.0712"
};

enum class AxisBase {
    Zero,  ///< the axis reaches zero, however far the values lie from it
    Data   ///< it begins near the least value
};

/// A vertical axis that holds certain values.
class PlotAxis {
  public:
    struct Tick {
        double value = 0;
        QString label;  ///< empty for a minor tick
    };

    /// Logarithmic: from a whole decade, never below 1, to the next half decade.
    static PlotAxis logarithmic(const QList<qreal>& values, PlotUnit unit);
    /// From zero, or from the round number below the least value if that is negative or the base is the data,
    /// to the next round number.
    static PlotAxis linear(const QList<qreal>& values, PlotUnit unit, AxisBase base = AxisBase::Zero);

    /// 0 at the bottom, 1 at the top; values below a logarithmic axis lie at its bottom.
    [[nodiscard]] double position(double value) const;
    /// Labels are at least so far apart on an axis of so many pixels; minor ticks only where there is room.
    [[nodiscard]] QList<Tick> ticks(double heightPx, double minGapPx) const;
    /// A value in full: "61 400", "0.15 s", "6.5".
    [[nodiscard]] QString text(double value) const;

  private:
    [[nodiscard]] QString linearLabel(double value) const;

    PlotUnit m_unit = PlotUnit::Count;
    bool m_isLog = true;
    double m_low = 0;  ///< exponents of ten if logarithmic
    double m_high = 1;
    double m_step = 1;  ///< between the ticks of a linear axis
};

}  // namespace plyglass
