#include "app/services/library/library_game.h"

#include "app/services/library/game_date.h"
#include "engine/base/text.h"
#include "engine/base/utf8.h"
#include "engine/knowledge/opening_names.h"

namespace plyglass {

namespace {

constexpr std::int64_t kHighestRating = 4000;

/// "?" counts as missing.
std::string known(std::string_view value) {
    const std::string_view plain = trimmed(value);
    return std::string(plain == "?" ? std::string_view() : plain);
}

int rating(std::string_view value) {
    const auto number = parseInteger(trimmed(value));
    return number && *number > 0 && *number <= kHighestRating ? static_cast<int>(*number) : 0;
}

/// From the position if known, otherwise from the text's tags.
template <class Tag>
void setOpening(LibraryGame& game, Tag tag) {
    if (const OpeningName* name = OpeningNames::builtIn().findLast(game.line.keys)) {
        game.eco = name->code;
        game.opening = name->name;
        return;
    }
    game.eco = known(tag("ECO"));
    game.opening = known(tag("Opening"));
}

template <class Tag>
void setTags(LibraryGame& game, Tag tag) {
    game.white = known(tag("White"));
    game.black = known(tag("Black"));
    game.event = known(tag("Event"));
    game.site = known(tag("Site"));
    game.round = known(tag("Round"));
    game.date = dateNumber(tag("Date"));
    game.whiteRating = rating(tag("WhiteElo"));
    game.blackRating = rating(tag("BlackElo"));
    setOpening(game, tag);
}

}  // namespace

Result<LibraryGame> readLibraryGame(const PgnEntry& entry, std::string_view text) {
    LibraryGame game;
    game.text = withLineFeeds(toUtf8(text));
    auto line = readMainLine(game.text, entry.line);
    if (!line) return tl::unexpected(line.error());
    game.line = std::move(*line);
    setTags(game, [&entry](std::string_view name) { return entry.tag(name); });
    return game;
}

LibraryGame libraryGameOf(const Game& source) {
    LibraryGame game;
    game.text = writePgn(source);
    game.line = pgnMainLineOf(source);
    setTags(game, [&source](std::string_view name) { return source.tag(name); });
    return game;
}

}  // namespace plyglass
