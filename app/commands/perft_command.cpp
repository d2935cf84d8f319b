// Reads the options, runs perft once and reports.
#include "app/commands/perft_command.h"

#include <fmt/format.h>

#include <chrono>
#include <cstdio>
#include <memory>
#include <string>

#include "app/commands/command_failure.h"
#include "app/commands/console.h"
#include "engine/chess/fen.h"
#include "engine/chess/perft.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

constexpr int kMaxDepth = 20;

/// The command line as it was typed; the depth as text, so that its error can name the range.
struct PerftArguments {
    std::string fen = kStartFen;
    std::string depth = "5";
    bool divide = false;
};

Result<int> readDepth(const std::string& text) {
    int depth = 0;
    if (CLI::detail::lexical_cast(text, depth) && depth >= 1 && depth <= kMaxDepth) return depth;
    return fail(fmt::format("--depth is \"{:.20}\"; give a number of plies from 1 to {}.", text, kMaxDepth));
}

Result<void> countPerft(const PerftArguments& options) {
    const Result<int> depth = readDepth(options.depth);
    if (!depth) return tl::unexpected(depth.error());
    Result<Position> position = ofOption("--fen", Position::fromFen(options.fen));
    if (!position) return tl::unexpected(position.error());

    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    std::uint64_t nodes = 0;
    if (options.divide) {
        for (const DivideRow& row : perftDivide(*position, *depth)) {
            printOut("{}: {}\n", toUci(*position, row.move), row.leaves);
            nodes += row.leaves;
        }
    } else {
        nodes = perft(*position, *depth);
    }
    const std::chrono::duration<double> seconds = Clock::now() - start;
    const double perSecond = seconds.count() > 0 ? static_cast<double>(nodes) / seconds.count() : 0;
    printOut("nodes {} time_ms {:.0f} nps {:.0f}\n", nodes, seconds.count() * 1000, perSecond);
    return {};
}

}  // namespace

void addPerftCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("perft", "Count the move sequences of a given length");
    auto options = std::make_shared<PerftArguments>();
    command->add_option("--fen", options->fen, "Position to start from; the start position if not given");
    command->add_option("--depth", options->depth, fmt::format("Plies, from 1 to {}", kMaxDepth))
        ->capture_default_str();
    command->add_flag("--divide", options->divide, "Show the count of every first move");
    command->callback([options] {
        if (const Result<void> result = countPerft(*options); !result) {
            printNote("{}\n", result.error().message);
            throw CLI::RuntimeError(2);
        }
    });
}

}  // namespace plyglass
