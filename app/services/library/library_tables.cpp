// A file of statements with an empty line between two of them.
#include "app/services/library/library_tables.h"

#include <QFile>

#include "app/services/library/library_connection.h"

namespace plyglass {

namespace {

constexpr int kVersion = 5;
constexpr int kNoTables = 0;

constexpr const char* kNewer =
    translatable("Engine",
                 "The library {} was written by a newer version of Plyglass (its form is {}, "
                 "this version knows {}). Use the newer version.");
constexpr const char* kOlder =
    translatable("Engine",
                 "The library {} was written by an older version of Plyglass (its form is {}, "
                 "this version knows {}). Use the older version, or rename the file to begin a new library.");

QStringList statements() {
    QFile file(QStringLiteral(":/sql/library.sql"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll()).split(QStringLiteral("\n\n"), Qt::SkipEmptyParts);
}

Result<int> versionOf(LibraryConnection& connection) {
    const auto version = connection.value(QStringLiteral("PRAGMA user_version"));
    if (!version) return tl::unexpected(version.error());
    return version->toInt();
}

}  // namespace

Result<void> checkTables(LibraryConnection& connection) {
    const auto version = versionOf(connection);
    if (!version) return tl::unexpected(version.error());
    if (*version == kVersion || *version == kNoTables) return {};
    return fail(*version > kVersion ? kNewer : kOlder, connection.file().toStdString(), *version, kVersion);
}

/// Several windows may start at the same time: whether there are tables is asked inside the transaction.
Result<void> makeTables(LibraryConnection& connection) {
    auto version = versionOf(connection);
    if (version && *version != kNoTables) return {};
    auto transaction = LibraryTransaction::begin(connection);
    if (!transaction) return tl::unexpected(transaction.error());
    version = versionOf(connection);
    if (!version) return tl::unexpected(version.error());
    if (*version == kNoTables) {
        for (const QString& statement : statements())
            if (auto done = connection.run(statement); !done) return done;
        if (auto done = connection.run(QStringLiteral("PRAGMA user_version = %1").arg(kVersion)); !done)
            return done;
    }
    return transaction->commit();
}

}  // namespace plyglass
