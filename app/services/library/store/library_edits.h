// User changes to library games: deletion, collections, undo. Each change is atomic.
#pragma once

#include <QString>
#include <QVariantList>
#include <cstdint>
#include <span>
#include <vector>

#include "app/services/library/store/library_connection.h"

namespace plyglass {

/// Undo of a change.
struct LibraryUndo {
    /// A statement executed for each of these games, whose number is its last value; once without it if there
    /// are none.
    struct Step {
        QString sql;
        QVariantList values;
        std::vector<std::int64_t> games;
        bool isForGames = false;
    };
    std::vector<Step> steps;
    std::int64_t changed = 0;     ///< number of games affected
    std::int64_t exchanged = 0;   ///< of these, earlier versions that replaced the present one
    std::int64_t collection = 0;  ///< collection created; 0 if none
};

/// Deletes games from searches; they are purged after `kDeletedDays`. Running games stay.
Result<LibraryUndo> deleteGames(LibraryConnection& connection, std::span<const std::int64_t> games);
/// Restores deleted games. An earlier version replaces the present one, which becomes an earlier version
/// itself; if that is deleted or being played, it is restored as a separate game.
Result<LibraryUndo> putBackGames(LibraryConnection& connection, std::span<const std::int64_t> games);

/// Creates a custom collection; the name must not be empty.
Result<LibraryUndo> makeCollection(LibraryConnection& connection, const QString& name);
Result<LibraryUndo> renameCollection(LibraryConnection& connection, std::int64_t collection,
                                     const QString& name);
/// Adds to a custom collection or the favourites; games may be in any number of them.
Result<LibraryUndo> addToCollection(LibraryConnection& connection, std::int64_t collection,
                                    std::span<const std::int64_t> games);
Result<LibraryUndo> removeFromCollection(LibraryConnection& connection, std::int64_t collection,
                                         std::span<const std::int64_t> games);
/// Deletes a custom collection but keeps its games; the games of a file collection are deleted.
Result<LibraryUndo> deleteCollection(LibraryConnection& connection, std::int64_t collection);
/// Moves the games of the first collection to the second. Games of a file become games of the other file;
/// custom collections and favourites keep theirs too.
Result<LibraryUndo> mergeCollections(LibraryConnection& connection, std::int64_t from, std::int64_t into);

Result<void> undoEdit(LibraryConnection& connection, const LibraryUndo& undo);

constexpr int kDeletedDays = 30;
/// Purges games deleted or replaced before that time: texts, moves and comments; the numbers stay, since the
/// position index refers to them. Returns the number of games.
Result<std::int64_t> throwAwayDeleted(LibraryConnection& connection, std::int64_t beforeS);
/// Purges games deleted more than `kDeletedDays` ago; call from time to time. If the clock has jumped by more
/// days, or back, the days are counted from now.
Result<std::int64_t> throwAwayLongDeleted(LibraryConnection& connection, std::int64_t nowS);

}  // namespace plyglass
