#include "app/commands/match_command.h"

#include <fmt/format.h>

#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include "app/commands/console.h"
#include "app/commands/interrupt_watch.h"
#include "app/commands/match_options.h"
#include "app/commands/match_report.h"
#include "app/commands/out_file.h"
#include "app/commands/progress_bar.h"
#include "engine/base/file_text.h"

namespace plyglass {

namespace {

/// Opens the PGN file, if one is asked for, and has every game written to it.
Result<void> keepGames(const std::string& pgnPath, PreparedMatch& prepared,
                       std::optional<MatchJournal>& journal) {
    if (pgnPath.empty()) return {};
    auto opened = MatchJournal::open(pgnPath, prepared.settings);
    if (!opened) return tl::unexpected(opened.error());
    journal.emplace(std::move(*opened));
    prepared.match.played = journal->played();
    prepared.match.onGame = [&journal](const GameRecord& record, const Game& game) {
        return journal->add(record, game);
    };
    if (const int games = journal->played().games(); games > 0)
        printNote("Going on with {}: {} games are finished.\n", pgnPath, games);
    return {};
}

Result<MatchScore> play(PreparedMatch& prepared, const MatchCommandLine& line,
                        const InterruptWatch& interrupt) {
    if (const auto& sprt = prepared.sprt)
        prepared.match.isDecided = [&sprt](const MatchScore& score) {
            return testSequentially(*sprt, score.pairs()).verdict != SprtVerdict::Undecided;
        };
    ProgressBar bar;
    JobContext context;
    context.stop = interrupt.token();
    context.onProgress = [&bar](const JobProgress& progress) { bar.show(progress); };
    context.threads = line.concurrency;
    return playMatch(prepared.match, context);
}

Result<void> writeJson(const std::string& path, const MatchReport& report) {
    if (path.empty()) return {};
    const auto written = writeOutput(path, matchReportJson(report));
    return written ? written : fail("--json: " + written.error().message);
}

/// Whether the match was played to its end.
Result<bool> playFrom(const MatchCommandLine& line) {
    checkOutFile(line.json);
    const InterruptWatch interrupt;
    auto prepared = prepareMatch(line);
    if (!prepared) return tl::unexpected(prepared.error());
    std::optional<MatchJournal> journal;
    if (const auto kept = keepGames(line.pgn, *prepared, journal); !kept) return tl::unexpected(kept.error());
    const auto score = play(*prepared, line, interrupt);
    if (!score) return tl::unexpected(score.error());
    const auto& players = prepared->match.players;
    const MatchReport report{.names = {players[0].name, players[1].name},
                             .score = *score,
                             .gamesAsked = line.games,
                             .sprt = prepared->sprt,
                             .limits = {players[0].limits, players[1].limits},
                             .openings = prepared->openings,
                             .settings = prepared->settings};
    printOut("{}", matchReportText(report));
    if (const auto written = writeJson(line.json, report); !written) return tl::unexpected(written.error());
    if (!interrupt.token().stop_requested()) return true;
    printNote("{}\n", journal ? "Interrupted. The same command goes on with the games that are missing."
                              : "Interrupted. With --pgn FILE a match can be gone on with.");
    return false;
}

}  // namespace

void addMatchCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("match", "Let two engines play each other and compare their strength");
    const auto line = std::make_shared<MatchCommandLine>();
    addMatchOptions(*command, *line);
    command->callback([line] {
        const Result<bool> finished = playFrom(*line);
        if (!finished) {
            printNote("{}\n", finished.error().message);
            throw CLI::RuntimeError(2);
        }
        if (!*finished) throw CLI::RuntimeError(kExitInterrupted);
    });
}

}  // namespace plyglass
