// Rows, lines and texts of the person's statistics.
#pragma once

#include <QList>
#include <QObject>
#include <QString>

#include "app/services/library/played/statistics.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

/// A row of a card: games with something in common, as a bar of shares.
struct StatisticsRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString side MEMBER side)
    Q_PROPERTY(QList<double> shares MEMBER shares)
    Q_PROPERTY(double score MEMBER score)
    Q_PROPERTY(double low MEMBER low)
    Q_PROPERTY(double high MEMBER high)
    Q_PROPERTY(QString valueText MEMBER valueText)
    Q_PROPERTY(QString countText MEMBER countText)
    Q_PROPERTY(QString detail MEMBER detail)

  public:
    QString name{};          ///< "Dora", "Ruy Lopez"
    QString side{};          ///< "white", "black", or "" if irrelevant
    QList<double> shares{};  ///< won, drawn, lost; or by report, by the end, the rest
    double score = -1;       ///< 0 … 1, with the ends of its 95 % interval; −1: none
    double low = -1;
    double high = -1;
    QString valueText{};  ///< "58 %"
    QString countText{};  ///< "12"
    QString detail{};     ///< a sentence: "12 games: 6 won, 2 drawn, 4 lost. Score 58 %, 31 % to 81 %."
    friend bool operator==(const StatisticsRow&, const StatisticsRow&) = default;
};

QList<StatisticsRow> levelRows(const OwnStatistics& statistics);
QList<StatisticsRow> colorRows(const OwnStatistics& statistics);
QList<StatisticsRow> openingRows(const OwnStatistics& statistics);
QList<StatisticsRow> lengthRows(const OwnStatistics& statistics);
QList<StatisticsRow> lostRows(const OwnStatistics& statistics);

/// A rating line with its 95 % band, and the labels of its columns.
QList<ChartLine> ratingLines(const OwnStatistics& statistics);
QList<ChartLine> accuracyLines(const OwnStatistics& statistics);

/// "24 games: 12 won, 4 drawn, 8 lost".
QString resultsText(const ResultCounts& counts);
/// Games excluded from the rating and the reason; empty if none.
QString unratedText(const OwnStatistics& statistics);
/// How the parts of lost games are determined.
QString lostText(const OwnStatistics& statistics);

}  // namespace plyglass
