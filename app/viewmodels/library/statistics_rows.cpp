#include "app/viewmodels/library/statistics_rows.h"

#include <QDate>
#include <QLocale>
#include <algorithm>
#include <numeric>

#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "app/viewmodels/shared/number_text.h"
#include "engine/levels/levels.h"

namespace plyglass {

namespace {

QString gamesText(std::size_t games) {
    return QObject::tr("%1 games", "", pluralOf(games)).arg(groupedText(games));
}

QString percent(double share) { return percentText(share); }

StatisticsRow rowOf(const QString& name, const ResultCounts& counts) {
    StatisticsRow row;
    row.name = name;
    row.shares = {double(counts.won), double(counts.drawn), double(counts.lost)};
    row.countText = groupedText(static_cast<std::uint64_t>(counts.count()));
    if (counts.count() == 0) {
        row.valueText = QStringLiteral("–");
        row.detail = resultsText(counts);
        return row;
    }
    const ScoreRange range = scoreRange(counts);
    row.score = counts.score();
    row.low = range.low;
    row.high = range.high;
    row.valueText = percent(row.score);
    row.detail = QObject::tr("%1. Score %2, with its error %3 to %4.")
                     .arg(resultsText(counts), percent(row.score), percent(range.low), percent(range.high));
    return row;
}

QString lengthName(const LengthResults& length) {
    if (length.untilMoves == 0) return QObject::tr("%1 moves or more").arg(length.fromMoves);
    if (length.fromMoves == 1) return QObject::tr("up to %1 moves").arg(length.untilMoves);
    return QObject::tr("%1–%2 moves").arg(length.fromMoves).arg(length.untilMoves);
}

QString partName(GamePart part) {
    switch (part) {
        case GamePart::Opening:
            return QObject::tr("Opening");
        case GamePart::MiddleGame:
            return QObject::tr("Middle game");
        default:
            return QObject::tr("Endgame");
    }
}

std::size_t lostBy(const OwnStatistics& statistics, std::vector<std::int64_t> LostGames::*kind) {
    return std::accumulate(
        statistics.lost.begin(), statistics.lost.end(), std::size_t{0},
        [kind](std::size_t sum, const LostGames& lost) { return sum + (lost.*kind).size(); });
}

}  // namespace

QString resultsText(const ResultCounts& counts) {
    return QObject::tr("%1: %2 won, %3 drawn, %4 lost")
        .arg(gamesText(static_cast<std::size_t>(counts.count())))
        .arg(counts.won)
        .arg(counts.drawn)
        .arg(counts.lost);
}

QList<StatisticsRow> levelRows(const OwnStatistics& statistics) {
    QList<StatisticsRow> rows;
    for (const LevelResults& level : statistics.levels) {
        const QString name = translated(allLevels()[static_cast<std::size_t>(level.level - 1)].name);
        rows << rowOf(name, level.results);
    }
    return rows;
}

QList<StatisticsRow> colorRows(const OwnStatistics& statistics) {
    QList<StatisticsRow> rows{rowOf(QObject::tr("White"), statistics.colors[White]),
                              rowOf(QObject::tr("Black"), statistics.colors[Black])};
    rows[0].side = QStringLiteral("white");
    rows[1].side = QStringLiteral("black");
    return rows;
}

QList<StatisticsRow> openingRows(const OwnStatistics& statistics) {
    QList<StatisticsRow> rows;
    for (const OpeningResults& opening : statistics.openings) {
        rows << rowOf(opening.name.empty() ? QObject::tr("Without a name") : text(opening.name),
                      opening.results);
        rows.back().side = opening.color == White ? QStringLiteral("white") : QStringLiteral("black");
    }
    return rows;
}

QList<StatisticsRow> lengthRows(const OwnStatistics& statistics) {
    QList<StatisticsRow> rows;
    for (const LengthResults& length : statistics.lengths) rows << rowOf(lengthName(length), length.results);
    return rows;
}

QList<StatisticsRow> lostRows(const OwnStatistics& statistics) {
    const std::size_t all = lostBy(statistics, &LostGames::byReport) + lostBy(statistics, &LostGames::byEnd);
    QList<StatisticsRow> rows;
    for (std::size_t i = 0; i < statistics.lost.size(); ++i) {
        const LostGames& lost = statistics.lost[i];
        const std::size_t count = lost.byReport.size() + lost.byEnd.size();
        StatisticsRow row;
        row.name = partName(static_cast<GamePart>(i));
        row.shares = {double(lost.byReport.size()), double(lost.byEnd.size()), double(all - count)};
        row.countText = groupedText(count);
        row.valueText = all == 0 ? QStringLiteral("–") : percent(double(count) / double(all));
        row.detail = QObject::tr("%1, %2 of them by their reports.")
                         .arg(gamesText(count), groupedText(lost.byReport.size()));
        rows << row;
    }
    return rows;
}

QList<ChartLine> ratingLines(const OwnStatistics& statistics) {
    if (statistics.rating.empty()) return {};
    ChartLine line;
    line.name = QObject::tr("Rating");
    line.series = 1;
    for (const RatingDay& day : statistics.rating) {
        line.values << std::max(kLowestRating, day.rating.rating);
        line.low << std::max(kLowestRating, day.rating.rating - day.rating.error());
        line.high << std::max(kLowestRating, day.rating.rating + day.rating.error());
    }
    return {line};
}

QList<ChartLine> accuracyLines(const OwnStatistics& statistics) {
    if (statistics.accuracy.empty()) return {};
    ChartLine line;
    line.name = QObject::tr("Accuracy");
    line.series = 1;
    for (const AccuracyDay& day : statistics.accuracy) line.values << day.percent;
    return {line};
}

QString unratedText(const OwnStatistics& statistics) {
    const auto count = [&](Unrated reason) { return statistics.unrated[static_cast<std::size_t>(reason)]; };
    QStringList parts;
    const auto add = [&](Unrated reason, const QString& why) {
        if (count(reason) > 0) parts << QObject::tr("%1 %2").arg(count(reason)).arg(why);
    };
    add(Unrated::Opponent, QObject::tr("against settings of unknown strength"));
    add(Unrated::Start, QObject::tr("from a position of its own"));
    add(Unrated::TakenBack, QObject::tr("with moves taken back"));
    add(Unrated::NoDate, QObject::tr("without a date"));
    add(Unrated::Elsewhere, QObject::tr("played elsewhere"));
    return parts.isEmpty() ? QString() : QObject::tr("Not rated: %1.").arg(parts.join(QStringLiteral(", ")));
}

QString lostText(const OwnStatistics& statistics) {
    const std::size_t byReport = lostBy(statistics, &LostGames::byReport);
    const std::size_t byEnd = lostBy(statistics, &LostGames::byEnd);
    if (byReport + byEnd == 0) return QObject::tr("No game is lost so far.");
    if (byEnd == 0) return QObject::tr("By the move after which the game stayed lost, as its report says.");
    if (byReport == 0) return QObject::tr("By where the games ended. A game report shows where they turned.");
    return QObject::tr(
        "Strong colour: by the move after which the game stayed lost, as its report says. Pale: by where a "
        "game without a report ended.");
}

}  // namespace plyglass
