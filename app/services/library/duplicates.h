// Games that are in the library more than once.
#pragma once

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

/// Two games are the same if they have the same moves, at least one, their players have the same last names,
/// accents and capitals aside, and what is known of their dates agrees; what one of them does not say counts
/// as the same.
Result<Duplicates> findDuplicates(LibraryConnection& connection);

}  // namespace plyglass
