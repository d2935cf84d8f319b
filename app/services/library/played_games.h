// The games that are played here: each is in the library from its first move on, and written anew after every
// ply.
#pragma once

#include <QString>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "app/services/library/collections.h"
#include "app/services/library/library_writer.h"
#include "app/services/library/saved_over.h"

namespace plyglass {

/// The tags that say who played a game here, with the settings of each player: "person", "computer level=3".
inline constexpr const char* kWhitePlayerTag = "PlyglassWhite";
inline constexpr const char* kBlackPlayerTag = "PlyglassBlack";

/// A game as it is saved.
struct PlayedGame {
    std::string text;                       ///< PGN
    std::uint64_t seed = 0;                 ///< no two games have the same; 0 if it has none
    std::optional<OpenedFrom> opened = {};  ///< it was opened and changed, not played here
};

/// A game as it stands in the library: one that nobody has ended has a window, which is open, or was closed
/// or killed.
struct RunningGame {
    PlayedGame game;
    int window = 0;             ///< 0: none
    std::int64_t changedS = 0;  ///< when it was last saved, in seconds since 1970
};

/// A game that was open with changes when its window was killed, or left it in a file.
struct LeftOpen {
    std::int64_t id = 0;
    int window = 0;  ///< 0: it came from a file
    std::string text = {};
    std::int64_t changedS = 0;  ///< when it was last saved, in seconds since 1970
};

/// What came of saving a game that is only looked at.
enum class KeptOpened : std::uint8_t {
    Saved,        ///< where it was
    EarlierKept,  ///< likewise, for the first time: what it was is an earlier version now
    OtherKept,    ///< likewise, and so is what another window had written in between
    Added         ///< it is a new game of the library
};

/// For one thread. What fails leaves the library as it was.
class PlayedGames {
  public:
    static Result<std::unique_ptr<PlayedGames>> open(const QString& file,
                                                     int timeoutMs = LibraryConnection::kPatienceMs);

    /// Of one that cannot be read the text is empty.
    Result<std::vector<RunningGame>> running();
    /// The game with this seed, also if it is over or deleted.
    Result<std::optional<RunningGame>> withSeed(std::uint64_t seed);
    /// Whether the library still is the file that was opened.
    bool isInPlace() const { return m_connection->isInPlace(); }
    /// Saves the game that is being played in a window, numbered from 1.
    Result<void> save(int window, const PlayedGame& game);
    /// Saves it, and it is being played no more.
    Result<void> finish(int window, const PlayedGame& game);
    /// Saves a game that is only looked at and was changed: over the one that it was opened from or was saved
    /// as before, or over the one with its seed; else, or if that one is gone or being played, as a new one.
    /// It is open in this window then.
    Result<KeptOpened> keepOpened(int window, const PlayedGame& game, OpenedGame& opened);
    /// The game that is open with changes in a window is so no more; of window 0 see `LeftOpen`.
    Result<void> releaseOpened(int window);
    /// The kept ones that are open with changes in any window, those saved last first.
    Result<std::vector<LeftOpen>> leftOpen();
    /// See the function of this name.
    Result<SavedOver> saveOver(OpenedGame& opened, const std::string& text);
    /// What is being played in the window is being played no more, and stays as it was saved last.
    Result<void> release(int window);
    /// Takes in games that were kept elsewhere. One that is there already, told by its seed, or without one
    /// by its text, is brought up to date; of an opened one see `takeInOpened`.
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

/// Whether all that is said of the moves in the earlier text stands in the later one, which may have more
/// behind it.
bool goesOnFrom(std::string_view earlier, std::string_view later);

/// Of a game of PGN text in UTF-8 that holds no other. Fails at a bad move.
Result<LibraryGame> readOnlyGame(std::string_view text);

}  // namespace plyglass
