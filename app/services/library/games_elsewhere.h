// The games of the library that the person played elsewhere.
#pragma once

#include <cstdint>
#include <unordered_map>

#include "app/services/library/library_connection.h"
#include "app/services/library/own_names.h"

namespace plyglass {

/// The person's side in games that are over and were not played here, in which one side has one of the names.
/// A game that is in the library several times counts once, and not at all if it was also played here.
Result<std::unordered_map<std::int64_t, Color>> sidesElsewhere(LibraryConnection& connection,
                                                               const OwnNames& names);

}  // namespace plyglass
