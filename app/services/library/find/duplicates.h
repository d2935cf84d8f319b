// Duplicate games in the library.
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/services/library/store/library_connection.h"

namespace plyglass {

struct Duplicates {
    std::vector<std::int64_t> games;    ///< groups of the same game, adjacent
    std::vector<std::int64_t> surplus;  ///< all but the first of each group
};

/// Groups of equal games; the first is the one with the longest text, then the oldest. Compares no text:
/// annotations, results and rounds may differ. `players` is a list of name numbers, "4,17": restricts the
/// search to their games.
Result<Duplicates> findSameGames(LibraryConnection& connection, const QString& players);

/// Games are equal if they have the same moves, at least one, their player names can denote the same persons
/// ("Réti, R." and "Richard Reti"), and their known dates, results and rounds agree. A game is surplus only
/// if another one, which stays, contains all its information (see `saysAllOf`), including full names. Among
/// equivalent games the longest text stays, then the oldest. Games that each have unique information all
/// stay. Two games played here are never equal. Fails if a text is damaged.
Result<Duplicates> findDuplicates(LibraryConnection& connection);

}  // namespace plyglass
