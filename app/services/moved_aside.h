// Files that cannot be read are kept for who can mend them.
#pragma once

#include <QString>

namespace plyglass {

/// A path that is free: STEM.SUFFIX, STEM-2.SUFFIX, …
QString freePath(const QString& stem, const QString& suffix);
/// NAME.damaged-TIME.SUFFIX beside the file, which is free.
QString pathAside(const QString& path);
/// Whether a file has such a name.
bool isAside(const QString& name);
/// Renames a file to NAME.damaged-TIME.SUFFIX beside it. Returns the new path; "" if that failed.
QString moveAside(const QString& path);

}  // namespace plyglass
