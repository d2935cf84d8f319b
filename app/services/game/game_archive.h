// Where the games that are played here are written: into the library, and while that cannot be written into
// files beside it, from which they are taken in later.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <unordered_set>
#include <vector>

#include "app/services/game/saved_game.h"
#include "app/services/game/window_slot.h"
#include "app/services/library/played_games.h"

namespace plyglass {

/// A game that nobody has ended and no window holds, with its place, which is taken as long as this lives.
struct UnfinishedGame {
    SavedGame saved;
    WindowSlot slot;
};

struct UnfinishedGames {
    std::vector<UnfinishedGame> games;  ///< the newest first
    std::vector<LeftOpen> opened;       ///< those that were being annotated when a window was killed
    /// A sentence for everything that was there but could not be read; such files have been moved aside.
    QStringList problems;
};

/// For one thread. What a call returns as text is a sentence for the person; empty if there is nothing to
/// say.
class GameArchive {
    Q_DECLARE_TR_FUNCTIONS(GameArchive)

  public:
    /// The folder of the library and of the files beside it.
    explicit GameArchive(QString directory) : m_directory(std::move(directory)) {}

    /// Saves the game that is being played in a window.
    QString save(const WindowSlot& slot, const PlayedGame& game);
    /// Saves it, and it is being played no more.
    QString finish(const WindowSlot& slot, const PlayedGame& game);
    /// A game that is only looked at was changed; see PlayedGames. While the library cannot be written it is
    /// kept in a file beside it; then there is no `outcome`.
    struct Kept {
        std::optional<KeptOpened> outcome;
        QString problem;  ///< a sentence, or empty
    };
    Kept keepOpened(const WindowSlot& slot, const PlayedGame& game,
                    const std::shared_ptr<OpenedGame>& opened);
    /// The game that was open with changes in a window was closed.
    void releaseOpened(const WindowSlot& slot);
    /// Saves a game that was opened from the library over itself.
    Result<SavedOver> saveOver(OpenedGame& opened, const std::string& text);
    /// The unfinished games of earlier windows; `own` is the window that asks. Finished ones are kept.
    UnfinishedGames findUnfinished(const WindowSlot& own);
    /// Takes in what lies beside the library: games that could not be written into it at the time. Says what
    /// could not be read.
    QString takeInFiles();
    /// Whether every game is on disk, in the library or beside it, as it was last given to this.
    bool isAllSaved() const { return m_unsaved.empty() && m_openedUnsaved.empty() && !m_isBoardUnsaved; }
    /// From now on the library is not waited for as long as it usually is.
    void hurry();
    /// The thread that used it ends.
    void close() { m_library.reset(); }

  private:
    /// A game that is only looked at, or was, with what it was opened from and the number of its window.
    struct OpenedHomeless {
        std::shared_ptr<OpenedGame> opened;
        PlayedGame game;
        int window = 0;
    };
    /// What may be gone on with, and where it lies.
    struct Candidate {
        std::string text;
        WindowSlot slot;
        std::int64_t changedS = 0;
        QString file;  ///< empty: the library
    };

    Result<PlayedGames*> library();
    /// Does something with the library, and remembers whether that went well.
    template <class Action>
    std::invoke_result_t<Action, PlayedGames&> withLibrary(Action action);
    /// Afterwards nothing of the window lies beside the library, and what lay there is taken in. Says what
    /// could not be read.
    QString onWritten(const WindowSlot& slot);
    /// In the file of the window, which the next save writes anew.
    QString keepBeside(const WindowSlot& slot, const PlayedGame& game, const QString& reason);
    QString keepOpenedAside(OpenedHomeless game, const QString& reason);
    /// What is said of a game that is in a file now instead of the library, or could not even be written
    /// there.
    QString besideInWords(const Result<void>& written, const QString& path, const QString& reason);
    QString keepAside(const WindowSlot& slot, const PlayedGame& game, const QString& reason);
    QString asidePath() const;
    QString besidePath(int window) const { return slotStem(m_directory, window) + ".pgn"; }
    std::vector<Candidate> inLibrary(const WindowSlot& own, QStringList& problems);
    std::optional<Candidate> besideLibrary(int window, const WindowSlot& own,
                                           std::vector<Candidate>& inLibrary);
    void look(Candidate candidate, UnfinishedGames& found);
    std::vector<LeftOpen> leftOpen(const WindowSlot& own);
    QStringList leftFiles() const;
    std::unordered_set<std::uint64_t> leftSeeds() const;
    void takeInHomeless();
    /// Whether all that can be read is in the library now.
    bool takeInLeft(QStringList& problems);

    int patienceMs() const;
    /// The same game as the library has it, in the same state or a newer one, and over; empty if it has not.
    std::string newerInLibrary(const Candidate& beside);
    /// Removes a file beside the library whose text is older, or keeps it as a game if it says something
    /// else.
    void putAwayOlder(const Candidate& beside, const std::string& newer);

    /// At the start and at the end somebody waits for the window.
    static constexpr int kHurriedPatienceMs = 1000;
    /// After waiting in vain: the games are safe beside the library.
    static constexpr int kShortPatienceMs = 50;

    QString m_directory;
    std::unique_ptr<PlayedGames> m_library;
    QString m_toldReason;  ///< why the library cannot be written, as was said last
    bool m_isInHurry = false;
    bool m_hasFailed = false;                     ///< the library, when it was used last
    bool m_isLeft = false;                        ///< there are games to be taken in
    bool m_isBoardUnsaved = false;                ///< the game on the board could not be written anywhere
    std::vector<PlayedGame> m_unsaved;            ///< nor could these, which have left the board
    std::vector<OpenedHomeless> m_openedUnsaved;  ///< nor could these
};

}  // namespace plyglass
