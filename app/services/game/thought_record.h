// What a computer's move was thought with, written into the game, so that the same thought can be had again.
//
// One comment command at the move, beside [%nodes 123456], which belongs to it; other programs ignore both:
//
//     [%plyglass 1 depth=12 cut time=4750]
//
// The first word is the version of this grammar; a version reads its own number only. The others, in any
// order, are flags and name=value pairs; a reader passes over names that it does not know.
//     depth=N      the last iteration that was finished; none: 0
//     cut          the search was ended within an iteration, by time, nodes or a person
//     time=MS      so long it was allowed to think
//     clock        it was on the clock for the rest of the game
//     fresh        it began with nothing remembered; else with all that the recorded moves before it in this
//                  line had left in the table, back to one that was fresh
//     from=book, from=endgames   the move was known, and nothing was searched
//     seed=HEX     of its random choices, where there were any
//     syzygy=N     endgame tables of so many pieces could be asked
//     own          moves of the position were known to it from the person's own games
//     program=X    the version of Plyglass, and
//     level=N …    how its player thought, in the words of `differencesToText`, where that is not as at the
//                  move that this side's computer made before in the line
// The seed of the whole game, for the levels, stands in its tag PlyglassSeed.
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
    std::string program = {};                ///< "" where the player is not stated
    std::optional<PlayerSetup> player = {};  ///< none: as before

    friend bool operator==(const ThoughtRecord&, const ThoughtRecord&) = default;
};

/// "[%plyglass 1 …]".
std::string toText(const ThoughtRecord& record);
/// Reads what `toText` writes. The error names what cannot be read.
Result<ThoughtRecord> thoughtFromText(std::string_view command);

/// A move's thought with all that it refers to.
struct Thought {
    const GameNode* node = nullptr;  ///< after the move; what was searched is its parent's position
    ThoughtRecord record;
    PlayerSetup player;
    std::string program;      ///< the version of Plyglass that played
    std::uint64_t nodes = 0;  ///< 0 if nothing was searched

    bool isSearch() const { return record.source == MoveSource::Search; }
};

/// Whether something of ours is written at the node, readable or not.
bool hasThought(const GameNode& node);
/// The thought that led to the node; nothing where none is written down. Fails where it is damaged, or refers
/// to something that is not in the game any more.
Result<std::optional<Thought>> thoughtAt(const GameNode& node);

/// Writes down the search that has just found the move that led to the node.
void recordThought(GameNode& node, const SearchContext& context, const SearchResult& result);

}  // namespace plyglass
