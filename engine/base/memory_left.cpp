// Linux: /proc/meminfo, and the memory controller of control groups, version 2.
#include "engine/base/memory_left.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <string_view>

#include "engine/base/file_text.h"

namespace plyglass {

namespace {

constexpr std::uint64_t kUnknown = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t kKiB = 1024;

std::optional<std::uint64_t> numberAt(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    std::uint64_t number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    return read.ec == std::errc() ? std::optional(number) : std::nullopt;
}

std::optional<std::uint64_t> numberIn(const char* file, std::string_view after = {}) {
    const auto text = readFileText(file, kMaxSettingsBytes);
    if (!text) return std::nullopt;
    const std::size_t at = text->find(after);
    return at == std::string::npos ? std::nullopt
                                   : numberAt(std::string_view(*text).substr(at + after.size()));
}

}  // namespace

std::uint64_t memoryLeft() {
    const auto ofMachine = numberIn("/proc/meminfo", "MemAvailable:");
    const std::uint64_t left = ofMachine ? *ofMachine * kKiB : kUnknown;
    const auto limit = numberIn("/sys/fs/cgroup/memory.max");
    const auto used = numberIn("/sys/fs/cgroup/memory.current");
    return limit && used ? std::min(left, *limit > *used ? *limit - *used : 0) : left;
}

}  // namespace plyglass
