// How the library's tables came to be, step by step: the numbered files of resources/sql, each run once in a
// transaction of its own.
#pragma once

#include "engine/base/result.h"

namespace plyglass {

class LibraryConnection;

/// Brings a library of any earlier version to the form of this one. Fails, and changes nothing, if a later
/// version has written it.
Result<void> migrateLibrary(LibraryConnection& connection);

}  // namespace plyglass
