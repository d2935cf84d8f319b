// The user's side in games played here, and elsewhere under the user's names.
#pragma once

#include <QSqlQuery>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "app/services/library/played/own_names.h"
#include "app/services/library/store/game_set.h"
#include "app/services/library/store/library_connection.h"

namespace plyglass {

/// Cached: the text of each game played here is read once and after changes, and games from elsewhere are
/// searched when the library has changed.
class OwnSides {
  public:
    /// Updates the cache. In games from elsewhere the user has the side with one of the names.
    Result<void> read(LibraryConnection& connection, const OwnNames& names = {});
    /// Without games of others, between two persons or two computers, and unfinished ones.
    const GameSides& sides() const { return m_sides; }

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
    GameSides m_sides;
};

}  // namespace plyglass
