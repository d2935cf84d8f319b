// A connection to the file of the library, for the thread that opened it, and what SQLite says turned into
// sentences.
#pragma once

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariantList>
#include <cstdint>
#include <memory>

#include "engine/base/result.h"

namespace plyglass {

/// The library in a folder of data.
inline QString libraryFile(const QString& directory) { return directory + QStringLiteral("/library.sqlite"); }

/// Tells a file from another one that stands under the same name later. All 0 if there is none.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;

    bool operator==(const FileIdentity&) const = default;
};

FileIdentity identityOf(const QString& file);

/// What this program may do with a file now.
enum class FileAccess : std::uint8_t {
    Write,
    Read,  ///< others may be writing to it
    Still  ///< read, while no program can write it: on a medium for reading only, for example
};

/// That the file itself is broken, so that neither waiting nor space helps.
Error damageOf(const QString& file);
bool isDamage(const Error& error);

class LibraryConnection {
  public:
    /// How long a connection waits, if nothing else is said, for another one that is writing.
    static constexpr int kPatienceMs = 5000;

    /// Opens the file; makes it if there is none. Where it or its folder cannot be written it is opened for
    /// reading, and what would change it fails. One of another version is refused and stays as it is.
    static Result<std::unique_ptr<LibraryConnection>> open(const QString& file, int timeoutMs = kPatienceMs);
    /// Opens a file as it is, for reading alone, whatever is in it.
    static Result<std::unique_ptr<LibraryConnection>> openToRead(const QString& file,
                                                                 int timeoutMs = kPatienceMs);
    LibraryConnection(const LibraryConnection&) = delete;
    LibraryConnection& operator=(const LibraryConnection&) = delete;
    ~LibraryConnection();

    const QString& file() const { return m_file; }
    /// Whether another file, or none, has the name of the one that was opened.
    bool isReplaced() const;
    /// Whether the file that was opened still has its name and may be used in the same way. What is
    /// written after that is lost.
    bool isInPlace() const;
    /// How long it waits from now on for another one that is writing.
    Result<void> setPatience(int timeoutMs);

    /// Runs one statement that gives no rows.
    Result<void> run(const QString& sql, const QVariantList& values = {});
    /// A statement that is run again and again; see `execute`.
    Result<QSqlQuery> prepare(const QString& sql);
    /// Runs a prepared statement with these values; the rows it gives, if any, are read from `query`.
    Result<void> execute(QSqlQuery& query, const QVariantList& values = {});
    /// Fails if the rows ended because the next one cannot be read.
    Result<void> checkEnd(const QSqlQuery& query) const;
    /// The first value of the first row, or an invalid one if there is no row.
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

/// What is read while it lives is of one moment, whatever others write meanwhile: a game and its text belong
/// together. Within a transaction it does nothing, since there it is so anyway.
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

/// Everything that is written while it lives counts together: once it is committed, or not at all.
class LibraryTransaction {
  public:
    /// Waits a few seconds for another window that is writing.
    static Result<LibraryTransaction> begin(LibraryConnection& connection);
    LibraryTransaction(LibraryTransaction&& other) noexcept
        : m_connection(std::exchange(other.m_connection, nullptr)) {}
    LibraryTransaction& operator=(LibraryTransaction&&) = delete;
    /// Takes everything back unless it was committed.
    ~LibraryTransaction();

    Result<void> commit();

  private:
    explicit LibraryTransaction(LibraryConnection& connection) : m_connection(&connection) {}
    LibraryConnection* m_connection;
};

}  // namespace plyglass
