// What a search may know without searching: the data behind the techniques of the group Knowledge.
#pragma once

#include <memory>

namespace plyglass {

class EndgameTables;
class OpeningBook;
class PlayedMoves;
class SyzygyTables;

/// Null: nothing of that kind is known, and its technique does nothing.
struct SearchKnowledge {
    std::shared_ptr<const OpeningBook> book;
    std::shared_ptr<const PlayedMoves> playedMoves;   ///< of the person's own games
    const EndgameTables* endgames = nullptr;          ///< lives longer than any search
    std::shared_ptr<const SyzygyTables> syzygy = {};  ///< asked where `endgames` do not know
};

}  // namespace plyglass
