#include "app/commands/shared/progress_bar.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

#include "app/commands/shared/console.h"

namespace plyglass {

namespace {

constexpr int kBarWidth = 24;
constexpr std::chrono::milliseconds kTerminalInterval{100};
constexpr std::chrono::seconds kFileInterval{10};

bool isErrorATerminal() {
#ifdef _WIN32
    return _isatty(_fileno(stderr)) != 0;
#else
    return isatty(STDERR_FILENO) != 0;
#endif
}

}  // namespace

std::string durationText(std::chrono::seconds duration) {
    const auto seconds = duration.count();
    if (seconds < 3600) return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

ProgressBar::ProgressBar() : m_isTerminal(isErrorATerminal()) {}

void ProgressBar::endLine() {
    if (m_isTerminal && m_isLineOpen) printNote("\r\x1b[K{}\n", m_line);
    m_isLineOpen = false;
}

void ProgressBar::show(const JobProgress& progress) {
    if (!m_doneAtStart) m_doneAtStart = progress.done;
    m_line = lineFor(progress, timeLeft(progress), m_isTerminal ? kBarWidth : 0);
    m_isLineOpen = true;
    const Clock::time_point now = Clock::now();
    const bool isLast = progress.total > 0 && progress.done >= progress.total;
    const Clock::duration interval =
        m_isTerminal ? Clock::duration(kTerminalInterval) : Clock::duration(kFileInterval);
    if (m_shownAt && now - *m_shownAt < interval && !isLast) return;
    m_shownAt = now;
    if (m_isTerminal)
        printNote("\r\x1b[K{}", m_line);
    else
        printNote("{}\n", m_line);
    std::fflush(stderr);
}

std::optional<std::chrono::seconds> ProgressBar::timeLeft(const JobProgress& progress) const {
    if (progress.total == 0 || progress.done <= *m_doneAtStart) return std::nullopt;
    const std::chrono::duration<double> spent = Clock::now() - m_start;
    const double each = spent.count() / static_cast<double>(progress.done - *m_doneAtStart);
    const double left = each * static_cast<double>(progress.total - std::min(progress.done, progress.total));
    return std::chrono::seconds(std::llround(left));
}

std::string ProgressBar::lineFor(const JobProgress& progress, std::optional<std::chrono::seconds> left,
                                 int barWidth) {
    std::string line;
    if (barWidth > 0 && progress.total > 0) {
        const double share = static_cast<double>(progress.done) / static_cast<double>(progress.total);
        const auto full = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * barWidth);
        line =
            '[' + std::string(full, '#') + std::string(static_cast<std::size_t>(barWidth) - full, '.') + "] ";
    }
    line += progress.total > 0 ? fmt::format("{}/{} {}", progress.done, progress.total, progress.unit)
                               : fmt::format("{} {}", progress.done, progress.unit);
    if (!progress.message.empty()) line += "  " + progress.message;
    if (left) line += "  ETA " + durationText(*left);
    return line;
}

}  // namespace plyglass
