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
void setOpening(LibraryGame& game, const PgnEntry& entry) {
    if (const OpeningName* name = OpeningNames::builtIn().findLast(game.line.keys)) {
        game.eco = name->code;
        game.opening = name->name;
        return;
    }
    game.eco = known(entry.tag("ECO"));
    game.opening = known(entry.tag("Opening"));
}

}  // namespace

Result<LibraryGame> readLibraryGame(const PgnEntry& entry, std::string_view text) {
    LibraryGame game;
    game.text = withLineFeeds(toUtf8(text));
    auto line = readMainLine(game.text, entry.line);
    if (!line) return tl::unexpected(line.error());
    game.line = std::move(*line);
    game.white = known(entry.tag("White"));
    game.black = known(entry.tag("Black"));
    game.event = known(entry.tag("Event"));
    game.site = known(entry.tag("Site"));
    game.round = known(entry.tag("Round"));
    game.date = dateNumber(entry.tag("Date"));
    game.whiteRating = rating(entry.tag("WhiteElo"));
    game.blackRating = rating(entry.tag("BlackElo"));
    setOpening(game, entry);
    return game;
}

}  // namespace plyglass
