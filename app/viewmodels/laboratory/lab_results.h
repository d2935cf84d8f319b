// The results of a comparison as rows for the page; all numbers come from engine/lab.
#pragma once

#include <QString>

#include "app/viewmodels/shared/table_rows.h"
#include "engine/lab/experiments/comparison_tables.h"

namespace plyglass {

/// The means of a configuration at a depth.
struct MeansRow {
    Q_GADGET
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(int series MEMBER series)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString nodesText MEMBER nodesText)
    Q_PROPERTY(QString factorText MEMBER factorText)
    Q_PROPERTY(QString timeText MEMBER timeText)
    Q_PROPERTY(QString rateText MEMBER rateText)
    Q_PROPERTY(QString branchingText MEMBER branchingText)
    Q_PROPERTY(QString equalDepthText MEMBER equalDepthText)
    Q_PROPERTY(QString firstMoveText MEMBER firstMoveText)
    Q_PROPERTY(QString sameMoveText MEMBER sameMoveText)
    Q_PROPERTY(QString costText MEMBER costText)
    Q_PROPERTY(double costLog MEMBER costLog)
    Q_PROPERTY(QString note MEMBER note)

  public:
    QString badge{};
    int series = 0;
    QString name{};
    QString nodesText{};
    QString factorText{};
    QString timeText{};
    QString rateText{};
    QString branchingText{};
    QString equalDepthText{};  ///< depth in plies with the nodes of A
    QString firstMoveText{};
    QString sameMoveText{};  ///< "7 of 8": positions with the same move as A
    QString costText{};      ///< cost as a multiple of A's
    double costLog = 0;      ///< its logarithm to base 10, for the bar; NaN if unknown
    QString note{};          ///< limits of the figures; may be ""
    friend bool operator==(const MeansRow&, const MeansRow&) = default;
};

/// One search to a depth.
struct SearchRow {
    Q_GADGET
    Q_PROPERTY(QString position MEMBER position)
    Q_PROPERTY(QString badge MEMBER badge)
    Q_PROPERTY(int series MEMBER series)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString nodes MEMBER nodes)
    Q_PROPERTY(QString factor MEMBER factor)
    Q_PROPERTY(QString time MEMBER time)
    Q_PROPERTY(QString branching MEMBER branching)
    Q_PROPERTY(QString move MEMBER move)
    Q_PROPERTY(QString score MEMBER score)
    Q_PROPERTY(bool isMate MEMBER isMate)
    Q_PROPERTY(bool otherMove MEMBER otherMove)
    Q_PROPERTY(bool queued MEMBER queued)
    Q_PROPERTY(bool abandoned MEMBER abandoned)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(QString heading MEMBER heading)

  public:
    QString position{};
    QString badge{};
    int series = 0;
    QString name{};
    QString nodes{};
    QString factor{};  ///< cost as a multiple of A's
    QString time{};
    QString branching{};
    QString move{};
    QString score{};  ///< from White's view
    bool isMate = false;
    bool otherMove = false;  ///< another move than A
    bool queued = false;     ///< not measured yet
    bool abandoned = false;  ///< stopped before it finished
    QString note{};
    QString heading{};  ///< name of the position, in its first row
    friend bool operator==(const SearchRow&, const SearchRow&) = default;
};

/// The quantities that the chart can show, in the order of its choices.
inline constexpr Quantity kChartQuantities[] = {Quantity::Nodes, Quantity::TimeMs, Quantity::NodesPerSecond,
                                                Quantity::Branching};

/// Sort order of rows.
struct ResultOrder {
    QString column;  ///< a role of SearchRow or MeansRow; "" = order of the configurations
    bool descending = false;

    /// Order after a click on a column: ascending, then descending, then unsorted.
    ResultOrder pressed(const QString& which) const;
};

/// One row for each configuration at a depth. `cost`: quantity of the bars, nodes or time; `note`: stopped
/// searches.
QList<MeansRow> meansRows(const Comparison& comparison, int depth, Quantity cost,
                          const ResultOrder& order = {});

/// One row for each search to a depth, grouped by position; the first of each has its name as "heading".
QList<SearchRow> searchRows(const Comparison& comparison, int depth, const ResultOrder& order);

/// One row for each configuration: its values from the plan's first depth to the deepest measured, or to the
/// first at which all its searches were stopped.
QList<ChartLine> seriesLines(const Comparison& comparison, Quantity quantity);

/// Powers of ten that enclose all cost factors of a depth and 0 and 1.
struct FactorRange {
    int low = 0;
    int high = 1;
};
FactorRange factorRange(const Comparison& comparison, int depth, Quantity cost);

/// The deepest depth at which every configuration is measured and most have finished a position, so that one
/// slow configuration does not limit the others. The first depth if there is none.
int commonDepth(const Comparison& comparison);

struct MoveVerdict {
    QString text;      ///< one or two sentences; "" without results
    bool same = true;  ///< all have the same moves
};
/// Whether the configurations have the same moves at a depth.
MoveVerdict verdictOf(const Comparison& comparison, int depth);

}  // namespace plyglass
