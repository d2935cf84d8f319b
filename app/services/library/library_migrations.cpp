// A file of statements with an empty line between two of them.
#include "app/services/library/library_migrations.h"

#include <QDir>
#include <QFile>

#include "app/services/library/folded_names.h"
#include "app/services/library/library_connection.h"

namespace plyglass {

namespace {

/// The files in the order of their numbers; the first one makes version 1.
QStringList scripts() {
    const QDir folder(QStringLiteral(":/sql"));
    QStringList paths;
    for (const QString& name : folder.entryList({QStringLiteral("*.sql")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

QStringList statementsOf(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll()).split(QStringLiteral("\n\n"), Qt::SkipEmptyParts);
}

Result<int> versionOf(LibraryConnection& connection) {
    const auto version = connection.value(QStringLiteral("PRAGMA user_version"));
    if (!version) return tl::unexpected(version.error());
    return version->toInt();
}

/// What a script needs that SQL cannot do.
Result<void> finish(LibraryConnection& connection, const QString& path) {
    return path.endsWith(QLatin1String("_folded_names.sql")) ? foldNames(connection) : Result<void>();
}

/// Several windows may start at the same time: what has to be done is asked inside the transaction.
Result<void> applyNext(LibraryConnection& connection, const QStringList& paths) {
    auto transaction = LibraryTransaction::begin(connection);
    if (!transaction) return tl::unexpected(transaction.error());
    const auto version = versionOf(connection);
    if (!version) return tl::unexpected(version.error());
    if (*version < paths.size()) {
        for (const QString& statement : statementsOf(paths[*version]))
            if (auto done = connection.run(statement); !done) return done;
        if (auto done = finish(connection, paths[*version]); !done) return done;
        if (auto done = connection.run(QStringLiteral("PRAGMA user_version = %1").arg(*version + 1)); !done)
            return done;
    }
    return transaction->commit();
}

}  // namespace

Result<void> migrateLibrary(LibraryConnection& connection) {
    const QStringList paths = scripts();
    while (true) {
        const auto version = versionOf(connection);
        if (!version) return tl::unexpected(version.error());
        if (*version > paths.size())
            return fail(
                translatable("Engine",
                             "The library {} was written by a newer version of Plyglass (its form is {}, "
                             "this version knows {}). Use the newer version."),
                connection.file().toStdString(), *version, static_cast<int>(paths.size()));
        if (*version == paths.size()) return {};
        if (auto done = applyNext(connection, paths); !done) return done;
    }
}

}  // namespace plyglass
