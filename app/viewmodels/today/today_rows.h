// The person's last results and rating as the day page words them.
#pragma once

#include <QDate>
#include <QList>
#include <QObject>
#include <QString>

#include "app/services/library/played/statistics.h"
#include "app/viewmodels/shared/table_rows.h"

namespace plyglass {

/// A finished game.
struct TodayResultRow {
    Q_GADGET
    Q_PROPERTY(QString opponent MEMBER opponent)
    Q_PROPERTY(QString resultText MEMBER resultText)
    Q_PROPERTY(QString tone MEMBER tone)
    Q_PROPERTY(QString whenText MEMBER whenText)

  public:
    QString opponent{};
    QString resultText{};  ///< "Won"
    QString tone{};        ///< "good", "bad" or "neutral"
    QString whenText{};    ///< "yesterday", "21 Nov 2026"; "" if unknown
    friend bool operator==(const TodayResultRow&, const TodayResultRow&) = default;
};

QList<TodayResultRow> todayResultRows(const std::vector<LastResult>& results, QDate today);
/// The day 20261121 in words: "today", "yesterday", or else what `dateText` says.
QString whenText(int date, QDate today);
/// "about 820", rounded to ten, or "below 100"; "" without a rated game.
QString aboutRatingText(const OwnStatistics& statistics);
/// The rating by days without its error, no lower than the lowest that is shown.
QList<ChartLine> ratingCourse(const OwnStatistics& statistics);

}  // namespace plyglass
