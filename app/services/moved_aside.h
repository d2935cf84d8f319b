// Files that cannot be read are kept for who can mend them.
#pragma once

#include <QString>

namespace plyglass {

/// A path that is free: STEM.SUFFIX, STEM-2.SUFFIX, …
QString freePath(const QString& stem, const QString& suffix);
/// Renames a file to NAME.damaged-TIME.SUFFIX beside it. Returns the new path; "" if that failed.
QString moveAside(const QString& path);

}  // namespace plyglass
