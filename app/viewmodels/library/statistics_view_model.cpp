#include "app/viewmodels/library/statistics_view_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/services/library/store/game_date.h"
#include "app/viewmodels/shared/number_text.h"

namespace plyglass {

namespace {

bool isTooLow(const GlickoRating& rating) { return rating.rating < kLowestRating; }

QString titleOf(StatisticsViewModel::Picture picture, const StatisticsRow& row) {
    using Picture = StatisticsViewModel::Picture;
    switch (picture) {
        case Picture::Levels:
            return StatisticsViewModel::tr("Against %1").arg(row.name);
        case Picture::Colors:
            return row.side == u"white" ? StatisticsViewModel::tr("Played as White")
                                        : StatisticsViewModel::tr("Played as Black");
        case Picture::Openings:
            return row.side == u"white" ? StatisticsViewModel::tr("%1 as White").arg(row.name)
                                        : StatisticsViewModel::tr("%1 as Black").arg(row.name);
        case Picture::Lost:
            return StatisticsViewModel::tr("Lost: %1").arg(row.name.toLower());
        default:
            return row.name;
    }
}

/// `row` must be valid.
std::vector<std::int64_t> gamesOf(const OwnStatistics& statistics, StatisticsViewModel::Picture picture,
                                  std::size_t row) {
    using Picture = StatisticsViewModel::Picture;
    switch (picture) {
        case Picture::Rating:
            return statistics.rating[row].games;
        case Picture::Accuracy:
            return statistics.accuracy[row].games;
        case Picture::Levels:
            return statistics.levels[row].results.games;
        case Picture::Colors:
            return statistics.colors[row].games;
        case Picture::Openings:
            return statistics.openings[row].results.games;
        case Picture::Lengths:
            return statistics.lengths[row].results.games;
        case Picture::Lost:
            break;
    }
    std::vector<std::int64_t> games = statistics.lost[row].byReport;
    const auto& more = statistics.lost[row].byEnd;
    games.insert(games.end(), more.begin(), more.end());
    return games;
}

}  // namespace

StatisticsViewModel::StatisticsViewModel(GameLibrary& library, QObject* parent)
    : QObject(parent), m_library(library) {
    connect(&library, &GameLibrary::statisticsRead, this, &StatisticsViewModel::take);
}

void StatisticsViewModel::begin() {
    if (!std::exchange(m_hasBegun, true)) m_library.followStatistics(true);
}

void StatisticsViewModel::take(const std::shared_ptr<const OwnStatistics>& statistics) {
    m_statistics = statistics;
    m_rating.setRows(ratingLines(*statistics));
    m_accuracy.setRows(accuracyLines(*statistics));
    m_levels.setRows(levelRows(*statistics));
    m_colors.setRows(colorRows(*statistics));
    m_openings.setRows(openingRows(*statistics));
    m_lengths.setRows(lengthRows(*statistics));
    m_lost.setRows(lostRows(*statistics));
    emit changed();
}

QString StatisticsViewModel::summary() const {
    return isReady() ? resultsText(m_statistics->all) : QString();
}

QString StatisticsViewModel::copiesText() const {
    if (!isReady() || m_statistics->copies == 0) return {};
    const auto count = static_cast<std::uint64_t>(m_statistics->copies);
    return tr("Copies are counted once: the list has %1 more games that are copies", "", pluralOf(count))
        .arg(groupedText(count));
}

QString StatisticsViewModel::problem() const {
    if (!isReady() || m_statistics->damaged == 0) return {};
    const auto count = static_cast<std::uint64_t>(m_statistics->damaged);
    return tr("%1 games are damaged and are left out.", "", pluralOf(count)).arg(groupedText(count));
}

QString StatisticsViewModel::ratingText() const {
    if (!isReady() || m_statistics->rating.empty()) return {};
    const GlickoRating& last = m_statistics->rating.back().rating;
    return ownRatingText(last.rating);
}

QString StatisticsViewModel::ratingErrorText() const {
    if (!isReady() || m_statistics->rating.empty()) return {};
    const GlickoRating& last = m_statistics->rating.back().rating;
    return isTooLow(last) ? QString() : QStringLiteral("± %1").arg(std::lround(last.error()));
}

QString StatisticsViewModel::ratingCaption() const {
    if (!isReady()) return {};
    QStringList sentences;
    if (!m_statistics->rating.empty())
        sentences << tr("Against the levels, whose own strength is known to ± %1 on average.")
                         .arg(std::lround(m_statistics->levelError));
    sentences << unratedText(*m_statistics);
    sentences.removeAll(QString());
    return sentences.join(u' ');
}

QString StatisticsViewModel::accuracyText() const {
    if (!isReady() || m_statistics->accuracy.empty()) return {};
    return percentText(m_statistics->accuracy.back().percent / 100);
}

QStringList StatisticsViewModel::ratingDays() const {
    QStringList days;
    if (!isReady()) return days;
    for (const RatingDay& day : m_statistics->rating) days << dateText(day.date);
    return days;
}

QStringList StatisticsViewModel::accuracyDays() const {
    QStringList days;
    if (!isReady()) return days;
    for (const AccuracyDay& day : m_statistics->accuracy) days << dateText(day.date);
    return days;
}

void StatisticsViewModel::show(Picture picture, int row) {
    if (!isReady() || row < 0) return;
    const auto at = static_cast<std::size_t>(row);
    QString title;
    if (picture == Picture::Rating || picture == Picture::Accuracy) {
        title = (picture == Picture::Rating ? ratingDays() : accuracyDays()).value(row);
    } else {
        const RowsOf<StatisticsRow>* const rows[] = {&m_levels, &m_colors, &m_openings, &m_lengths, &m_lost};
        const auto& list = rows[static_cast<int>(picture) - static_cast<int>(Picture::Levels)]->rows();
        if (row < list.size()) title = titleOf(picture, list[row]);
    }
    if (title.isEmpty()) return;
    auto games = gamesOf(*m_statistics, picture, at);
    if (games.empty()) return;
    emit gamesRequested(std::make_shared<const std::vector<std::int64_t>>(std::move(games)), title);
}

}  // namespace plyglass
