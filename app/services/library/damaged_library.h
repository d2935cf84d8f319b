// The way out of a library that SQLite cannot read any more.
#pragma once

#include <QString>

#include "app/services/library/library_connection.h"
#include "engine/base/result.h"

namespace plyglass {

/// Gives a library, with the files beside it that belong to it, a name that says it is damaged, and returns
/// that name: whoever can mend it finds everything there. If another file than the `damaged` one stands there
/// by now, nothing happens and the name is empty. Nobody in this process may have it open; other
/// processes see that it is not in its place any more.
Result<QString> moveLibraryAside(const QString& file, const FileIdentity& damaged);

}  // namespace plyglass
