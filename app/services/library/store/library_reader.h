// The thread that reads the library for a window, with its connection: opened when first needed, again after
// trouble, and whenever the file has been replaced.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>

#include "app/services/library/store/library_connection.h"

namespace plyglass {

/// Why the games are unreadable.
struct LibraryTrouble {
    QString sentence;        ///< what, where, what to do
    bool isDamaged = false;  ///< a new library can be started
};

class LibraryReader : public QObject {
    Q_OBJECT
  public:
    /// `onOpened` is called on the reader's thread after each opening: data read before is of another file.
    LibraryReader(QString file, std::function<void()> onOpened);
    /// Drops the questions that wait, and waits for the running one.
    ~LibraryReader() override;

    const QString& file() const { return m_file; }

    /// Runs on the reader's thread, if the library can be opened; exceptions become failures.
    void ask(std::function<void(LibraryConnection&)> question);
    /// Calls back on this object's thread.
    void tell(std::function<void()> what);
    /// On the reader's thread: reports the error of a query. Errors of the single query are `failed`; a
    /// library that cannot be read at all is `unreadable`.
    void tellFailed(const Error& error);
    void tellUnreadable(const Error& error);

    /// `changed` follows if another connection has written since the last look. At most one look is pending,
    /// however slow the file is.
    void lookForChanges();
    /// Reopens the file for the next query, which reports whether that worked.
    void reopen();
    /// After `unreadable` because of damage: renames the damaged file, which is kept, and starts a new
    /// library. `startedNew` or `failed` follows.
    void startNew();

  signals:
    /// The games have changed.
    void changed();
    /// The games are unreadable, or the file is damaged; the next query tries again.
    void unreadable(const plyglass::LibraryTrouble& trouble);
    /// The library is empty now. `aside` is the damaged one; empty if another window was faster.
    void startedNew(const QString& aside);
    /// One sentence: what, where, what to do.
    void failed(const QString& message);

  private:
    /// Runs on the reader's thread; exceptions become failures.
    void run(std::function<void()> work);
    /// nullptr, with `unreadable`, if it cannot be opened.
    LibraryConnection* connection();
    void beginAnew();
    void readVersion();

    const QString m_file;
    const std::function<void()> m_onOpened;
    std::atomic<bool> m_isLooking{false};  ///< a check for changes is running or pending
    // Used by the reader's thread only.
    std::unique_ptr<LibraryConnection> m_connection;
    bool m_mustReopen = false;
    bool m_wasOpen = false;
    FileIdentity m_damaged;  ///< the damaged file
    int m_version = -1;      ///< last seen version of the file
    QThreadPool m_thread;
};

}  // namespace plyglass
