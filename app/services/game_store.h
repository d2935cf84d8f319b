// Where games are kept so that none is lost: the running one saved after every ply, finished ones in a
// history file.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>
#include <mutex>
#include <optional>

#include "app/services/game_setup.h"
#include "engine/chess/game.h"

class QLockFile;

namespace plyglass {

/// A game with its players, and the node at which it is being played.
struct SavedGame {
    Game game;
    GameSetup setup;
};

/// Writes players, time control and the current node into the game's tags, where `readSetup` finds them
/// again.
void writeSetup(Game& game, const GameSetup& setup);
/// The setup from the tags of a game saved by Plyglass, and the game put at its node. Fails for other games.
Result<GameSetup> readSetup(Game& game);
/// Takes the current node out of the tags: it means nothing to anybody else.
void forgetPlace(Game& game);

/// Files are written on a thread of the store's own, in order; the window never waits for a disk.
class GameStore : public QObject {
    Q_OBJECT
  public:
    /// `directory` is made if need be. A second window in the same directory saves under another name.
    explicit GameStore(QString directory, QObject* parent = nullptr);
    /// Waits until everything is on disk.
    ~GameStore() override;

    struct Found {
        std::optional<SavedGame> game;
        /// One sentence if the file was there but could not be read; it has been moved aside.
        QString damage;
    };
    /// The unfinished game of the last time. One that was finished goes to the history by itself.
    Found findUnfinished();

    /// Replaces what was saved before, as a whole or not at all.
    void autosave(const Game& game);
    void forgetAutosave();
    /// Adds a game to the history file.
    void archive(const Game& game);
    /// Writes one game to a file that a person named; `written` or `failed` follows.
    void exportGame(const Game& game, const QString& path);
    /// Waits until everything is on disk.
    void flush();

    QString autosavePath() const { return m_autosavePath; }
    QString historyPath() const;

  signals:
    void written(const QString& path);
    /// A file could not be written: one sentence with the reason.
    void failed(const QString& message);

  private:
    void writePending();

    QString m_directory;
    QString m_autosavePath;
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_writer;
    std::mutex m_mutex;
    std::optional<std::string> m_pending;  ///< the newest state of the running game not yet written
};

}  // namespace plyglass
