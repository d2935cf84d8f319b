// Data behind the techniques of the group Knowledge: book, own games, endgame tables.
#pragma once

#include <memory>

namespace plyglass {

class EndgameTables;
class OpeningBook;
class PlayedMoves;
class SyzygyTables;

/// A null member switches its technique off.
struct SearchKnowledge {
    std::shared_ptr<const OpeningBook> book = {};
    std::shared_ptr<const PlayedMoves> playedMoves = {};  ///< the user's own games
    const EndgameTables* endgames = nullptr;              ///< must outlive every search
    std::shared_ptr<const SyzygyTables> syzygy = {};      ///< probed where `endgames` has no answer
};

}  // namespace plyglass
