#include "app/services/library/store/damaged_library.h"

#include <QFile>
#include <QLockFile>

#include "app/services/moved_aside.h"

namespace plyglass {

namespace {

constexpr int kTimeoutMs = 2000;

}  // namespace

/// The log first: a log next to a new library would be taken as part of it.
Result<QString> moveLibraryAside(const QString& file, const FileIdentity& damaged) {
    // If two windows find the same damage, the second must not move the new library of the first.
    QLockFile lock(file + ".lock");
    (void)lock.tryLock(kTimeoutMs);
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
