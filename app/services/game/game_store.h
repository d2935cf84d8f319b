// Where games are kept so that none is lost: the running one saved after every ply, the others in a history
// file.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "app/services/game/saved_game.h"
#include "engine/chess/game.h"

class QLockFile;

namespace plyglass {

/// A file that holds one game, and the lock that says who works with it; no lock where locks cannot be made.
struct GameFile {
    QString path;
    std::shared_ptr<QLockFile> lock;
};

/// A game that nobody has ended and no window holds, with its file, which is locked as long as this lives.
struct UnfinishedGame {
    SavedGame saved;
    GameFile file;
};

/// Files are written on a thread of the store's own, in order; the window never waits for a disk.
class GameStore : public QObject {
    Q_OBJECT
  public:
    /// `directory` is made if need be. A second window in the same directory saves under another name.
    explicit GameStore(QString directory, QObject* parent = nullptr);
    /// Waits until everything is on disk.
    ~GameStore() override;

    struct Found {
        std::vector<UnfinishedGame> games;  ///< the newest first
        /// A sentence for each file that was there but could not be read; they have been moved aside.
        QString damage;
    };
    /// The unfinished games of earlier windows, those of other windows that are open left out. What was
    /// finished, and what found no room in the history at the time, goes there by itself.
    Found findUnfinished();
    /// From now on the running game is saved where this one is.
    void adopt(GameFile file);

    /// Replaces what was saved before, as a whole or not at all.
    void autosave(const Game& game);
    /// Adds the running game to the history. Its autosave goes when that is safely on disk, and else is kept
    /// under another name until there is room.
    void leave(const Game& game);
    /// The same with a game that was found.
    void file(UnfinishedGame game);
    /// Writes one game to a file that a person named; `written` or `failed` follows.
    void exportGame(const Game& game, const QString& path);
    /// The same where `before` was written last: if something else stands there now, it stays, and
    /// `foundOther` follows.
    void exportAgain(const Game& game, const QString& path, const std::string& before);
    /// Adds the game to a file of games; `appended` or `failed` follows.
    void appendGame(const Game& game, const QString& path);
    /// `settled` follows when everything that was asked for so far is on disk, or was refused.
    void settle();
    /// Waits for that.
    void flush();

    QString autosavePath() const { return m_autosave.path; }
    QString historyPath() const;

  signals:
    void written(const QString& path);
    void appended(const QString& path);
    void foundOther(const QString& path);
    void settled();
    /// A file could not be written: one sentence with the reason.
    void failed(const QString& message);

  private:
    /// A state of the running game that the writer has still to write; newer ones take its place until it
    /// does.
    struct Autosave {
        QString path;
        std::string text;
        bool isDropped = false;
    };
    /// A game that found no room in the history.
    struct Kept {
        std::string text;
        GameFile file;
    };

    GameFile slot(int window) const;
    std::optional<GameFile> claim(const GameFile& file) const;
    void look(GameFile file, Found& found);
    void collectKept();
    void write(const QString& path, const std::string& text);
    // On the writer's thread:
    void writeAutosave(const std::shared_ptr<Autosave>& autosave);
    void archive(const std::string& text, const GameFile& from);
    void keep(const std::string& text, const GameFile& from, const QString& reason);
    void retryKept();

    QString m_directory;
    GameFile m_autosave;
    QThreadPool m_writer;
    std::mutex m_mutex;
    std::shared_ptr<Autosave> m_pending;  ///< nullptr once the writer has it
    std::vector<Kept> m_kept;             ///< the writer's own
};

}  // namespace plyglass
