// Command-line options of the ways to use the library: which library, which games, in what order.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <string>
#include <vector>

#include "app/services/library/find/game_search.h"
#include "app/services/library/played/own_names.h"
#include "app/services/library/store/library_connection.h"

namespace plyglass {

struct GamesArguments {
    std::string library;
    std::vector<std::string> files;
    std::vector<std::string> names;  ///< the person's own names
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

/// These end the command with a message on an invalid option.
GameFilter filterOf(const GamesArguments& options);
GameSorting sortingOf(const GamesArguments& options);
/// Names from the window's settings apply only to the window's library.
OwnNames ownNamesOf(const GamesArguments& options);
/// Opens an existing library; ends the command if there is none.
std::unique_ptr<LibraryConnection> openLibrary(const GamesArguments& options);
/// Opens the library to import into, or makes it with its folder.
std::unique_ptr<LibraryConnection> libraryToFill(const GamesArguments& options);

}  // namespace plyglass
