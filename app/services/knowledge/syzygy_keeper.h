// The Syzygy tables that the window's engine asks: in the folders that a person chose, which are opened at
// the start and whenever they change, on a thread of their own.
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

    /// Opens what is stored in `settings`; `changed` follows. `open` is for tests.
    explicit SyzygyKeeper(Settings& settings, Open open = openSyzygyTables, QObject* parent = nullptr);
    /// Waits until what is being opened is open.
    ~SyzygyKeeper() override;

    /// Folders with colons between them; empty if there are none.
    QString path() const { return m_path; }
    /// Null if there are none, they are still being opened, or that failed.
    const Tables& tables() const { return m_tables; }
    /// Why the path cannot be used, in a sentence or two; empty if it can, or there is none.
    QString error() const { return m_error; }
    bool isOpening() const { return m_isOpening; }

    /// Returns at once; `changed` follows, and again when the tables are open or could not be opened. The
    /// last choice counts. A path is stored even if it cannot be used now: a disk may be missing today.
    void setPath(const QString& path);

  signals:
    void changed();

  private:
    /// `earlier` is let go of on the keeper's thread, since closing tables may take as long as opening them.
    void open(Tables earlier);
    void take(quint64 number, Result<Tables> opened);

    Settings& m_settings;
    const Open m_open;
    QString m_path;
    Tables m_tables;
    QString m_error;
    bool m_isOpening = false;
    std::atomic<quint64> m_number{0};  ///< of the last choice
    QThreadPool m_thread;              ///< one thread, so that everything happens in order
};

}  // namespace plyglass
