// Writing numbers. Independent of the locale: notation is the same everywhere.
#include "app/viewmodels/number_text.h"

#include <algorithm>
#include <cmath>

namespace plyglass {

namespace {

constexpr QChar kThinSpace(0x2009);
constexpr QChar kMinus(0x2212);
constexpr QChar kTimes(0x00D7);
constexpr std::int64_t kTenthsBelowMs = 20'000;

QString fixed(double value, int decimals) { return QString::number(value, 'f', decimals); }

QString signedPawns(int cp, int decimals) {
    const QString text = fixed(std::abs(cp) / 100.0, decimals);
    const bool zero = std::all_of(text.begin(), text.end(), [](QChar c) { return c == u'0' || c == u'.'; });
    if (zero) return text;
    return (cp < 0 ? kMinus : QChar(u'+')) + text;
}

/// "4:50", "1:02:03".
QString hoursText(std::int64_t seconds) {
    const QString tail = QStringLiteral("%1").arg(seconds % 60, 2, 10, QChar(u'0'));
    if (seconds < 3600) return QStringLiteral("%1:%2").arg(seconds / 60).arg(tail);
    return QStringLiteral("%1:%2:%3")
        .arg(seconds / 3600)
        .arg(seconds / 60 % 60, 2, 10, QChar(u'0'))
        .arg(tail);
}

QString mateText(int mateIn) {
    if (mateIn == 0) return QStringLiteral("#");
    return QStringLiteral("#%1%2").arg(mateIn < 0 ? QString(kMinus) : QString()).arg(std::abs(mateIn));
}

}  // namespace

QString groupedText(std::uint64_t number) {
    QString text = QString::number(number);
    for (auto at = text.size() - 3; at > 0; at -= 3) text.insert(at, kThinSpace);
    return text;
}

QString counterText(std::uint64_t number) {
    if (number < 10'000'000) return groupedText(number);
    return fixed(static_cast<double>(number) / 1e6, 1) + kThinSpace + u'M';
}

QString shortCounterText(std::uint64_t number) {
    if (number < 1'000'000) return groupedText(number);
    return fixed(static_cast<double>(number) / 1e6, 1) + kThinSpace + u'M';
}

QString rateText(double number) {
    if (number < 1e3) return fixed(number, 0);
    if (number < 999.5e3) return fixed(number / 1e3, number < 9.95e3 ? 1 : 0) + kThinSpace + u'k';
    return fixed(number / 1e6, number < 9.995e6 ? 2 : 1) + kThinSpace + u'M';
}

QString factorText(double factor) {
    if (!(factor > 0) || !std::isfinite(factor)) return QStringLiteral("×0");
    const int magnitude = static_cast<int>(std::floor(std::log10(factor)));
    const double unit = std::pow(10.0, magnitude - 1);
    const double rounded = std::round(factor / unit) * unit;
    if (rounded >= 10) return kTimes + groupedText(static_cast<std::uint64_t>(std::llround(rounded)));
    return kTimes + fixed(rounded, std::max(0, rounded >= 1 ? 1 : 1 - magnitude));
}

QString percentText(double share) { return fixed(share * 100, 0) + kThinSpace + u'%'; }

QString secondsText(std::int64_t ms) {
    const double seconds = static_cast<double>(ms) / 1000.0;
    return fixed(seconds, seconds < 1 ? 2 : seconds < 60 ? 1 : 0) + kThinSpace + u's';
}

QString clockText(std::int64_t ms) {
    ms = std::max<std::int64_t>(0, ms);
    if (ms < kTenthsBelowMs) {
        const std::int64_t tenths = ms / 100;
        return QStringLiteral("0:%1.%2").arg(tenths / 10, 2, 10, QChar(u'0')).arg(tenths % 10);
    }
    // Whole seconds are rounded up, so that a clock of five minutes begins at 5:00 and ends at zero.
    return hoursText((ms + 999) / 1000);
}

QString durationText(std::int64_t ms) { return hoursText(std::max<std::int64_t>(0, (ms + 500) / 1000)); }

QString scoreText(const ScoreView& score) {
    return score.isMate ? mateText(score.mateIn) : signedPawns(score.cp, 2);
}

QString shortScoreText(const ScoreView& score) {
    return score.isMate ? mateText(score.mateIn) : signedPawns(score.cp, 1);
}

QString barScoreText(const ScoreView& score) {
    if (score.isMate) return mateText(std::abs(score.mateIn));
    return fixed(std::abs(score.cp) / 100.0, 1);
}

}  // namespace plyglass
