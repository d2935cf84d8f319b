#include "engine/protocol/tunables_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <optional>

#include "engine/base/text.h"

namespace plyglass {

namespace {

constexpr std::chrono::seconds kTimeout{10};
/// Size limit of the output.
constexpr std::size_t kMaxTextBytes = 1 << 20;
/// Numbers per row, after the name.
constexpr std::size_t kRowNumbers = 4;
constexpr std::string_view kInfo = "info string ";

std::optional<TunableRow> rowFrom(std::string_view line) {
    const auto words = parts(line, " \t\r");
    if (words.size() != 1 + kRowNumbers) return std::nullopt;
    std::array<int, kRowNumbers> numbers{};
    for (std::size_t i = 0; i < kRowNumbers; ++i) {
        const auto number = parseInteger(words[i + 1]);
        using Limits = std::numeric_limits<int>;
        if (!number || *number < Limits::min() || *number > Limits::max()) return std::nullopt;
        numbers[i] = static_cast<int>(*number);
    }
    return TunableRow{std::string(words[0]), numbers[0], numbers[1], numbers[2], numbers[3]};
}

/// Complete output of the program.
Result<std::string> outputOf(LineTransport& transport, const std::string& program) {
    const auto deadline = std::chrono::steady_clock::now() + kTimeout;
    std::string text;
    while (text.size() <= kMaxTextBytes) {
        const auto received = transport.receiveLine(deadline);
        if (received.status == LineTransport::Status::Closed) return text;
        if (received.status == LineTransport::Status::TimedOut) break;
        text += received.line + '\n';
    }
    return fail(translatable("Engine",
                             "{} tunables does not end. Give the path of a plyglass-uci that was built for "
                             "tuning: cmake --preset tuning."),
                program);
}

}  // namespace

std::string tunableOption(std::string_view name) { return fmt::format("Tune.{}", name); }

std::string writeTunables(std::span<const TunableRow> rows) {
    if (rows.empty())
        return "This engine was not built for tuning: its numbers are constants. Build one that was with: "
               "cmake --preset tuning && cmake --build --preset tuning --target plyglass-uci";
    std::size_t width = 4;
    for (const TunableRow& row : rows) width = std::max(width, row.name.size());
    std::string text =
        fmt::format("{:{}} {:>7} {:>7} {:>7} {:>7}", "name", width, "value", "lowest", "highest", "step");
    for (const TunableRow& row : rows)
        text += fmt::format("\n{:{}} {:>7} {:>7} {:>7} {:>7}", row.name, width, row.value, row.lowest,
                            row.highest, row.step);
    return text;
}

Result<std::vector<TunableRow>> readTunables(std::string_view text) {
    std::vector<TunableRow> rows;
    for (const std::string_view line : split(text, "\n")) {
        auto row = rowFrom(line);
        if (!row) continue;
        if (row->step < 1 || row->value < row->lowest || row->value > row->highest)
            return fail(translatable("Engine", "The tunable {} has an impossible range or step."), row->name);
        for (const TunableRow& before : rows)
            if (before.name == row->name)
                return fail(translatable("Engine", "The tunable {} is in the table twice."), row->name);
        rows.push_back(std::move(*row));
    }
    return rows;
}

Result<std::vector<TunableRow>> askForTunables(const std::string& program,
                                               const TransportFactory& startProgram) {
    auto transport = startProgram({program, {"tunables"}, {}});
    if (!transport) return tl::unexpected(transport.error());
    const auto text = outputOf(**transport, program);
    if (!text) return tl::unexpected(text.error());
    auto rows = readTunables(*text);
    if (!rows) return fail(translatable("Engine", "{}: {}"), program, rows.error());
    if (!rows->empty()) return rows;
    std::string_view said = trimmed(*text);
    if (said.starts_with(kInfo)) said.remove_prefix(kInfo.size());
    if (said.empty())
        return fail(translatable("Engine",
                                 "{} prints no table of tunables. Give the path of a plyglass-uci that was "
                                 "built for tuning: cmake --preset tuning."),
                    program);
    return fail(translatable("Engine", "{} prints no table of tunables but: {}"), program, said);
}

}  // namespace plyglass
