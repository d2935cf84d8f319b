// Syzygy tables of the window's engine, in user-selected folders; opened at the start and after changes, on a
// separate thread.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <atomic>
#include <functional>
#include <memory>
#include <string>

#include "app/services/settings.h"
#include "engine/knowledge/endgames/syzygy_tables.h"

namespace plyglass {

class SyzygyKeeper : public QObject {
    Q_OBJECT
  public:
    using Tables = std::shared_ptr<const SyzygyTables>;
    using Open = std::function<Result<Tables>(const std::string& path)>;

    /// Opens the path stored in `settings`; `changed` follows. `open` is for tests.
    explicit SyzygyKeeper(Settings& settings, Open open = openSyzygyTables, QObject* parent = nullptr);
    /// Waits until opening has finished.
    ~SyzygyKeeper() override;

    /// Folders separated by colons; empty if there are none.
    QString path() const { return m_path; }
    /// Null if there are none, they are still being opened, or opening failed.
    const Tables& tables() const { return m_tables; }
    /// Why the path is unusable, in one or two sentences; empty if it is usable, or there is none.
    QString error() const { return m_error; }
    bool isOpening() const { return m_isOpening; }

    /// Asynchronous; `changed` follows, and again once the tables are open or failed. The last call counts.
    /// Stores a path even if it is unusable now: a disk may be missing.
    void setPath(const QString& path);

  signals:
    void changed();

  private:
    /// `earlier` is released on the keeper's thread, since closing tables may take as long as opening them.
    void open(Tables earlier);
    void take(quint64 number, Result<Tables> opened);

    Settings& m_settings;
    const Open m_open;
    QString m_path;
    Tables m_tables;
    QString m_error;
    bool m_isOpening = false;
    std::atomic<quint64> m_number{0};  ///< of the last call
    QThreadPool m_thread;              ///< a single thread, for the order of requests
};

}  // namespace plyglass
