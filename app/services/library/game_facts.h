// What a tree of openings counts of a game, in eight bytes.
#pragma once

#include <QByteArray>
#include <cstdint>
#include <string_view>

#include "app/services/library/library_game.h"

namespace plyglass {

struct GameFacts {
    GameResult result = GameResult::Ongoing;
    bool isUsualStart = true;  ///< it began in the start position of ordinary chess
    int whiteRating = 0;       ///< 0: not known
    int blackRating = 0;
    int year = 0;  ///< 0: not known

    static constexpr std::size_t kBytes = 8;
    static GameFacts of(const LibraryGame& game);
    QByteArray toBytes() const;
    /// Of the game with this number among those whose facts stand one behind the other; nothing is known of
    /// one beyond them.
    static GameFacts at(std::string_view bytes, std::size_t index);
};

}  // namespace plyglass
