#include "app/services/library/damaged_library.h"

#include <QFile>

#include "app/services/moved_aside.h"

namespace plyglass {

/// The log goes first: one that stands alone beside a new library would be taken for a part of that.
Result<QString> moveLibraryAside(const QString& file) {
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
