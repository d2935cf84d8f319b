// Which side the person had in the games that were played here.
#pragma once

#include <QSqlQuery>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "app/services/library/game_set.h"
#include "app/services/library/library_connection.h"
#include "engine/chess/types.h"

namespace plyglass {

/// Of the collection of played games. The text of each is read once, and again when it was changed, so that
/// asking costs nothing of note.
class OwnSides {
  public:
    /// Brings it up to date.
    Result<void> read(LibraryConnection& connection);
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

    Result<void> take(LibraryConnection& connection, const QSqlQuery& row);

    std::unordered_map<std::int64_t, Known> m_known;
    GameSet m_games[2];  ///< by the person's side
};

}  // namespace plyglass
