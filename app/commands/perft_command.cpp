#include <fmt/format.h>

#include <chrono>
#include <memory>
#include <string>

#include "app/commands/commands.h"
#include "app/commands/shared/command_failure.h"
#include "app/commands/shared/common_options.h"
#include "app/commands/shared/fen_option.h"
#include "engine/chess/fen.h"
#include "engine/chess/perft.h"
#include "engine/chess/san.h"

namespace plyglass {

namespace {

constexpr int kMaxDepth = 20;

struct PerftArguments {
    std::string fen = kStartFen;
    int depth = 5;
    bool divide = false;
};

void runPerft(const PerftArguments& options) {
    Position position = positionOf("--fen", options.fen);
    using Clock = std::chrono::steady_clock;
    const Clock::time_point start = Clock::now();
    std::uint64_t nodes = 0;
    if (options.divide) {
        for (const DivideRow& row : perftDivide(position, options.depth)) {
            printOut("{}: {}\n", toUci(position, row.move), row.leaves);
            nodes += row.leaves;
        }
    } else {
        nodes = perft(position, options.depth);
    }
    const std::chrono::duration<double> seconds = Clock::now() - start;
    const double perSecond = seconds.count() > 0 ? static_cast<double>(nodes) / seconds.count() : 0;
    printOut("nodes {} time_ms {:.0f} nps {:.0f}\n", nodes, seconds.count() * 1000, perSecond);
}

}  // namespace

void addPerftCommand(CLI::App& app) {
    CLI::App* command = app.add_subcommand("perft", "Count the legal move sequences of a given length");
    const auto options = std::make_shared<PerftArguments>();
    addFenOption(*command, options->fen);
    command->add_option("--depth", options->depth, "Length of the sequences, in plies")
        ->check(CLI::Range(1, kMaxDepth));
    command->add_flag("--divide", options->divide, "Show the count below every first move");
    command->callback([options] { runPerft(*options); });
}

}  // namespace plyglass
