// SQL statements are separated by empty lines.
#include "app/services/library/store/library_tables.h"

#include <QFile>

#include "app/services/library/store/library_connection.h"

namespace plyglass {

namespace {

constexpr int kVersion = 7;
constexpr int kNoTables = 0;
/// "Plyg": SQLite application id.
constexpr int kApplication = 0x506C7967;

constexpr const char* kOtherVersion =
    translatable("Engine",
                 "The library {} was written by another version of Plyglass (its form is {}, "
                 "this version knows {}). Use that version, or rename the file to begin a new library.");
constexpr const char* kForeign =
    translatable("Engine", "{} is no library of Plyglass. Choose another file, or rename this one.");

QStringList statements() {
    QFile file(QStringLiteral(":/sql/library.sql"));
    if (!file.open(QIODevice::ReadOnly)) return {};
    return QString::fromUtf8(file.readAll()).split(QStringLiteral("\n\n"), Qt::SkipEmptyParts);
}

Result<int> numberOf(LibraryConnection& connection, const char* sql) {
    const auto number = connection.value(QLatin1String(sql));
    if (!number) return tl::unexpected(number.error());
    return number->toInt();
}

Result<int> versionOf(LibraryConnection& connection) { return numberOf(connection, "PRAGMA user_version"); }

/// Whether the file is a library or empty.
Result<bool> isOwn(LibraryConnection& connection) {
    const auto application = numberOf(connection, "PRAGMA application_id");
    if (!application) return tl::unexpected(application.error());
    if (*application == kApplication) return true;
    const auto tables = numberOf(connection, "SELECT count(*) FROM sqlite_master");
    if (!tables) return tl::unexpected(tables.error());
    return *application == 0 && *tables == 0;
}

}  // namespace

Result<void> checkTables(LibraryConnection& connection) {
    // Another window may be creating the tables.
    const LibraryMoment moment(connection);
    const auto version = versionOf(connection);
    if (!version) return tl::unexpected(version.error());
    const auto own = isOwn(connection);
    if (!own) return tl::unexpected(own.error());
    if (!*own) return fail(kForeign, connection.file().toStdString());
    if (*version == kVersion || *version == kNoTables) return {};
    if (*version < 0) return fail(damageOf(connection.file()));
    return fail(kOtherVersion, connection.file().toStdString(), *version, kVersion);
}

/// Several windows may start at the same time: the check for tables is inside the transaction.
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
        for (const QString& mark : {QStringLiteral("PRAGMA application_id = %1").arg(kApplication),
                                    QStringLiteral("PRAGMA user_version = %1").arg(kVersion)})
            if (auto done = connection.run(mark); !done) return done;
    }
    return transaction->commit();
}

}  // namespace plyglass
