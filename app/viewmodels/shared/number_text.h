// Numbers as text of the window: thin spaces between thousands, a true minus, fixed precision.
#pragma once

#include <QString>
#include <cstdint>

#include "app/services/game/score_view.h"
#include "engine/chess/game.h"

namespace plyglass {

/// A count for tr() to choose between singular and plural; beyond the range of int its last two digits.
int pluralOf(std::uint64_t count);
/// "1–0", "½–½"; empty for a game that is not over.
QString resultText(GameResult result);
/// "52.4", "−1.2", "0.0" with `decimals` decimals; a rounded zero has no sign.
QString decimalText(double number, int decimals);
/// "1 304 310" with narrow no-break spaces (U+202F).
QString groupedText(std::uint64_t number);
/// The same below ten millions, "13.0 M" above: for running counters.
QString counterText(std::uint64_t number);
/// A rating of the user, to a multiple of `step`: "1 416"; "below 100" under the lowest that is shown.
QString ownRatingText(double rating, int step = 1);
/// "999 999", above that "1.3 M": for counts in narrow columns.
QString shortCounterText(std::uint64_t number);
/// "498 k", "1.25 M": two or three digits.
QString rateText(double number);
/// "×41", "×1.9", "×0.46": two significant digits.
QString factorText(double factor);
/// "12 %".
QString percentText(double share);
/// "0.15 s", "2.6 s", "74 s".
QString secondsText(std::int64_t ms);
/// "4:38", "1:02:03", below twenty seconds "0:09.4".
QString clockText(std::int64_t ms);
/// The day of a time in seconds since 1970, in local time: "12 November", "12 November 2025" in another year.
QString dayText(std::int64_t secondsSince1970);
/// A time in seconds since 1970, in local time: "12 November, 14:05".
QString momentText(std::int64_t secondsSince1970);
/// "0:04", "4:50", "1:02:03": an elapsed or expected time.
QString durationText(std::int64_t ms);
/// "+0.41", "−1.20", "0.00", "#3", "#−3", "White wins".
QString scoreText(const ScoreView& score);
/// "+0.41", "#3", "−∞": a score from the side of `mover`, mates counted from the position searched.
QString scoreText(Score score, Color mover);
/// One decimal: "+0.4", for narrow columns.
QString shortScoreText(const ScoreView& score);
/// Without a sign, for the eval bar: "0.4", "#3", "win".
QString barScoreText(const ScoreView& score);

}  // namespace plyglass
