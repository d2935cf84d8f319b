// The subcommands of plyglass-lab: each has its own file, <name>_command.cpp, with one of these functions.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

// Each adds its subcommand to the program. A subcommand writes results to standard output, progress and
// errors to standard error. On an error it reports what is wrong and throws CLI::RuntimeError with an exit
// code of shared/command_failure.h.

/// `book`: lists the contents of an opening book; extends and makes books.
void addBookCommand(CLI::App& app);
/// `compare`: searches the same positions in several ways, side by side.
void addCompareCommand(CLI::App& app);
/// `data`: lists folders of self-play and merges them.
void addDataCommand(CLI::App& app);
/// `diagram`: writes a position as an SVG picture.
void addDiagramCommand(CLI::App& app);
/// `evolve`: evolves genomes by games or by fit.
void addEvolveCommand(CLI::App& app);
/// `games`: imports, searches and exports games of the library; opening tree; statistics.
void addGamesCommand(CLI::App& app);
/// `learn`: trains a network from random weights by rounds of self-play and training.
void addLearnCommand(CLI::App& app);
/// `match`: plays two engines against each other and estimates the difference in Elo.
void addMatchCommand(CLI::App& app);
/// `perft`: counts the legal-move tree of a position; the last line is `nodes N time_ms T nps X`.
void addPerftCommand(CLI::App& app);
/// `published`: prints the ancestors' published tables beside ours.
void addPublishedCommand(CLI::App& app);
/// `report`: lists for each move of a game its cost, a better move, and the reason of the mistake.
void addReportCommand(CLI::App& app);
/// `search`: searches one position.
void addSearchCommand(CLI::App& app);
/// `selfplay`: lets the engine play itself; saves the games as training data or as PGN.
void addSelfPlayCommand(CLI::App& app);
/// `spsa`: tunes search parameters by games.
void addSpsaCommand(CLI::App& app);
/// `tables`: lists, probes, tests and generates endgame tables.
void addTablesCommand(CLI::App& app);
/// `think-again`: repeats the searches of the computer's moves in a game and compares them with the record.
void addThinkAgainCommand(CLI::App& app);
/// `train`: fits a network to the games of self-play.
void addTrainCommand(CLI::App& app);
/// `tune`: fits the weights of the classical evaluation to games.
void addTuneCommand(CLI::App& app);
/// `versus-random`: plays a position to the end, the engine against the random player.
void addVersusRandomCommand(CLI::App& app);
/// `whynot`: prints the cost of a move and its refutation.
void addWhyNotCommand(CLI::App& app);

}  // namespace plyglass
