#include "app/services/moved_aside.h"

#include <QDateTime>
#include <QFile>
#include <QFileInfo>

namespace plyglass {

namespace {

const QString kMark = QStringLiteral(".damaged-");

}  // namespace

QString freePath(const QString& stem, const QString& suffix) {
    QString path = stem + u'.' + suffix;
    for (int n = 2; QFile::exists(path); ++n) path = QStringLiteral("%1-%2.%3").arg(stem).arg(n).arg(suffix);
    return path;
}

QString pathAside(const QString& path) {
    const QFileInfo info(path);
    const QString time = QDateTime::currentDateTime().toString(QStringLiteral("yyyyMMdd-HHmmss"));
    return freePath(info.path() + u'/' + info.completeBaseName() + kMark + time, info.suffix());
}

bool isAside(const QString& name) { return name.contains(kMark); }

QString moveAside(const QString& path) {
    const QString aside = pathAside(path);
    return QFile::rename(path, aside) ? aside : QString();
}

}  // namespace plyglass
