// The tables of the library, as resources/sql/library.sql makes them.
#pragma once

#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

/// Fails if another version of the program or another program has made the tables; nothing is changed.
Result<void> checkTables(LibraryConnection& connection);
/// Makes the tables in a library that has none.
Result<void> makeTables(LibraryConnection& connection);

}  // namespace plyglass
