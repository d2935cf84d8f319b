// What the ways to use the library are told on the command line, and what it means: which library, which
// games, in what order.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "app/services/library/game_search.h"
#include "app/services/library/library_connection.h"
#include "app/services/library/own_names.h"

namespace plyglass {

struct GamesArguments {
    std::string library;
    std::vector<std::string> files;
    std::vector<std::string> names;  ///< the person's own
    std::string out;
    std::string player, white, black, event, opening, comment, result, from, until, fen, material, pawns,
        squares;
    std::string sort = "added";
    int minRating = 0, minWhiteRating = 0, minBlackRating = 0;
    int minMoves = 0;
    int maxMoves = 0;
    int plies = 1;
    bool asWritten = false;
    std::size_t limit = 20;
    bool descending = false;
};

void addFilterOptions(CLI::App& command, GamesArguments& options);
void addOrderOptions(CLI::App& command, GamesArguments& options);

/// These end the command with a message where an option makes no sense.
GameFilter filterOf(const GamesArguments& options);
GameSorting sortingOf(const GamesArguments& options);
/// Those of the window's settings belong to the window's library.
OwnNames ownNamesOf(const GamesArguments& options);
/// A library that is there; none is made, and the command ends without one.
std::unique_ptr<LibraryConnection> openLibrary(const GamesArguments& options);
/// One that games come into: it is made if there is none, with its folder.
std::unique_ptr<LibraryConnection> libraryToFill(const GamesArguments& options);

}  // namespace plyglass
