// The user's side in games played here, and elsewhere under the user's names.
#pragma once

#include <QSqlQuery>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "app/services/library/game_set.h"
#include "app/services/library/library_connection.h"
#include "app/services/library/own_names.h"

namespace plyglass {

/// Cached: the text of each game played here is read once and after changes, and games from elsewhere are
/// searched when the library has changed.
class OwnSides {
  public:
    /// Updates the cache. In games from elsewhere the user has the side with one of the names.
    Result<void> read(LibraryConnection& connection, const OwnNames& names = {});
    /// Empty for games of others, between two persons or two computers, and unfinished ones.
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
    QString m_version;                                    ///< of the library at the last update
    std::unordered_map<std::int64_t, Color> m_elsewhere;  ///< for these names and that version
    GameSet m_games[2];                                   ///< by the user's side
};

}  // namespace plyglass
