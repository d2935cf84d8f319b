// What commands print. A stream that takes no more, such as a full disk or a terminal that was closed, must
// not end the work: nothing here throws. What could not be written to standard output is known to the stream
// itself, and `finishOutput` says so at the end.
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

/// A result, to standard output.
template <class... Args>
void printOut(fmt::format_string<Args...> format, Args&&... args) {
    printTo(stdout, format, std::forward<Args>(args)...);
}

/// Messages and errors, to standard error.
template <class... Args>
void printNote(fmt::format_string<Args...> format, Args&&... args) {
    printTo(stderr, format, std::forward<Args>(args)...);
}

/// The exit code: `code`, unless that is 0 and some of the output was lost, which is then said.
inline int finishOutput(const char* program, int code) {
    const bool isLost = std::fflush(stdout) != 0 || std::ferror(stdout) != 0;
    if (!isLost) return code;
    constexpr int kOutputLost = 1;
    printNote("{}: standard output could not be written to its end. Check free space.\n", program);
    return code == 0 ? kOutputLost : code;
}

}  // namespace plyglass
