// Numbers of reports and the command line come from engine/lab/words; numbers of the window alone (clocks,
// running counters, narrow columns) are formatted here.
#include "app/viewmodels/shared/number_text.h"

#include <QDateTime>
#include <QLocale>
#include <algorithm>
#include <cmath>

#include "app/services/library/played/statistics.h"
#include "app/services/translated.h"
#include "app/services/utf8_text.h"
#include "engine/lab/analysis/format.h"

namespace plyglass {

namespace {

constexpr QChar kThinSpace(0x202F);
constexpr std::int64_t kTenthsBelowMs = 20'000;

/// "4:50", "1:02:03".
QString hoursText(std::int64_t seconds) {
    const QString tail = QStringLiteral("%1").arg(seconds % 60, 2, 10, QChar(u'0'));
    if (seconds < 3600) return QStringLiteral("%1:%2").arg(seconds / 60).arg(tail);
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QChar(u'0'))
        .arg(tail);
}

}  // namespace

int pluralOf(std::uint64_t count) {
    constexpr std::uint64_t kAllAlike = 1'000'000'000;
    return static_cast<int>(count < kAllAlike ? count : kAllAlike + count % 100);
}

QString resultText(GameResult result) {
    switch (result) {
        case GameResult::WhiteWins:
            return QStringLiteral("1–0");
        case GameResult::BlackWins:
            return QStringLiteral("0–1");
        case GameResult::Draw:
            return QStringLiteral("½–½");
        case GameResult::Ongoing:
            break;
    }
    return {};
}

QString decimalText(double number, int decimals) { return text(decimalToText(number, decimals)); }

QString groupedText(std::uint64_t number) { return text(grouped(number)); }

QString ownRatingText(double rating, int step) {
    if (rating < kLowestRating) return QObject::tr("below %1").arg(std::lround(kLowestRating));
    return groupedText(static_cast<std::uint64_t>(std::lround(rating / step) * step));
}

QString counterText(std::uint64_t number) {
    if (number < 10'000'000) return groupedText(number);
    return decimalText(static_cast<double>(number) / 1e6, 1) + kThinSpace + u'M';
}

QString shortCounterText(std::uint64_t number) {
    if (number < 1'000'000) return groupedText(number);
    return decimalText(static_cast<double>(number) / 1e6, 1) + kThinSpace + u'M';
}

QString rateText(double number) {
    if (number < 1e3) return decimalText(number, 0);
    if (number < 999.5e3) return decimalText(number / 1e3, number < 9.95e3 ? 1 : 0) + kThinSpace + u'k';
    return decimalText(number / 1e6, number < 9.995e6 ? 2 : 1) + kThinSpace + u'M';
}

QString factorText(double factor) { return text(factorToText(factor)); }

QString percentText(double share) { return decimalText(share * 100, 0) + kThinSpace + u'%'; }

QString secondsText(std::int64_t ms) {
    const double seconds = static_cast<double>(ms) / 1000.0;
    return decimalText(seconds, seconds < 1 ? 2 : seconds < 60 ? 1 : 0) + kThinSpace + u's';
}

QString clockText(std::int64_t ms) {
    ms = std::max<std::int64_t>(0, ms);
    if (ms < kTenthsBelowMs) {
        const std::int64_t tenths = ms / 100;
        return QStringLiteral("0:%1.%2").arg(tenths / 10, 2, 10, QChar(u'0')).arg(tenths % 10);
    }
    // Seconds are rounded up, so that a clock of five minutes begins at 5:00 and ends at zero.
    return hoursText((ms + 999) / 1000);
}

QString dayText(std::int64_t secondsSince1970) {
    const QDate day = QDateTime::fromSecsSinceEpoch(secondsSince1970).date();
    const bool isThisYear = day.year() == QDate::currentDate().year();
    return QLocale().toString(day, isThisYear ? QStringLiteral("d MMMM") : QStringLiteral("d MMMM yyyy"));
}

QString momentText(std::int64_t secondsSince1970) {
    const QTime time = QDateTime::fromSecsSinceEpoch(secondsSince1970).time();
    return QObject::tr("%1, %2", "a date and the time of day")
        .arg(dayText(secondsSince1970),
             QLocale().toString(time,
                                QLocale().timeFormat(QLocale::ShortFormat).remove(QStringLiteral(":ss"))));
}

QString durationText(std::int64_t ms) { return hoursText(std::max<std::int64_t>(0, (ms + 500) / 1000)); }

QString scoreText(const ScoreView& score) {
    if (score.isTableWin()) return translated(tableWinToText(score.cp > 0));
    return text(score.isMate ? mateToText(score.mateIn) : pawnsToText(score.cp));
}

QString scoreText(Score score, Color mover) {
    const bool up = (score > 0) == (mover == White);
    if (std::abs(score) >= kMateScore) return up ? QStringLiteral("+∞") : QStringLiteral("−∞");
    return scoreText(scoreForWhite(score, mover, 0));
}

QString shortScoreText(const ScoreView& score) {
    if (score.isTableWin()) return score.cp > 0 ? QStringLiteral("1–0") : QStringLiteral("0–1");
    return score.isMate ? text(mateToText(score.mateIn)) : text(signedToText(score.cp / 100.0, 1));
}

QString barScoreText(const ScoreView& score) {
    if (score.isMate) return text(mateToText(std::abs(score.mateIn)));
    if (score.isTableWin()) return QObject::tr("win", "on the evaluation bar: known from the tables");
    return decimalText(std::abs(score.cp) / 100.0, 1);
}

}  // namespace plyglass
