// Options of several commands: the same name, range and wording everywhere.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>

#include "app/commands/shared/evaluator_option.h"
#include "engine/lab/experiments/experiment.h"
#include "engine/search/search.h"

namespace plyglass {

/// Limit of move times and clocks: a day, in milliseconds.
constexpr std::int64_t kMaxMs = 1000LL * 60 * 60 * 24;
constexpr std::uint64_t kMaxNodes = std::uint64_t{1} << 60;

inline CLI::Option* addFenOption(CLI::App& command, std::string& fen) {
    return command.add_option("--fen", fen, "The position, in FEN");
}

/// `depth`: an int or an optional one.
template <class Depth>
CLI::Option* addDepthOption(CLI::App& command, Depth& depth, const std::string& help) {
    return command.add_option("--depth", depth, help)->check(CLI::Range(1, kMaxPly - 1));
}

/// `nodes`: a std::uint64_t or an optional one.
template <class Nodes>
CLI::Option* addNodesOption(CLI::App& command, Nodes& nodes, const std::string& help) {
    return command.add_option("--nodes", nodes, help)->check(CLI::Range(std::uint64_t{1}, kMaxNodes));
}

template <class Milliseconds>
CLI::Option* addMoveTimeOption(CLI::App& command, Milliseconds& moveTimeMs, const std::string& help) {
    return command.add_option("--movetime", moveTimeMs, help)->check(CLI::Range(std::int64_t{1}, kMaxMs));
}

inline CLI::Option* addThreadsOption(CLI::App& command, int& threads,
                                     const std::string& help = "Number of threads") {
    return command.add_option("--threads", threads, help)->check(CLI::Range(1, kMaxThreads));
}

inline CLI::Option* addEvaluatorOption(CLI::App& command, std::string& evaluator) {
    return command.add_option("--evaluator", evaluator, evaluatorHelp());
}

/// Output format of a report.
struct ReportFormatFlags {
    bool json = false;
    bool markdown = false;
    bool csv = false;  ///< only for commands with this flag

    ReportFormat format() const {
        if (json) return ReportFormat::JsonLine;
        if (csv) return ReportFormat::Csv;
        return markdown ? ReportFormat::Markdown : ReportFormat::Text;
    }
};

struct ReportFormatOptions {
    CLI::Option* json;
    CLI::Option* markdown;
};

/// Adds --json and --markdown, and returns them for flags that exclude both.
inline ReportFormatOptions addReportFormat(CLI::App& command, ReportFormatFlags& flags) {
    CLI::Option* json = command.add_flag("--json", flags.json, "Print one line of JSON");
    CLI::Option* markdown = command.add_flag("--markdown", flags.markdown, "Print Markdown");
    return {json, markdown->excludes(json)};
}

/// Adds the TD(λ) target of `train` and `evolve`; `when` precedes the help.
inline void addTargetOptions(CLI::App& command, double& tdWeight, double& lambda, const std::string& when) {
    command
        .add_option("--td-weight", tdWeight,
                    when +
                        "Weight of the TD(λ) target, which looks at the rest of the game; the remainder to 1 "
                        "is the weight of the search's own score")
        ->check(CLI::Range(0.0, 1.0));
    command
        .add_option(
            "--lambda", lambda,
            when +
                "TD(λ): the weight of each later score relative to the one before it; with 1 only the "
                "game's result counts")
        ->check(CLI::Range(0.0, 1.0));
}

}  // namespace plyglass
