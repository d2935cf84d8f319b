// Arithmetic and labels of a value axis, logarithmic or linear, without painting.
#pragma once

#include <QList>
#include <QString>

namespace plyglass {

/// Unit of an axis, which determines its number format.
enum class PlotUnit {
    Count,         ///< "61 400", ticks "10 k"
    Milliseconds,  ///< "0.15 s", ticks "100 ms", "1 s"
    Plain,         ///< "6.5"
    Signed,        ///< "+52", "−120"
    Fine           ///< "0.0712"
};

enum class AxisBase {
    Zero,  ///< the axis includes zero
    Data   ///< the axis begins near the smallest value
};

/// A vertical axis for given values.
class PlotAxis {
  public:
    struct Tick {
        double value = 0;
        QString label;  ///< empty for a minor tick
    };

    /// From a whole decade, at least 1, to the next half decade.
    static PlotAxis logarithmic(const QList<qreal>& values, PlotUnit unit);
    /// From zero, or from the round number below the smallest value if that is negative or the base is the
    /// data, to the next round number.
    static PlotAxis linear(const QList<qreal>& values, PlotUnit unit, AxisBase base = AxisBase::Zero);

    /// 0 at the bottom, 1 at the top; values below a logarithmic axis are at its bottom.
    [[nodiscard]] double position(double value) const;
    /// Ticks for a height, with labels at least `minGapPx` apart; minor ticks where they fit.
    [[nodiscard]] QList<Tick> ticks(double heightPx, double minGapPx) const;
    /// A value with all digits: "61 400", "0.15 s", "6.5".
    [[nodiscard]] QString text(double value) const;

  private:
    [[nodiscard]] QString linearLabel(double value) const;

    PlotUnit m_unit = PlotUnit::Count;
    bool m_isLog = true;
    double m_low = 0;  ///< exponents of ten if logarithmic
    double m_high = 1;
    double m_step = 1;  ///< distance of a linear axis' ticks
};

}  // namespace plyglass
