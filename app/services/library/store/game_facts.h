// Facts of a game for opening trees, in eight bytes.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <string_view>

#include "app/services/library/store/library_game.h"

namespace plyglass {

struct GameFacts {
    GameResult result = GameResult::Ongoing;
    bool isUsualStart = true;  ///< standard start position
    int whiteRating = 0;       ///< 0: unknown
    int blackRating = 0;
    int year = 0;  ///< 0: unknown

    static constexpr std::size_t kBytes = 8;
    static GameFacts of(const LibraryGame& game);
    QByteArray toBytes() const;
    /// Facts of the game at this index of the concatenated facts; unknown beyond their end.
    static GameFacts at(std::string_view bytes, std::size_t index);
};

}  // namespace plyglass
