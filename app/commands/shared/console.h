// Output of commands. A full disk or a closed terminal must not end the work, so nothing here throws. The
// stream remembers the failure, and `finishOutput` reports it.
#pragma once

#include <fmt/format.h>

#include <cstdio>
#include <string>
#include <utility>

namespace plyglass {

template <class... Args>
void printTo(std::FILE* stream, fmt::format_string<Args...> format, Args&&... args) {
    const std::string text = fmt::format(format, std::forward<Args>(args)...);
    (void)std::fwrite(text.data(), 1, text.size(), stream);
}

/// Prints a result to standard output.
template <class... Args>
void printOut(fmt::format_string<Args...> format, Args&&... args) {
    printTo(stdout, format, std::forward<Args>(args)...);
}

/// Prints messages and errors to standard error.
template <class... Args>
void printNote(fmt::format_string<Args...> format, Args&&... args) {
    printTo(stderr, format, std::forward<Args>(args)...);
}

/// Exit code: `code`, or an error if that is 0 and output was lost, which it reports.
inline int finishOutput(const char* program, int code) {
    const bool isLost = std::fflush(stdout) != 0 || std::ferror(stdout) != 0;
    if (!isLost) return code;
    constexpr int kOutputLost = 1;
    printNote("{}: standard output could not be written to its end. Check free space.\n", program);
    return code == 0 ? kOutputLost : code;
}

}  // namespace plyglass
