// The way out of a library that SQLite cannot read any more.
#pragma once

#include <QString>

#include "engine/base/result.h"

namespace plyglass {

/// Gives a library, with the files beside it that belong to it, a name that says it is damaged, and returns
/// that name: whoever can mend it finds everything there. Nobody in this process may have it open; other
/// processes see that it is not in its place any more.
Result<QString> moveLibraryAside(const QString& file);

}  // namespace plyglass
