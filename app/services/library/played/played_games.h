// Games played here: stored in the library from the first move on, and updated after every ply.
#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/services/library/played/saved_over.h"
#include "app/services/library/store/collections.h"
#include "app/services/library/store/library_writer.h"

namespace plyglass {

/// Tags with the settings of each player: "person", "computer level=3".
inline constexpr const char* kWhitePlayerTag = "PlyglassWhite";
inline constexpr const char* kBlackPlayerTag = "PlyglassBlack";

/// A game to be saved.
struct PlayedGame {
    std::string text;                       ///< PGN
    std::uint64_t seed = 0;                 ///< unique; 0 if it has none
    std::optional<OpenedFrom> opened = {};  ///< set if it was opened and changed, not played here
};

/// A stored game; an unfinished one has a window, which is open, or was closed or killed.
struct RunningGame {
    PlayedGame game;
    int window = 0;             ///< 0: none
    std::int64_t changedS = 0;  ///< last save, in seconds since 1970
};

/// A changed game that was open when its window was killed, or stored in a file.
struct LeftOpen {
    std::int64_t id = 0;
    int window = 0;  ///< 0: from a file
    std::string text = {};
    std::int64_t changedS = 0;  ///< last save, in seconds since 1970
};

/// Result of saving a changed game that is not being played.
enum class KeptOpened : std::uint8_t {
    Saved,        ///< over the original
    EarlierKept,  ///< over the original, which is now an earlier version
    OtherKept,    ///< as above; another window's intermediate version is also kept
    Added         ///< as a new game
};

/// For one thread. Failures leave the library unchanged.
class PlayedGames {
  public:
    static Result<std::unique_ptr<PlayedGames>> open(const QString& file,
                                                     int timeoutMs = LibraryConnection::kTimeoutMs);

    /// The text of an unreadable game is empty.
    Result<std::vector<RunningGame>> running();
    /// The game with this seed, even if finished or deleted.
    Result<std::optional<RunningGame>> withSeed(std::uint64_t seed);
    /// Whether the library is still the opened file.
    bool isInPlace() const { return m_connection->isInPlace(); }
    /// Saves the running game of a window, numbered from 1.
    Result<void> save(int window, const PlayedGame& game);
    /// Saves the game and marks it as no longer running.
    Result<void> finish(int window, const PlayedGame& game);
    /// Saves a changed game that is not being played: over its original or its last save, or over the game
    /// with its seed; otherwise, or if that is gone or being played, as a new one. It is then open in this
    /// window.
    Result<KeptOpened> keepOpened(int window, const PlayedGame& game, OpenedGame& opened);
    /// Closes the changed game of a window; for window 0 see `LeftOpen`.
    Result<void> releaseOpened(int window);
    /// Kept games that are open with changes in any window, last saved first.
    Result<std::vector<LeftOpen>> leftOpen();
    /// See the free function.
    Result<SavedOver> saveOver(OpenedGame& opened, const std::string& text);
    /// Marks the window's running game as no longer running, as last saved.
    Result<void> release(int window);
    /// Imports games stored elsewhere. Updates an existing one with the same seed or, without one, the same
    /// text; for opened games see `takeInOpened`.
    Result<void> takeIn(std::span<const PlayedGame> games);

  private:
    /// A row of the table `played`.
    struct Row {
        std::int64_t game = 0;
        std::uint64_t seed = 0;
        int window = 0;
    };

    explicit PlayedGames(std::unique_ptr<LibraryConnection> connection)
        : m_connection(std::move(connection)) {}
    Result<void> prepare();
    Result<void> write(int window, const PlayedGame& game, bool goesOn);
    Result<std::int64_t> add(const LibraryGame& game, std::uint64_t seed, int window);
    Result<std::int64_t> addTo(CollectionKind kind, const LibraryGame& game);
    Result<void> addRun(std::vector<LibraryGame> games, std::span<const std::uint64_t> seeds);
    Result<KeptOpened> saveOpened(const PlayedGame& game, OpenedGame& opened);
    Result<void> noteOpened(std::int64_t game, int window);
    Result<void> findTakenIn(OpenedGame& opened);
    Result<void> bringUpToDate(std::int64_t id, const LibraryGame& game);
    Result<void> note(std::int64_t game, std::uint64_t seed, int window);
    Result<std::vector<RunningGame>> stored(const char* where, const QVariantList& values);
    Result<std::optional<Row>> findRow(const char* where, const QVariantList& values);
    Result<std::optional<Row>> inWindow(int window);
    Result<std::optional<Row>> rowFor(int window, std::uint64_t seed);
    Result<std::optional<Row>> known(const LibraryGame& game, std::uint64_t seed);
    Result<std::optional<Row>> withText(const LibraryGame& game);

    std::unique_ptr<LibraryConnection> m_connection;
    std::unique_ptr<LibraryWriter> m_writer;
};

/// Whether the later text contains all moves and annotations of the earlier one, possibly with more at the
/// end.
bool goesOnFrom(std::string_view earlier, std::string_view later);

/// Parses PGN text in UTF-8 with a single game. Fails at a bad move.
Result<LibraryGame> readOnlyGame(std::string_view text);

}  // namespace plyglass
