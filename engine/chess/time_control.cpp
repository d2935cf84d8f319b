#include "engine/chess/time_control.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <optional>

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::int64_t kMsPerSecond = 1000;
/// A year: longer than any correspondence game.
constexpr std::int64_t kMaxMs = kMsPerSecond * 60 * 60 * 24 * 366;
constexpr int kMaxMovesPerPeriod = 1000;

std::optional<std::int64_t> parseWhole(std::string_view text) {
    std::int64_t number = 0;
    if (text.empty() || text.size() > 9 || text.find_first_not_of("0123456789") != text.npos)
        return std::nullopt;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// Parses "5", "0.05", ".5" to milliseconds.
std::optional<std::int64_t> parseSeconds(std::string_view text) {
    const std::size_t point = text.find('.');
    const std::string_view whole = text.substr(0, point);
    std::int64_t ms = 0;
    if (!whole.empty()) {
        const auto seconds = parseWhole(whole);
        if (!seconds) return std::nullopt;
        ms = *seconds * kMsPerSecond;
    }
    if (point == text.npos) return whole.empty() ? std::nullopt : std::optional(ms);
    std::string digits(text.substr(point + 1));
    if (digits.empty() || digits.size() > 3) return std::nullopt;
    digits.resize(3, '0');
    const auto fraction = parseWhole(digits);
    if (!fraction) return std::nullopt;
    return ms + *fraction;
}

/// Parses "5", "1:30" to milliseconds.
std::optional<std::int64_t> parseDuration(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == text.npos) return parseSeconds(text);
    const auto minutes = parseWhole(text.substr(0, colon));
    const auto seconds = parseSeconds(text.substr(colon + 1));
    if (!minutes || !seconds) return std::nullopt;
    return *minutes * 60 * kMsPerSecond + *seconds;
}

std::string secondsText(std::int64_t ms) {
    if (ms % kMsPerSecond == 0) return fmt::format("{}", ms / kMsPerSecond);
    const std::string text = fmt::format("{}.{:03}", ms / kMsPerSecond, ms % kMsPerSecond);
    return text.substr(0, text.find_last_not_of('0') + 1);
}

}  // namespace

Result<TimeControl> timeControlFromText(std::string_view text) {
    const auto wrong = [text] {
        return fail(translatable(
                        "Engine",
                        "{} is not a time control. Write seconds for the game and for each move, \"5+0.05\", "
                        "or a number of moves, seconds for them and for each move, \"40/60+0.6\"."),
                    quoted(text));
    };
    TimeControl control;
    std::string_view rest = trimmed(text);
    if (rest == "-") return TimeControl::untimed();
    if (const std::size_t slash = rest.find('/'); slash != rest.npos) {
        const auto moves = parseWhole(rest.substr(0, slash));
        if (!moves || *moves < 1 || *moves > kMaxMovesPerPeriod) return wrong();
        control.movesPerPeriod = static_cast<int>(*moves);
        rest = rest.substr(slash + 1);
    }
    if (const std::size_t plus = rest.find('+'); plus != rest.npos) {
        const auto increment = parseSeconds(rest.substr(plus + 1));
        if (!increment || *increment > kMaxMs) return wrong();
        control.incrementMs = *increment;
        rest = rest.substr(0, plus);
    }
    const auto base = parseDuration(rest);
    if (!base || *base < 1 || *base > kMaxMs) return wrong();
    control.baseMs = *base;
    return control;
}

std::string toText(const TimeControl& time) {
    if (!time.isTimed()) return "-";
    std::string text;
    if (time.movesPerPeriod > 0) text = fmt::format("{}/", time.movesPerPeriod);
    text += secondsText(time.baseMs);
    if (time.incrementMs > 0) text += '+' + secondsText(time.incrementMs);
    return text;
}

ChessClock::ChessClock(const TimeControl& control)
    : m_control(control),
      m_remaining(std::chrono::milliseconds(control.baseMs)),
      m_movesToGo(control.movesPerPeriod) {}

void ChessClock::spend(Duration used) { m_remaining = std::max(m_remaining - used, Duration::zero()); }

bool ChessClock::press(Duration used, Duration margin) {
    const bool hasFallen = m_remaining - used + margin < Duration::zero();
    spend(used);
    if (hasFallen) return false;
    if (m_control.isFixedPerMove()) m_remaining = Duration::zero();
    m_remaining += std::chrono::milliseconds(m_control.incrementMs);
    if (m_control.movesPerPeriod > 0 && --m_movesToGo == 0) {
        m_movesToGo = m_control.movesPerPeriod;
        m_remaining += std::chrono::milliseconds(m_control.baseMs);
    }
    return true;
}

std::int64_t ChessClock::remainingMs() const {
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(m_remaining).count();
    return std::max<std::int64_t>(ms, 0);
}

}  // namespace plyglass
