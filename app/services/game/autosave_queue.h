// Saves games played here so that none is lost: the running one after every ply.
#pragma once

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <memory>
#include <mutex>

#include "app/services/game/autosave_storage.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Writes on its own thread, in order; never blocks the window.
class AutosaveQueue : public QObject {
    Q_OBJECT
  public:
    /// `directory` is created if needed; its library is shared with other windows.
    explicit AutosaveQueue(QString directory, QObject* parent = nullptr);
    /// Waits until everything is on disk.
    ~AutosaveQueue() override;

    const QString& directory() const { return m_directory; }

    /// Unfinished games of earlier windows, except those of other open windows. Files next to the library are
    /// imported afterwards in the background.
    UnfinishedGames findUnfinished();
    /// Saves the running game in this slot from now on.
    void adopt(WindowSlot slot);

    /// Replaces the previous save atomically.
    void save(const Game& game);
    /// The running game is over or left; it stays in the library.
    void leave(const Game& game);
    /// As `leave`, for an unfinished game that was found.
    void file(UnfinishedGame game);
    /// Saves a game over its library original: `savedOver` or `saveOverFailed` follows. `opened` belongs to
    /// the queue from then on.
    void saveOver(std::shared_ptr<OpenedGame> opened, const Game& game);
    /// Saves a changed game that is not being played: over its library original, or as a new one. `opened`
    /// belongs to the queue from then on.
    void keepOpened(std::shared_ptr<OpenedGame> opened, const Game& game);
    /// Closes that game, after its last save.
    void releaseOpened();
    /// Imports files next to the library in the background; `tookIn` follows.
    void takeIn();
    /// The window is closing: shortens the timeout of the library.
    void hurry();
    /// Waits for all requests and retries failed saves. Returns whether every game is on disk.
    bool isAllSaved();
    /// Waits for all requests.
    void flush();

  signals:
    /// Files next to the library may have been imported.
    void tookIn();
    void savedOver(plyglass::SavedOver outcome);
    void keptOpened(plyglass::KeptOpened outcome);
    /// One or two sentences.
    void saveOverFailed(const QString& reason);
    /// A save failed: one or two sentences with the reason.
    void failed(const QString& message);

  private:
    /// Pending state of the running game; newer states replace it until it is written.
    struct PendingSave {
        WindowSlot slot;
        PlayedGame game;
        bool isDropped = false;
    };

    /// The same for a game that is not being played.
    struct PendingOpenedSave {
        WindowSlot slot;
        std::shared_ptr<OpenedGame> opened;
        PlayedGame game;
    };

    void write(const std::shared_ptr<PendingSave>& pending);
    void writeOpened(const std::shared_ptr<PendingOpenedSave>& save);
    void finish(WindowSlot slot, PlayedGame game);
    void tell(const QString& sentence);

    QString m_directory;
    WindowSlot m_slot;
    AutosaveStorage m_storage;  ///< used by the writer only
    std::mutex m_mutex;
    std::shared_ptr<PendingSave> m_pending;              ///< nullptr once the writer has taken it
    std::shared_ptr<PendingOpenedSave> m_pendingOpened;  ///< likewise
    QThreadPool m_writer;
};

}  // namespace plyglass
