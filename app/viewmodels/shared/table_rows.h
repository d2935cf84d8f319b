// Rows that several pages show: a named value, and a line of a chart.
#pragma once

#include <QList>
#include <QObject>
#include <QString>

namespace plyglass {

/// A line of a short table of names and values.
struct NamedValue {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString valueText MEMBER valueText)

  public:
    QString name{};
    QString valueText{};
    friend bool operator==(const NamedValue&, const NamedValue&) = default;
};

/// A line of a chart, for SeriesPlot.
struct ChartLine {
    Q_GADGET
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int series MEMBER series)
    Q_PROPERTY(QList<double> values MEMBER values)
    Q_PROPERTY(QList<bool> abandoned MEMBER abandoned)
    Q_PROPERTY(QList<double> low MEMBER low)
    Q_PROPERTY(QList<double> high MEMBER high)

  public:
    QString badge{};          ///< at the end of the line
    QString name{};           ///< in the legend
    int series = 0;           ///< 1 … 6, its colour; 0 = one of many
    QList<double> values{};   ///< NaN = none
    QList<bool> abandoned{};  ///< by value: it is a lower bound; empty = none is
    QList<double> low{};      ///< band around the line; empty = none
    QList<double> high{};
    friend bool operator==(const ChartLine&, const ChartLine&) = default;
};

}  // namespace plyglass
