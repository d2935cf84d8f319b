// Files as QML names them and as the system does.
#pragma once

#include <QString>
#include <QUrl>

namespace plyglass {

/// The path of a local file. Anything else is given as it stands, so that the error names it.
inline QString localPath(const QUrl& url) { return url.isLocalFile() ? url.toLocalFile() : url.toString(); }

}  // namespace plyglass
