#include "app/services/moved_aside.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace plyglass {

QString freePath(const QString& stem, const QString& suffix) {
    QString path = stem + u'.' + suffix;
    for (int n = 2; QFile::exists(path); ++n) path = QStringLiteral("%1-%2.%3").arg(stem).arg(n).arg(suffix);
    return path;
}

QString moveAside(const QString& path) {
    const QFileInfo info(path);
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    const QString aside = freePath(
        info.path() + u'/' + info.completeBaseName() + QStringLiteral(".damaged-") + time, info.suffix());
    return QFile::rename(path, aside) ? aside : QString();
}

}  // namespace plyglass
