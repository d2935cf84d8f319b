// Recovery from a library that SQLite cannot read.
#pragma once

#include <QString>

#include "app/services/library/store/library_connection.h"
#include "engine/base/result.h"

namespace plyglass {

/// Renames a library, with its accompanying files, to a name that marks it as damaged, and returns that name.
/// If the file is no longer the `damaged` one, does nothing and returns an empty name. It must not be open in
/// this process; other processes notice that it has been moved.
Result<QString> moveLibraryAside(const QString& file, const FileIdentity& damaged);

}  // namespace plyglass
