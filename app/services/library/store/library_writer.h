// Writes games to the library's tables.
#pragma once

#include <QSqlQuery>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/services/library/store/game_texts.h"
#include "app/services/library/store/library_connection.h"
#include "app/services/library/store/library_game.h"
#include "app/services/library/store/position_pages.h"
#include "app/services/library/store/stored_game.h"

namespace plyglass {

/// A run of games prepared for writing, as far as possible without the tables.
struct PackedRun {
    std::vector<LibraryGame> games;  ///< without texts
    std::vector<TextPlace> places;   ///< locations of their texts in `texts`
    std::vector<QByteArray> texts;
    std::vector<PositionPage> pages;
};

/// Thread-safe. At most `kMaxRunGames`.
PackedRun packRun(std::vector<LibraryGame> games);

class LibraryWriter {
  public:
    /// The connection must outlive the writer.
    static Result<std::unique_ptr<LibraryWriter>> make(LibraryConnection& connection);

    /// Executes `write` in a transaction. Required for all functions below.
    Result<void> together(const std::function<Result<void>()>& write);

    /// Adds at least one game to a collection and returns the number of the first; the others follow
    /// consecutively. They are indexed, unless there are `kMaxRuns` runs: then searches find them like those
    /// of `add`.
    Result<std::int64_t> addRun(std::int64_t collection, const PackedRun& run);
    /// Adds one game, which searches find without the index until there are enough for a run.
    Result<std::int64_t> add(std::int64_t collection, const LibraryGame& game);
    /// Replaces a game; a deleted one is kept again.
    Result<void> replace(std::int64_t id, const LibraryGame& game);
    /// Adds a copy of the present game as a replaced one in the same collection, so that it can be restored.
    /// Call before `replace`, which writes a new text.
    Result<void> addEarlierVersion(std::int64_t id);

  private:
    /// Collection of a game, and location of its text.
    struct Place {
        std::int64_t id = 0;
        std::int64_t collection = 0;
        std::int64_t text = 0;
        TextPlace inText = {};
        bool ownsText = false;
        bool isIndexed = false;
    };

    explicit LibraryWriter(LibraryConnection& connection) : m_connection(connection) {}
    Result<void> prepare();
    Result<std::int64_t> nextGame();
    Result<std::int64_t> nextText();
    Result<std::int64_t> nameId(const std::string& name);
    Result<void> writeTexts(std::int64_t firstText, std::span<const QByteArray> texts);
    Result<void> writeText(std::int64_t id, const std::string& text);
    Result<void> writeGame(const LibraryGame& game, const Place& place);
    Result<void> writeComments(std::int64_t id, const std::string& comments);
    Result<void> writeIndex(std::int64_t run, std::int64_t firstGame, const PackedRun& packed);

    LibraryConnection& m_connection;
    std::unordered_map<std::string, std::int64_t> m_names;
    std::optional<QSqlQuery> m_findName;
    std::optional<QSqlQuery> m_addName;
    std::optional<QSqlQuery> m_addText;
    std::optional<QSqlQuery> m_addGame;
    std::optional<QSqlQuery> m_addComments;
    std::optional<QSqlQuery> m_addPage;
};

}  // namespace plyglass
