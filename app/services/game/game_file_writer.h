// Writes games to files chosen by the user, on a background thread.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <string>

#include "engine/chess/game.h"

namespace plyglass {

class GameFileWriter : public QObject {
    Q_OBJECT
  public:
    explicit GameFileWriter(QObject* parent = nullptr) : QObject(parent) { m_thread.setMaxThreadCount(1); }
    /// Waits until everything is on disk.
    ~GameFileWriter() override { flush(); }

    /// Followed by `written` or `failed`.
    void write(const Game& game, const QString& path);
    /// As `write`, to the place where `before` was last written; if its content differs now, it is kept, and
    /// `foundOther` follows.
    void writeAgain(const Game& game, const QString& path, const std::string& before);
    /// Appends the game to a file; followed by `appended` or `failed`.
    void append(const Game& game, const QString& path);
    /// Waits for all requests.
    void flush() { m_thread.waitForDone(); }

  signals:
    void written(const QString& path);
    void appended(const QString& path);
    void foundOther(const QString& path);
    /// One sentence with the reason.
    void failed(const QString& message);

  private:
    void writeText(const QString& path, const std::string& text);

    QThreadPool m_thread;  ///< a single thread, for the order of requests
};

}  // namespace plyglass
