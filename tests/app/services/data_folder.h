// A data folder with a library, for tests that save games.
#pragma once

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include "app/services/game/autosave_queue.h"
#include "engine/chess/pgn.h"
#include "tests/app/kept_games.h"
#include "tests/app/services/played_game.h"

namespace plyglass {

/// A game with players and a seed, as the program makes it.
inline Game played(std::initializer_list<const char*> moves, std::uint64_t seed = 1) {
    Game game = gameWith(moves);
    GameSetup setup;
    setup.seed = seed;
    writeSetup(game, setup);
    return game;
}

inline QByteArray pgnOf(const Game& game) { return QByteArray::fromStdString(writePgn(game)); }

inline QByteArray contents(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Sets the modification time of a file, in seconds from now.
inline void setFileAge(const QString& path, qint64 seconds) {
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite) ||
        !file.setFileTime(QDateTime::currentDateTime().addSecs(seconds), QFileDevice::FileModificationTime))
        qFatal("the time of %s cannot be set", qPrintable(path));
}

/// A data folder whose library can be made unwritable.
class DataFolder {
  public:
    QString path() const { return m_folder.path(); }
    QString file(const QString& name) const { return m_folder.filePath(name); }
    QByteArrayList kept() const { return textsOfLibrary(libraryFile(path())); }
    QStringList files(const QString& pattern) const { return QDir(path()).entryList({pattern}, QDir::Files); }
    /// Replaces the library with a folder.
    void block() {
        for (const char* end : {"", "-wal", "-shm"})
            QFile::rename(libraryFile(path()) + end, libraryFile(path()) + ".away" + end);
        if (!QDir(path()).mkdir("library.sqlite")) qFatal("the library cannot be blocked");
    }
    void unblock() {
        QDir(path()).rmdir("library.sqlite");
        for (const char* end : {"", "-wal", "-shm"})
            QFile::rename(libraryFile(path()) + ".away" + end, libraryFile(path()) + end);
    }

  private:
    QTemporaryDir m_folder;
};

}  // namespace plyglass
