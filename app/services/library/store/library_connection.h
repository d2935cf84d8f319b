// SQLite connection to the library, for the thread that opened it, with errors as sentences.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <cstdint>
#include <memory>
#include <vector>

#include "engine/base/result.h"

namespace plyglass {

/// Path of the library in a data folder.
inline QString libraryFile(const QString& directory) { return directory + QStringLiteral("/library.sqlite"); }

/// Identity of a file, to detect its replacement. All 0 if there is none.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;

    bool operator==(const FileIdentity&) const = default;
};

FileIdentity identityOf(const QString& file);

/// Possible access to a file.
enum class FileAccess : std::uint8_t {
    Write,
    Read,  ///< others may be writing to it
    Still  ///< read-only, and no program can write it: on a read-only medium, for example
};

/// Error: the file itself is damaged, so neither waiting nor disk space helps.
Error damageOf(const QString& file);
bool isDamage(const Error& error);

class LibraryConnection {
  public:
    /// Default timeout while another connection is writing.
    static constexpr int kTimeoutMs = 5000;

    /// Opens the file, creating it if missing. If it or its folder is not writable, opens it read-only, and
    /// changes fail. A file of another version is refused and left unchanged.
    static Result<std::unique_ptr<LibraryConnection>> open(const QString& file, int timeoutMs = kTimeoutMs);
    /// Opens a file read-only without checking its content.
    static Result<std::unique_ptr<LibraryConnection>> openToRead(const QString& file,
                                                                 int timeoutMs = kTimeoutMs);
    LibraryConnection(const LibraryConnection&) = delete;
    LibraryConnection& operator=(const LibraryConnection&) = delete;
    ~LibraryConnection();

    const QString& file() const { return m_file; }
    /// Whether the path now leads to another file or none.
    bool isReplaced() const;
    /// Whether the path still leads to the opened file with the same access; otherwise writes would be lost.
    bool isInPlace() const;
    /// Sets the timeout while another connection is writing.
    Result<void> setBusyTimeout(int timeoutMs);

    /// Executes one statement without result rows.
    Result<void> run(const QString& sql, const QVariantList& values = {});
    /// Executes one statement; its rows are read from the result.
    Result<QSqlQuery> query(const QString& sql, const QVariantList& values = {});
    /// First value of every row; rows after a damaged one are missing.
    Result<std::vector<std::int64_t>> numbers(const QString& sql, const QVariantList& values = {});
    /// Prepares a statement for repeated use; see `execute`.
    Result<QSqlQuery> prepare(const QString& sql);
    /// Executes a prepared statement with these values; result rows are read from `query`.
    Result<void> execute(QSqlQuery& query, const QVariantList& values = {});
    /// Fails if reading rows ended with an error.
    Result<void> checkEnd(const QSqlQuery& query) const;
    /// First value of the first row, or an invalid one without rows.
    Result<QVariant> value(const QString& sql, const QVariantList& values = {});

  private:
    LibraryConnection(QString file, FileAccess access, int timeoutMs);
    static Result<std::unique_ptr<LibraryConnection>> openAs(FileAccess access, const QString& file,
                                                             int timeoutMs);
    Result<void> setUp();
    Result<void> setUpWithin(int timeoutMs);
    tl::unexpected<Error> refuse(const QSqlError& error) const;

    QString m_file;
    FileAccess m_access;
    QString m_name;
    QSqlDatabase m_database;
    FileIdentity m_identity;
};

/// Read transaction: a consistent snapshot during its lifetime, so that a game and its text belong together.
/// No effect within a transaction.
class LibraryMoment {
  public:
    explicit LibraryMoment(LibraryConnection& connection);
    LibraryMoment(const LibraryMoment&) = delete;
    LibraryMoment& operator=(const LibraryMoment&) = delete;
    ~LibraryMoment();

  private:
    LibraryConnection& m_connection;
    bool m_hasBegun;
};

/// Write transaction: committed as a whole or rolled back.
class LibraryTransaction {
  public:
    /// Waits a few seconds for another writing window.
    static Result<LibraryTransaction> begin(LibraryConnection& connection);
    LibraryTransaction(LibraryTransaction&& other) noexcept
        : m_connection(std::exchange(other.m_connection, nullptr)) {}
    LibraryTransaction& operator=(LibraryTransaction&&) = delete;
    /// Rolls back unless committed.
    ~LibraryTransaction();

    Result<void> commit();

  private:
    explicit LibraryTransaction(LibraryConnection& connection) : m_connection(&connection) {}
    LibraryConnection* m_connection;
};

}  // namespace plyglass
