#include "app/services/library/store/merged_games.h"

#include <string>

#include "app/services/library/store/stored_game.h"
#include "engine/base/text.h"
#include "engine/chess/merge_games.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

/// Empty if unknown.
std::string known(const Game& game, std::string_view tag) {
    const std::string_view value = trimmed(game.tag(tag));
    return value.find_first_not_of("?.") == value.npos ? std::string() : std::string(value);
}

std::string playersOf(const Game& game) {
    const auto name = [&game](std::string_view tag) {
        const std::string value = known(game, tag);
        return value.empty() ? std::string("?") : value;
    };
    return name("White") + " – " + name("Black");
}

/// "Morphy – Duke Karl, Paris, 1858, 1-0".
std::string labelOf(const Game& game) {
    std::string label = playersOf(game);
    const std::string event = known(game, "Event");
    const std::string date = known(game, "Date");
    for (const std::string& part :
         {event.empty() ? known(game, "Site") : event, date.substr(0, date.find(".??")),
          std::string(toPgn(game.outcomeAt(game.mainLineEnd()).result))})
        if (!part.empty() && part != "*") label += ", " + part;
    return label;
}

}  // namespace

Result<MergedGames> mergeGames(LibraryConnection& connection, std::span<const std::int64_t> ids) {
    if (ids.size() > kMaxMergedGames)
        return fail(translatable("Engine", "At most {} games can be merged at once."), kMaxMergedGames);
    const LibraryMoment moment(connection);
    TextReader texts(connection);
    MergedGames merged;
    MergedTree tree;
    for (const std::int64_t id : ids) {
        const auto text = texts.text(id);
        auto read = text ? salvagePgn(*text) : tl::unexpected(text.error());
        if (!read) {
            merged.left.push_back(read.error());
            continue;
        }
        if (auto done = tree.add(read->game, labelOf(read->game)); !done) {
            merged.left.push_back(
                makeText(translatable("Engine", "{}: {}"), playersOf(read->game), done.error()));
            continue;
        }
        ++merged.games;
    }
    if (auto game = tree.take()) {
        merged.game = std::make_shared<Game>(std::move(*game));
        return merged;
    }
    return merged.left.empty() ? fail(translatable("Engine", "There are no games to merge."))
                               : fail(merged.left.front());
}

}  // namespace plyglass
