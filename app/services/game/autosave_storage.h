// Storage of played games: the library, or files next to it while it cannot be written, which are imported
// later.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "app/services/game/left_files.h"
#include "app/services/game/saved_game.h"
#include "app/services/game/window_slot.h"
#include "app/services/library/played/played_games.h"

namespace plyglass {

/// An unfinished game that no window holds, with its slot, which is reserved during its lifetime.
struct UnfinishedGame {
    SavedGame saved;
    WindowSlot slot;
};

struct UnfinishedGames {
    std::vector<UnfinishedGame> games;  ///< newest first
    std::vector<LeftOpen> opened;       ///< games being annotated when a window was killed
    /// One sentence per unreadable game; such files have been moved aside.
    QStringList problems;
};

/// For one thread. Returned texts are messages for the user; empty if there is none.
class AutosaveStorage {
    Q_DECLARE_TR_FUNCTIONS(AutosaveStorage)

  public:
    /// Folder of the library and the files next to it.
    explicit AutosaveStorage(const QString& directory) : m_directory(directory), m_leftFiles(directory) {}

    /// Saves a window's running game.
    QString save(const WindowSlot& slot, const PlayedGame& game);
    /// Saves the game and marks it as no longer running.
    QString finish(const WindowSlot& slot, const PlayedGame& game);
    /// Result of saving a changed game that is not being played; see PlayedGames. While the library cannot be
    /// written, the game is stored in a file next to it, without an `outcome`.
    struct Kept {
        std::optional<KeptOpened> outcome;
        QString problem;  ///< a sentence, or empty
    };
    Kept keepOpened(const WindowSlot& slot, const PlayedGame& game,
                    const std::shared_ptr<OpenedGame>& opened);
    /// Closes the window's changed game.
    void releaseOpened(const WindowSlot& slot);
    /// Saves a game over the library game it was opened from.
    Result<SavedOver> saveOver(OpenedGame& opened, const std::string& text);
    /// Unfinished games of earlier windows; `own` is the requesting window. Stores finished ones.
    UnfinishedGames findUnfinished(const WindowSlot& own);
    /// Imports games from files next to the library. Returns a message about unreadable ones.
    QString takeInFiles();
    /// Whether the latest state of every game is on disk, in the library or next to it.
    bool isAllSaved() const { return m_unsaved.empty() && m_openedUnsaved.empty() && !m_isBoardUnsaved; }
    /// Shortens the timeout for the library from now on.
    void hurry();
    /// Call at the end of the using thread.
    void close() { m_library.reset(); }

  private:
    /// A changed game, with its origin and window number.
    struct OpenedUnsaved {
        std::shared_ptr<OpenedGame> opened;
        PlayedGame game;
        int window = 0;
    };
    /// A game that can be resumed, and its location.
    struct Candidate {
        std::string text;
        WindowSlot slot;
        std::int64_t changedS = 0;
        QString file;  ///< empty: in the library
    };

    Result<PlayedGames*> library();
    /// Runs an action on the library and records whether it succeeded.
    template <class Action>
    std::invoke_result_t<Action, PlayedGames&> withLibrary(Action action);
    /// Imports and removes the window's file after a successful write. Returns a message about unreadable
    /// files.
    QString onWritten(const WindowSlot& slot);
    /// Writes the game to the window's file, which the next save replaces.
    QString keepBeside(const WindowSlot& slot, const PlayedGame& game, const QString& reason);
    QString keepOpenedAside(OpenedUnsaved game, const QString& reason);
    /// Message for a game stored in a file instead of the library, or not stored at all.
    QString besideInWords(const Result<void>& written, const QString& path, const QString& reason);
    QString keepAside(const WindowSlot& slot, const PlayedGame& game, const QString& reason);
    QString besidePath(int window) const { return slotStem(m_directory, window) + ".pgn"; }
    std::vector<Candidate> inLibrary(const WindowSlot& own, QStringList& problems);
    std::optional<Candidate> besideLibrary(int window, const WindowSlot& own,
                                           std::vector<Candidate>& inLibrary);
    void look(Candidate candidate, UnfinishedGames& found);
    std::vector<LeftOpen> leftOpen(const WindowSlot& own);
    void takeInHomeless();
    /// Whether everything readable is now in the library.
    bool takeInLeft(QStringList& problems);

    int timeoutMs() const;
    /// Text of the same game in the library if it is equal or newer and finished; otherwise empty.
    std::string newerInLibrary(const Candidate& beside);
    /// Removes a file with an older text, or stores it as a game if its content differs.
    void putAwayOlder(const Candidate& beside, const std::string& newer);

    /// Timeout at start and end, when the user waits.
    static constexpr int kHurriedTimeoutMs = 1000;
    /// Timeout after a failure: the games are safe next to the library.
    static constexpr int kShortTimeoutMs = 50;

    QString m_directory;
    LeftFiles m_leftFiles;
    std::unique_ptr<PlayedGames> m_library;
    QString m_toldReason;  ///< last reported reason why the library cannot be written
    bool m_isInHurry = false;
    bool m_hasFailed = false;                    ///< the last use of the library failed
    bool m_isLeft = false;                       ///< there are files to import
    bool m_isBoardUnsaved = false;               ///< the game on the board could not be stored anywhere
    std::vector<PlayedGame> m_unsaved;           ///< games no longer on the board that could not be stored
    std::vector<OpenedUnsaved> m_openedUnsaved;  ///< the same for opened games
};

}  // namespace plyglass
