// Where the games that are played here are saved so that none is lost: the running one after every ply.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>
#include <mutex>

#include "app/services/game/game_archive.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Games are written on a thread of the store's own, in order; the window never waits for a disk.
class GameStore : public QObject {
    Q_OBJECT
  public:
    /// `directory` is made if need be; the library in it is shared with other windows.
    explicit GameStore(QString directory, QObject* parent = nullptr);
    /// Waits until everything is on disk.
    ~GameStore() override;

    const QString& directory() const { return m_directory; }

    /// The unfinished games of earlier windows, those of other windows that are open left out. What lies
    /// beside the library is taken in afterwards, in the background.
    UnfinishedGames findUnfinished();
    /// From now on the running game is saved where this one is.
    void adopt(WindowSlot slot);

    /// Replaces what was saved before, as a whole or not at all.
    void autosave(const Game& game);
    /// The running game is over or left; it stays in the library.
    void leave(const Game& game);
    /// The same with a game that was found.
    void file(UnfinishedGame game);
    /// Saves a game that is looked at over the one of the library that it was opened from: `savedOver` or
    /// `saveOverFailed` follows. What `opened` points at belongs to the store once it has been here.
    void saveOver(std::shared_ptr<OpenedGame> opened, const Game& game);
    /// Saves a game that is only looked at and was changed: where it came from in the library, or in a place
    /// of its own there. What `opened` points at belongs to the store once it has been here.
    void keepOpened(std::shared_ptr<OpenedGame> opened, const Game& game);
    /// The game that is looked at was closed, after its last save.
    void releaseOpened();
    /// Takes in what lies beside the library, in the background; `tookIn` follows.
    void takeIn();
    /// From now on the window is waited for, as at its end: the library gets less time for every game.
    void hurry();
    /// Waits for everything that was asked for, and tries again to save what could not be saved. Whether
    /// every game is on disk then.
    bool isAllSaved();
    /// Waits for everything that was asked for.
    void flush();

  signals:
    /// Games from files beside the library may have come into it.
    void tookIn();
    void savedOver(plyglass::SavedOver outcome);
    void keptOpened(plyglass::KeptOpened outcome);
    /// One or two sentences.
    void saveOverFailed(const QString& reason);
    /// Something could not be saved as it should be: one or two sentences with the reason.
    void failed(const QString& message);

  private:
    /// A state of the running game that the writer has still to write; newer ones take its place until it
    /// does.
    struct Autosave {
        WindowSlot slot;
        PlayedGame game;
        bool isDropped = false;
    };

    /// The same of a game that is only looked at.
    struct OpenedSave {
        WindowSlot slot;
        std::shared_ptr<OpenedGame> opened;
        PlayedGame game;
    };

    void write(const std::shared_ptr<Autosave>& autosave);
    void writeOpened(const std::shared_ptr<OpenedSave>& save);
    void finish(WindowSlot slot, PlayedGame game);
    void tell(const QString& sentence);

    QString m_directory;
    WindowSlot m_slot;
    GameArchive m_archive;  ///< the writer's own
    std::mutex m_mutex;
    std::shared_ptr<Autosave> m_pending;          ///< nullptr once the writer has it
    std::shared_ptr<OpenedSave> m_pendingOpened;  ///< likewise
    QThreadPool m_writer;
};

}  // namespace plyglass
