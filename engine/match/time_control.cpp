#include "engine/match/time_control.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::int64_t kMsPerSecond = 1000;
constexpr std::int64_t kMaxMs = 1000LL * 60 * 60 * 24 * 7;
constexpr int kMaxMovesPerPeriod = 1000;

std::optional<std::int64_t> parseWhole(std::string_view text) {
    std::int64_t number = 0;
    if (text.empty() || text.size() > 9 || text.find_first_not_of("0123456789") != text.npos)
        return std::nullopt;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

/// "5", "0.05", ".5" as milliseconds.
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

/// "5", "1:30" as milliseconds.
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

Result<PlayClock> parseTimeControl(std::string_view text) {
    const auto wrong = [text] {
        return fail(
            fmt::format("{} is no time control. Write seconds for the game and for each move, \"5+0.05\", or "
                        "moves, seconds for so many and for each, \"40/60+0.6\".",
                        quoted(text)));
    };
    PlayClock control;
    std::string_view rest = trimmed(text);
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

std::string toText(const PlayClock& control) {
    std::string text;
    if (control.movesPerPeriod > 0) text = fmt::format("{}/", control.movesPerPeriod);
    text += secondsText(control.baseMs);
    if (control.incrementMs > 0) text += '+' + secondsText(control.incrementMs);
    return text;
}

PlayerClock::PlayerClock(const PlayClock& control)
    : m_control(control),
      m_remaining(std::chrono::milliseconds(control.baseMs)),
      m_movesToGo(control.movesPerPeriod) {}

bool PlayerClock::press(Duration used, Duration margin) {
    m_remaining -= used;
    if (m_remaining + margin < Duration::zero()) return false;
    m_remaining = std::max(m_remaining, Duration::zero()) + std::chrono::milliseconds(m_control.incrementMs);
    if (m_control.movesPerPeriod > 0 && --m_movesToGo == 0) {
        m_movesToGo = m_control.movesPerPeriod;
        m_remaining += std::chrono::milliseconds(m_control.baseMs);
    }
    return true;
}

std::int64_t PlayerClock::remainingMs() const {
    const auto ms = std::chrono::duration_cast<std::chrono::milliseconds>(m_remaining).count();
    return std::max<std::int64_t>(ms, 0);
}

std::optional<int> PlayerClock::movesToGo() const {
    if (m_control.movesPerPeriod == 0) return std::nullopt;
    return m_movesToGo;
}

}  // namespace plyglass
