#include "app/viewmodels/today/today_rows.h"

#include <algorithm>
#include <cmath>

#include "app/services/library/store/game_date.h"
#include "app/viewmodels/shared/number_text.h"
#include "app/viewmodels/shared/player_names.h"

namespace plyglass {

namespace {

/// A rating is uncertain by more than its last digit.
constexpr int kRatingStep = 10;

QString opponentOf(const LastResult& result) {
    const QString name = playerName(result.row, ~result.color);
    return name.isEmpty() ? QObject::tr("Unknown", "a player") : name;
}

TodayResultRow rowOf(const LastResult& result, QDate today) {
    TodayResultRow row;
    row.opponent = opponentOf(result);
    row.whenText = whenText(result.row.date, today);
    row.resultText = result.score == 1   ? QObject::tr("Won")
                     : result.score == 0 ? QObject::tr("Lost")
                                         : QObject::tr("Draw", "a result");
    row.tone = result.score == 1   ? QStringLiteral("good")
               : result.score == 0 ? QStringLiteral("bad")
                                   : QStringLiteral("neutral");
    return row;
}

}  // namespace

QList<TodayResultRow> todayResultRows(const std::vector<LastResult>& results, QDate today) {
    QList<TodayResultRow> rows;
    for (const LastResult& result : results) rows << rowOf(result, today);
    return rows;
}

QString whenText(int date, QDate today) {
    const QDate day(date / 10'000, date / 100 % 100, date % 100);
    if (day.isValid() && day == today) return QObject::tr("today");
    if (day.isValid() && day.addDays(1) == today) return QObject::tr("yesterday");
    return dateText(date);
}

QString aboutRatingText(const OwnStatistics& statistics) {
    if (statistics.rating.empty()) return {};
    const double rating = statistics.rating.back().rating.rating;
    const QString text = ownRatingText(rating, kRatingStep);
    return rating < kLowestRating ? text : QObject::tr("about %1", "a rating").arg(text);
}

QList<ChartLine> ratingCourse(const OwnStatistics& statistics) {
    if (statistics.rating.empty()) return {};
    ChartLine line;
    line.name = QObject::tr("Your rating");
    line.series = 1;
    for (const RatingDay& day : statistics.rating)
        line.values << std::round(std::max(kLowestRating, day.rating.rating) / kRatingStep) * kRatingStep;
    return {line};
}

}  // namespace plyglass
