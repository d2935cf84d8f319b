// Records how a computer's move was found, in the game, so that its search can be repeated.
//
// One comment command at the move, next to its [%nodes 123456]; other programs ignore both:
//
//     [%plyglass 1 depth=12 cut time=4750]
//
// The first word is the version of this grammar; a version reads only its own number. The others are flags
// and name=value pairs in any order; unknown names are ignored.
//     depth=N      last finished iteration; missing: 0
//     cut          the search ended within an iteration, by time, nodes or the user
//     time=MS      time limit
//     clock        on a clock for the rest of the game
//     fresh        started with an empty table; otherwise with the data of all recorded moves before it in
//                  this line, back to a fresh one
//     from=book, from=endgames   known without a search
//     seed=HEX     seed of its random choices, if any
//     syzygy=N     Syzygy tables of up to N pieces were available
//     own          moves of the user's own games were known in the position
//     program=X    version of Plyglass
//     level=N …    settings of its player, as in `differencesToText`, if they differ from those of this
//                  side's previous computer move in the line
// The seed of the whole game, for the levels, is in its tag PlyglassSeed.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "app/services/game/search_context.h"

namespace plyglass {

struct ThoughtRecord {
    MoveSource source = MoveSource::Search;
    int depth = 0;
    bool isCut = false;
    std::optional<std::int64_t> timeMs = {};
    bool hasClock = false;
    bool isFresh = false;
    std::optional<std::uint64_t> seed = {};
    int syzygyPieces = 0;
    bool knewOwnGames = false;
    std::string program = {};                ///< "" if the player is not given
    std::optional<PlayerSetup> player = {};  ///< empty: as before

    friend bool operator==(const ThoughtRecord&, const ThoughtRecord&) = default;
};

/// "[%plyglass 1 …]".
std::string toText(const ThoughtRecord& record);
/// Parses the output of `toText`. The error names the unreadable part.
Result<ThoughtRecord> thoughtFromText(std::string_view command);

/// A recorded search with its context.
struct Thought {
    const GameNode* node = nullptr;  ///< after the move; its parent's position was searched
    ThoughtRecord record;
    PlayerSetup player;
    std::string program;      ///< version of Plyglass that played
    std::uint64_t nodes = 0;  ///< 0 if nothing was searched

    bool isSearch() const { return record.source == MoveSource::Search; }
};

/// Whether the node has a record, readable or not.
bool hasThought(const GameNode& node);
/// The search of the node's move; empty if not recorded. Fails if damaged, or if it refers to something no
/// longer in the game.
Result<std::optional<Thought>> thoughtAt(const GameNode& node);

/// Records the search of the node's move.
void recordThought(GameNode& node, const SearchContext& context, const SearchResult& result);

}  // namespace plyglass
