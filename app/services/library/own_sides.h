// Which side the person had in the games that were played here, and elsewhere under the person's names.
#pragma once

#include <QSqlQuery>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "app/services/library/game_set.h"
#include "app/services/library/library_connection.h"
#include "app/services/library/own_names.h"

namespace plyglass {

/// The text of each game that was played here is read once, and again when it was changed, and games played
/// elsewhere are looked for when the library has changed, so that asking costs nothing of note.
class OwnSides {
  public:
    /// Brings it up to date. In games that were played elsewhere the person has the side with one of the
    /// names.
    Result<void> read(LibraryConnection& connection, const OwnNames& names = {});
    /// Nothing of a game of others, of one between two persons or two computers, and of one that is not over.
    std::optional<Color> of(std::int64_t game) const {
        if (m_games[White].contains(game)) return White;
        if (m_games[Black].contains(game)) return Black;
        return std::nullopt;
    }

  private:
    struct Known {
        std::int64_t changedS = 0;
        std::optional<Color> side;
    };

    Result<void> readElsewhere(LibraryConnection& connection, const OwnNames& names);
    Result<void> take(LibraryConnection& connection, const QSqlQuery& row);

    std::unordered_map<std::int64_t, Known> m_known;
    OwnNames m_names;
    QString m_version;                                    ///< of the library when it was looked through
    std::unordered_map<std::int64_t, Color> m_elsewhere;  ///< by these names, in that version
    GameSet m_games[2];                                   ///< by the person's side
};

}  // namespace plyglass
