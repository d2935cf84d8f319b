// The subcommands of plyglass-lab: each has its own file, <name>_command.cpp, with one of these functions.
#pragma once

#include <CLI/CLI.hpp>

namespace plyglass {

// Each adds its subcommand to the program. When the subcommand runs, results go to standard output, and
// progress and errors to standard error. It returns if all went well; otherwise it says what is wrong and
// throws CLI::RuntimeError with one of the exit codes in shared/command_failure.h.

/// `book`: what an opening book knows; books extended and made.
void addBookCommand(CLI::App& app);
/// `compare`: the same positions searched in several ways, side by side.
void addCompareCommand(CLI::App& app);
/// `data`: what is in folders of self-play, and several of them made into one.
void addDataCommand(CLI::App& app);
/// `diagram`: a position as an SVG picture.
void addDiagramCommand(CLI::App& app);
/// `evolve`: genomes evolved by games or by fit.
void addEvolveCommand(CLI::App& app);
/// `games`: games taken into the library, found there and written out; a tree of openings; figures.
void addGamesCommand(CLI::App& app);
/// `learn`: from random weights to a network, by rounds of self-play and training.
void addLearnCommand(CLI::App& app);
/// `match`: two engines play each other, and what that says about their strength.
void addMatchCommand(CLI::App& app);
/// `perft`: counts the legal-move tree of a position; the last line is `nodes N time_ms T nps X`.
void addPerftCommand(CLI::App& app);
/// `published`: the published tables of Plyglass' ancestors beside ours.
void addPublishedCommand(CLI::App& app);
/// `report`: what each move of a game cost, what was better, and why it was missed.
void addReportCommand(CLI::App& app);
/// `search`: one search of one position.
void addSearchCommand(CLI::App& app);
/// `selfplay`: the engine plays itself; the games are kept as training data or as PGN.
void addSelfPlayCommand(CLI::App& app);
/// `spsa`: numbers of the search tuned by games.
void addSpsaCommand(CLI::App& app);
/// `tables`: the endgame tables shown, asked, tested and made.
void addTablesCommand(CLI::App& app);
/// `think-again`: the computer's moves of a game thought once more, beside what the game says of them.
void addThinkAgainCommand(CLI::App& app);
/// `train`: fits a network to the games of self-play.
void addTrainCommand(CLI::App& app);
/// `tune`: fits the weights of the classical evaluation to games.
void addTuneCommand(CLI::App& app);
/// `versus-random`: a position played to the end by the engine against the random player.
void addVersusRandomCommand(CLI::App& app);
/// `whynot`: what a move would cost, and what refutes it.
void addWhyNotCommand(CLI::App& app);

}  // namespace plyglass
