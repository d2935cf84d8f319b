// Games written to files that a person names, on a thread that nobody waits for.
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

    /// `written` or `failed` follows.
    void write(const Game& game, const QString& path);
    /// The same where `before` was written last: if something else stands there now, it stays, and
    /// `foundOther` follows.
    void writeAgain(const Game& game, const QString& path, const std::string& before);
    /// Adds the game to a file of games; `appended` or `failed` follows.
    void append(const Game& game, const QString& path);
    /// Waits for everything that was asked for.
    void flush() { m_thread.waitForDone(); }

  signals:
    void written(const QString& path);
    void appended(const QString& path);
    void foundOther(const QString& path);
    /// One sentence with the reason.
    void failed(const QString& message);

  private:
    void writeText(const QString& path, const std::string& text);

    QThreadPool m_thread;  ///< one thread, so that everything happens in order
};

}  // namespace plyglass
