#include "app/services/library/damaged_library.h"

#include <QFile>
#include <QLockFile>

#include "app/services/moved_aside.h"

namespace plyglass {

namespace {

constexpr int kPatienceMs = 2000;

}  // namespace

/// The log goes first: one that stands alone beside a new library would be taken for a part of that.
Result<QString> moveLibraryAside(const QString& file, const FileIdentity& damaged) {
    // Of two windows that find the same damage the second one must not move what the first one has begun.
    QLockFile lock(file + ".lock");
    (void)lock.tryLock(kPatienceMs);
    if (identityOf(file) != damaged) return QString();
    const QString aside = pathAside(file);
    for (const char* end : {"-wal", "-shm"}) QFile::rename(file + end, aside + end);
    if (QFile::rename(file, aside)) return aside;
    for (const char* end : {"-wal", "-shm"}) QFile::rename(aside + end, file + end);
    return fail(
        translatable("Engine",
                     "The damaged library {} could not be renamed. Check the permissions of its folder."),
        file.toStdString());
}

}  // namespace plyglass
