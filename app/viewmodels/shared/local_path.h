// Conversion of QML's file URLs to paths.
#pragma once

#include <QString>
#include <QUrl>

namespace plyglass {

/// The path of a local file. Other URLs are returned as text, so that the error names them.
inline QString localPath(const QUrl& url) { return url.isLocalFile() ? url.toLocalFile() : url.toString(); }

}  // namespace plyglass
