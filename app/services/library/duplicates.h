// Games that are in the library more than once.
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/services/library/library_connection.h"

namespace plyglass {

struct Duplicates {
    std::vector<std::int64_t> games;    ///< groups of the same game beside each other
    std::vector<std::int64_t> surplus;  ///< all but the first of each group
};

/// Groups of games that are the same, each with each; the first is the one with the longest text, or else the
/// one that was added first. No text is read: what is said of the moves, results and rounds may differ.
/// `players` are numbers of names, as "4,17": looks among their games alone.
Result<Duplicates> findSameGames(LibraryConnection& connection, const QString& players);

/// Games are the same if they have the same moves, at least one, the names of their players can be of the
/// same persons ("Réti, R." and "Richard Reti"), and what is known of their dates, results and rounds agrees.
/// One of them is surplus only if another one, which stays, says all that it says: see `saysAllOf`; and names
/// in full. Of games that say the same, the one with the longest text stays, or else the one that was added
/// first. Where each says something of its own, all stay and none is found. Two that were played here are
/// never the same. Fails if a text is damaged.
Result<Duplicates> findDuplicates(LibraryConnection& connection);

}  // namespace plyglass
