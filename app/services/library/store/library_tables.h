// Tables of the library, defined by resources/sql/library.sql.
#pragma once

#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

/// Fails without changes if another version or another program created the tables.
Result<void> checkTables(LibraryConnection& connection);
/// Creates the tables in an empty library.
Result<void> makeTables(LibraryConnection& connection);

}  // namespace plyglass
