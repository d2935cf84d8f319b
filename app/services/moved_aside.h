// Keeps unreadable files for recovery.
#pragma once

#include <QString>

namespace plyglass {

/// An unused path: STEM.SUFFIX, STEM-2.SUFFIX, …
QString freePath(const QString& stem, const QString& suffix);
/// An unused path NAME.damaged-TIME.SUFFIX next to the file.
QString pathAside(const QString& path);
/// Whether a file has such a name.
bool isAside(const QString& name);
/// Renames a file to NAME.damaged-TIME.SUFFIX next to it. Returns the new path; "" on failure.
QString moveAside(const QString& path);

}  // namespace plyglass
