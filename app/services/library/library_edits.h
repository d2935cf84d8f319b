// What a person changes about the games of the library: deletes them, puts them into collections, takes
// changes back. Each change counts as a whole or not at all.
#pragma once

#include <QString>
#include <QVariantList>
#include <cstdint>
#include <span>
#include <vector>

#include "app/services/library/library_connection.h"

namespace plyglass {

/// What takes a change back.
struct LibraryUndo {
    /// A statement that is run for each of these games, whose number is its last value; once without it if
    /// there are none.
    struct Step {
        QString sql;
        QVariantList values;
        std::vector<std::int64_t> games;
        bool isForGames = false;
    };
    std::vector<Step> steps;
    std::int64_t changed = 0;     ///< games that the change concerned
    std::int64_t exchanged = 0;   ///< of these, earlier versions that have replaced the present one
    std::int64_t collection = 0;  ///< that was made; 0 otherwise
};

/// Deleted games are found no more; they are thrown away after `kDeletedDays`. A game that is being played
/// stays.
Result<LibraryUndo> deleteGames(LibraryConnection& connection, std::span<const std::int64_t> games);
/// Deleted games are there again. An earlier version takes the place of the present one, which becomes an
/// earlier version itself; where that was deleted or is being played, it is there as a game of its own.
Result<LibraryUndo> putBackGames(LibraryConnection& connection, std::span<const std::int64_t> games);

/// A collection of a person's own; the name must not be empty.
Result<LibraryUndo> makeCollection(LibraryConnection& connection, const QString& name);
Result<LibraryUndo> renameCollection(LibraryConnection& connection, std::int64_t collection,
                                     const QString& name);
/// A collection of one's own, or the favourites: games can be in any number of them.
Result<LibraryUndo> addToCollection(LibraryConnection& connection, std::int64_t collection,
                                    std::span<const std::int64_t> games);
Result<LibraryUndo> removeFromCollection(LibraryConnection& connection, std::int64_t collection,
                                         std::span<const std::int64_t> games);
/// A collection of one's own is forgotten and its games stay; the games of a file are deleted.
Result<LibraryUndo> deleteCollection(LibraryConnection& connection, std::int64_t collection);
/// The games of the first are those of the second from now on. Games of a file become games of the other
/// file; a person's own collections and the favourites lend theirs.
Result<LibraryUndo> mergeCollections(LibraryConnection& connection, std::int64_t from, std::int64_t into);

Result<void> undoEdit(LibraryConnection& connection, const LibraryUndo& undo);

constexpr int kDeletedDays = 30;
/// Throws away what was deleted or replaced before that time: texts, moves and comments; only the numbers
/// stay, since the index of positions knows them. Returns how many games it were.
Result<std::int64_t> throwAwayDeleted(LibraryConnection& connection, std::int64_t beforeS);
/// The same with what was deleted longer than `kDeletedDays` ago, which is to be asked now and then. If the
/// clock has jumped since the last time, by more days or back, the days are counted anew from now.
Result<std::int64_t> throwAwayLongDeleted(LibraryConnection& connection, std::int64_t nowS);

}  // namespace plyglass
