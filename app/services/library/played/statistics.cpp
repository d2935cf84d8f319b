#include "app/services/library/played/statistics.h"

#include <QDate>
#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "engine/levels/level_scale.h"

namespace plyglass {

namespace {

constexpr double kNormal95 = 1.96;
constexpr int kLengthEnds[] = {19, 29, 39, 59, 0};

QDate dayOf(int date) { return {date / 10'000, date / 100 % 100, date % 100}; }

/// Rating before the games of a day, after idle rating periods.
GlickoRating waited(GlickoRating rating, qint64 days) {
    constexpr qint64 kLongest = 2000;  // the deviation is at its maximum by then
    for (qint64 day = 1; day < std::min(days, kLongest); ++day) rating = ratedAfter(rating, {});
    return rating;
}

/// Rated games of one day.
struct PlayedDay {
    int date = 0;
    std::vector<GlickoGame> played;
    std::vector<std::int64_t> games;
};

std::vector<PlayedDay> ratedDays(const OwnResults& results) {
    std::vector<PlayedDay> days;
    for (const OwnResult& game : results.games) {
        if (game.unrated != Unrated::No) continue;
        if (days.empty() || days.back().date != game.date) days.push_back({game.date, {}, {}});
        days.back().played.push_back({static_cast<double>(strengthAt(game.level).elo), 0, game.score});
        days.back().games.push_back(game.id);
    }
    return days;
}

void addRating(OwnStatistics& statistics, const OwnResults& results) {
    GlickoRating rating;
    QDate last;
    for (PlayedDay& day : ratedDays(results)) {
        const QDate now = dayOf(day.date);
        if (last.isValid()) rating = waited(rating, last.daysTo(now));
        rating = ratedAfter(rating, day.played);
        statistics.rating.push_back({day.date, rating, std::move(day.games)});
        last = now;
    }
    double errors = 0;
    for (const OwnResult& game : results.games) {
        ++statistics.unrated[static_cast<std::size_t>(game.unrated)];
        if (game.unrated == Unrated::No) errors += strengthAt(game.level).error;
    }
    const int rated = statistics.unrated[static_cast<std::size_t>(Unrated::No)];
    if (rated > 0) statistics.levelError = errors / rated;
}

void addLevels(OwnStatistics& statistics, const OwnResults& results) {
    std::map<int, ResultCounts> byLevel;
    for (const OwnResult& game : results.games)
        if (game.level > 0) byLevel[nearestLevel(game.level)].add(game);
    for (auto& [level, counts] : byLevel) statistics.levels.push_back({level, std::move(counts)});
}

void addOpenings(OwnStatistics& statistics, const OwnResults& results) {
    std::map<std::pair<std::string, Color>, ResultCounts> byOpening;
    for (const OwnResult& game : results.games)
        if (game.isUsualStart) byOpening[{game.opening, game.color}].add(game);
    for (auto& [opening, counts] : byOpening)
        statistics.openings.push_back({opening.first, opening.second, std::move(counts)});
    std::stable_sort(statistics.openings.begin(), statistics.openings.end(),
                     [](const auto& a, const auto& b) { return a.results.count() > b.results.count(); });
}

void addLengths(OwnStatistics& statistics, const OwnResults& results) {
    int from = 1;
    for (const int until : kLengthEnds) {
        LengthResults length{from, until, {}};
        for (const OwnResult& game : results.games) {
            const int moves = (game.plies + 1) / 2;
            const bool isLongEnough = moves >= from || from == 1;
            if (isLongEnough && (until == 0 || moves <= until)) length.results.add(game);
        }
        statistics.lengths.push_back(std::move(length));
        from = until + 1;
    }
}

void addLost(OwnStatistics& statistics, const OwnResults& results) {
    for (const OwnResult& game : results.games) {
        if (game.score > 0) continue;
        const GamePart part = game.course.lostIn.value_or(game.course.end);
        LostGames& lost = statistics.lost[static_cast<std::size_t>(part)];
        (game.course.lostIn ? lost.byReport : lost.byEnd).push_back(game.id);
    }
}

void addAccuracy(OwnStatistics& statistics, const OwnResults& results) {
    auto& days = statistics.accuracy;
    for (const OwnResult& game : results.games) {
        if (!game.course.accuracy || !game.hasDay()) continue;
        if (days.empty() || days.back().date != game.date) days.push_back({game.date, 0, {}});
        AccuracyDay& day = days.back();
        const auto before = static_cast<double>(day.games.size());
        day.percent = (day.percent * before + *game.course.accuracy) / (before + 1);
        day.games.push_back(game.id);
    }
}

}  // namespace

double ResultCounts::score() const { return count() == 0 ? 0 : (won + drawn * 0.5) / count(); }

void ResultCounts::add(const OwnResult& game) {
    ++(game.score == 1 ? won : game.score == 0 ? lost : drawn);
    games.push_back(game.id);
}

ScoreRange scoreRange(const ResultCounts& counts) {
    if (counts.count() == 0) return {};
    const double n = counts.count();
    const double p = counts.score();
    const double z2 = kNormal95 * kNormal95;
    const double middle = (p + z2 / (2 * n)) / (1 + z2 / n);
    const double half = kNormal95 * std::sqrt(p * (1 - p) / n + z2 / (4 * n * n)) / (1 + z2 / n);
    return {std::max(0.0, middle - half), std::min(1.0, middle + half)};
}

OwnStatistics statisticsOf(const OwnResults& results) {
    OwnStatistics statistics;
    statistics.damaged = results.damaged;
    statistics.copies = results.copies;
    for (const OwnResult& game : results.games) {
        statistics.all.add(game);
        statistics.colors[game.color].add(game);
    }
    addRating(statistics, results);
    addLevels(statistics, results);
    addOpenings(statistics, results);
    addLengths(statistics, results);
    addLost(statistics, results);
    addAccuracy(statistics, results);
    return statistics;
}

}  // namespace plyglass
