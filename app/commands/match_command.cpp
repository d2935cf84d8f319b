#include <fmt/format.h>

#include <memory>
#include <optional>
#include <utility>

#include "app/commands/commands.h"
#include "app/commands/match_options.h"
#include "app/commands/match_report.h"
#include "app/commands/shared/console_job.h"
#include "app/commands/shared/out_file.h"

namespace plyglass {

namespace {

/// Opens the PGN file, if one is named, and writes every game to it.
void keepGames(const std::string& pgnPath, PreparedMatch& prepared, std::optional<MatchJournal>& journal) {
    if (pgnPath.empty()) return;
    journal.emplace(valueOf(MatchJournal::open(pgnPath, prepared.settings)));
    prepared.match.played = journal->played();
    prepared.match.onGame = [&journal](const GameRecord& record, const Game& game) {
        return journal->add(record, game);
    };
    if (const int games = journal->played().games(); games > 0)
        printNote("Resuming {}: {} games are finished.\n", pgnPath, games);
}

MatchScore play(PreparedMatch& prepared, const JobContext& context) {
    if (const auto& sprt = prepared.sprt)
        prepared.match.isDecided = [&sprt](const MatchScore& score) {
            return testSequentially(*sprt, score.pairs()).verdict != SprtVerdict::Undecided;
        };
    return valueOf(playMatch(prepared.match, context));
}

void runMatch(const MatchCommandLine& line) {
    checkOutFile(line.json);
    ConsoleJob job(line.concurrency);
    PreparedMatch prepared = prepareMatch(line);
    std::optional<MatchJournal> journal;
    keepGames(line.pgn, prepared, journal);
    const MatchScore score = play(prepared, job.context());
    job.endLine();
    const auto& players = prepared.match.players;
    const MatchReport report{.names = {players[0].name, players[1].name},
                             .score = score,
                             .gamesAsked = line.games,
                             .sprt = prepared.sprt,
                             .limits = {players[0].limits, players[1].limits},
                             .openings = prepared.openings,
                             .settings = prepared.settings};
    printOut("{}", matchReportText(report));
    writeOutFile(line.json, matchReportJson(report));
    job.failIfInterrupted(journal ? "Run the same command again to play the missing games."
                                  : "With --pgn FILE a match can be resumed.");
}

}  // namespace

void addMatchCommand(CLI::App& app) {
    CLI::App* command =
        app.add_subcommand("match", "Let two engines play each other and compare their strength");
    const auto line = std::make_shared<MatchCommandLine>();
    addMatchOptions(*command, *line);
    command->callback([line] { runMatch(*line); });
}

}  // namespace plyglass
