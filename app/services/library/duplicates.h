// Games that are in the library more than once.
#pragma once

#include <QString>
#include <cstdint>
#include <vector>

#include "app/services/library/library_connection.h"

namespace plyglass {

struct Duplicates {
    /// Groups of the same game beside each other; the first of each is the one with the longest text, or else
    /// the one that was added first.
    std::vector<std::int64_t> games;
    /// All but the first of each group.
    std::vector<std::int64_t> surplus;
};

/// Games are the same if they have the same moves, at least one, the names of their players can be of the
/// same persons ("Réti, R." and "Richard Reti"), and what is known of their dates agrees. Games of a group
/// are so each with each. Two that were played here are never the same. `players` are numbers of names, as
/// "4,17": looks among their games alone.
Result<Duplicates> findDuplicates(LibraryConnection& connection, const QString& players = {});

}  // namespace plyglass
