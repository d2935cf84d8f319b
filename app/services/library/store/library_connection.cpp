// SQLite by Qt, one connection per thread.
#include "app/services/library/store/library_connection.h"

#include <sys/stat.h>

#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QSqlError>
#include <QThread>
#include <QUrl>
#include <algorithm>
#include <atomic>
#include <utility>

#include "app/services/library/store/library_tables.h"

namespace plyglass {

namespace {

/// Primary result codes of SQLite (sqlite.org/rescode.html).
enum SqliteCode {
    kBusy = 5,
    kLocked = 6,
    kReadOnly = 8,
    kIoError = 10,
    kCorrupt = 11,
    kFull = 13,
    kCantOpen = 14,
    kNotADatabase = 26
};

constexpr const char* kNotWritable = translatable(
    "Engine", "The library {} cannot be written. Check the permissions of the file and of its folder.");
constexpr const char* kLockedByOther =
    translatable("Engine", "The library {} is being written by another program. Wait until that is done.");
constexpr const char* kDamaged =
    translatable("Engine",
                 "The library {} is damaged, or a file of another kind. Choose “Start a new library” on the "
                 "page Library of Plyglass; this file is kept under another name.");

Error sentenceOf(const QSqlError& error, const std::string& file) {
    if (QFileInfo(QString::fromStdString(file)).isDir())
        return makeText(
            translatable("Engine",
                         "The library {} cannot be made: a folder has this name. Rename the folder."),
            file);
    switch (error.nativeErrorCode().toInt() & 0xFF) {
        case kBusy:
        case kLocked:
            return makeText(kLockedByOther, file);
        case kReadOnly:
        case kCantOpen:
            return makeText(kNotWritable, file);
        case kFull:
            return makeText(
                translatable("Engine", "There is no space left for the library {}. Free some space."), file);
        case kIoError:
            return makeText(translatable("Engine",
                                         "The library {} could not be read or written. Check the free space "
                                         "and the disk."),
                            file);
        case kCorrupt:
        case kNotADatabase:
            return damageOf(QString::fromStdString(file));
        default:
            return makeText(translatable("Engine", "The library {}: {}."), file,
                            error.databaseText().toStdString());
    }
}

constexpr int kBetweenTriesMs = 5;

/// SQLite must be able to create a log and its index next to the file.
FileAccess accessTo(const QString& file) {
    const QFileInfo info(file);
    if (!info.isFile() || (info.isWritable() && QFileInfo(info.absolutePath()).isWritable()))
        return FileAccess::Write;
    return QFileInfo(file + "-wal").size() > 0 ? FileAccess::Read : FileAccess::Still;
}

/// Options of Qt's driver.
QString optionsFor(FileAccess access, int timeoutMs) {
    const QString timeout = QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1").arg(timeoutMs);
    return access == FileAccess::Write ? timeout : timeout + ";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI";
}

/// For a file that no program can write, an immutable URI makes SQLite work without further files.
QString nameFor(FileAccess access, const QString& file) {
    if (access != FileAccess::Still) return file;
    return QUrl::fromLocalFile(QFileInfo(file).absoluteFilePath()).toString(QUrl::FullyEncoded) +
           "?immutable=1";
}

QString freshName() {
    static std::atomic<unsigned> s_count{0};
    return QStringLiteral("library-%1").arg(++s_count);
}

}  // namespace

FileIdentity identityOf(const QString& file) {
    struct stat status {};
    if (::stat(QFile::encodeName(file).constData(), &status) != 0) return {};
    return {.device = status.st_dev, .number = status.st_ino};
}

Error damageOf(const QString& file) { return makeText(kDamaged, file.toStdString()); }

bool isDamage(const Error& error) { return error.pattern == kDamaged; }

LibraryConnection::LibraryConnection(QString file, FileAccess access, int timeoutMs)
    : m_file(std::move(file)),
      m_access(access),
      m_name(freshName()),
      m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name)) {
    m_database.setDatabaseName(nameFor(access, m_file));
    m_database.setConnectOptions(optionsFor(access, timeoutMs));
}

LibraryConnection::~LibraryConnection() {
    m_database.close();
    m_database = QSqlDatabase();
    QSqlDatabase::removeDatabase(m_name);
}

Result<std::unique_ptr<LibraryConnection>> LibraryConnection::openAs(FileAccess access, const QString& file,
                                                                     int timeoutMs) {
    std::unique_ptr<LibraryConnection> connection(new LibraryConnection(file, access, timeoutMs));
    if (!connection->m_database.open()) return connection->refuse(connection->m_database.lastError());
    connection->m_identity = identityOf(file);
    return connection;
}

Result<std::unique_ptr<LibraryConnection>> LibraryConnection::open(const QString& file, int timeoutMs) {
    auto connection = openAs(accessTo(file), file, timeoutMs);
    if (!connection) return connection;
    if (auto done = (*connection)->setUpWithin(timeoutMs); !done) return tl::unexpected(done.error());
    (*connection)->m_identity = identityOf(file);
    return connection;
}

Result<std::unique_ptr<LibraryConnection>> LibraryConnection::openToRead(const QString& file, int timeoutMs) {
    return openAs(std::max(accessTo(file), FileAccess::Read), file, timeoutMs);
}

bool LibraryConnection::isReplaced() const { return identityOf(m_file) != m_identity; }

bool LibraryConnection::isInPlace() const { return !isReplaced() && accessTo(m_file) == m_access; }

Result<void> LibraryConnection::setBusyTimeout(int timeoutMs) {
    return run(QStringLiteral("PRAGMA busy_timeout = %1").arg(timeoutMs));
}

/// SQLite does not wait by itself for another window that creates the file at the same time.
Result<void> LibraryConnection::setUpWithin(int timeoutMs) {
    QElapsedTimer waited;
    waited.start();
    while (true) {
        auto done = setUp();
        if (done || done.error().pattern != kLockedByOther || waited.elapsed() >= timeoutMs) return done;
        QThread::msleep(kBetweenTriesMs);
    }
}

/// WAL mode allows reading during a write. A committed game is on disk, except that a power failure may lose
/// the last transaction.
Result<void> LibraryConnection::setUp() {
    if (auto done = checkTables(*this); !done) return done;
    if (auto done = run(QStringLiteral("PRAGMA temp_store = MEMORY")); !done) return done;
    if (m_access == FileAccess::Write)
        for (const char* sql : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL"})
            if (auto done = run(QString::fromLatin1(sql)); !done) return done;
    return makeTables(*this);
}

tl::unexpected<Error> LibraryConnection::refuse(const QSqlError& error) const {
    return fail(sentenceOf(error, m_file.toStdString()));
}

Result<void> LibraryConnection::run(const QString& sql, const QVariantList& values) {
    return query(sql, values).map([](const QSqlQuery&) {});
}

Result<QSqlQuery> LibraryConnection::query(const QString& sql, const QVariantList& values) {
    auto rows = prepare(sql);
    if (!rows) return rows;
    if (auto done = execute(*rows, values); !done) return tl::unexpected(done.error());
    return rows;
}

Result<std::vector<std::int64_t>> LibraryConnection::numbers(const QString& sql, const QVariantList& values) {
    auto rows = query(sql, values);
    if (!rows) return tl::unexpected(rows.error());
    std::vector<std::int64_t> numbers;
    while (rows->next()) numbers.push_back(rows->value(0).toLongLong());
    return numbers;
}

Result<QSqlQuery> LibraryConnection::prepare(const QString& sql) {
    QSqlQuery query(m_database);
    query.setForwardOnly(true);
    if (!query.prepare(sql)) return refuse(query.lastError());
    return query;
}

Result<void> LibraryConnection::execute(QSqlQuery& query, const QVariantList& values) {
    for (qsizetype i = 0; i < values.size(); ++i) query.bindValue(static_cast<int>(i), values[i]);
    if (!query.exec()) return refuse(query.lastError());
    return {};
}

Result<void> LibraryConnection::checkEnd(const QSqlQuery& query) const {
    if (query.lastError().isValid()) return refuse(query.lastError());
    return {};
}

Result<QVariant> LibraryConnection::value(const QString& sql, const QVariantList& values) {
    auto rows = query(sql, values);
    if (!rows) return tl::unexpected(rows.error());
    if (rows->next()) return rows->value(0);
    return checkEnd(*rows).map([] { return QVariant(); });
}

LibraryMoment::LibraryMoment(LibraryConnection& connection)
    : m_connection(connection), m_hasBegun(connection.run(QStringLiteral("BEGIN")).has_value()) {}

LibraryMoment::~LibraryMoment() {
    if (m_hasBegun) (void)m_connection.run(QStringLiteral("COMMIT"));
}

Result<LibraryTransaction> LibraryTransaction::begin(LibraryConnection& connection) {
    if (auto done = connection.run(QStringLiteral("BEGIN IMMEDIATE")); !done)
        return tl::unexpected(done.error());
    return LibraryTransaction(connection);
}

LibraryTransaction::~LibraryTransaction() {
    if (m_connection) (void)m_connection->run(QStringLiteral("ROLLBACK"));
}

Result<void> LibraryTransaction::commit() {
    auto done = m_connection->run(QStringLiteral("COMMIT"));
    if (done) m_connection = nullptr;
    return done;
}

}  // namespace plyglass
