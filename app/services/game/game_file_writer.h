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
    /// Replaces the text `before` of the game in the file; the other games there stay as they are. With
    /// `keepsEarlier` the file as it was is kept beside it, with "~" after its name. If the file does not
    /// have this text exactly once, nothing is written and `foundOther` follows.
    void writeAgain(const Game& game, const QString& path, const std::string& before, bool keepsEarlier);
    /// Appends the game to a file; followed by `appended` or `failed`.
    void append(const Game& game, const QString& path);
    /// Waits for all requests.
    void flush() { m_thread.waitForDone(); }

  signals:
    /// `text` is the game's in the file.
    void written(const QString& path, const std::string& text);
    void appended(const QString& path, const std::string& text);
    void foundOther(const QString& path);
    /// One sentence with the reason.
    void failed(const QString& message);

  private:
    void writeText(const QString& path, const std::string& content, const std::string& text);

    QThreadPool m_thread;  ///< a single thread, for the order of requests
};

}  // namespace plyglass
