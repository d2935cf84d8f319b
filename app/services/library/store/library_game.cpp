#include "app/services/library/store/library_game.h"

#include <utility>

#include "app/services/library/store/game_date.h"
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

Result<LibraryGame> libraryGame(const PgnEntry& entry, std::string text, Result<PgnMainLine> line) {
    if (!line) return tl::unexpected(line.error());
    LibraryGame game;
    game.text = std::move(text);
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

}  // namespace

Result<LibraryGame> readLibraryGame(const PgnEntry& entry, std::string_view text) {
    std::string plain = withLineFeeds(toUtf8(text));
    auto line = readMainLine(plain, entry.line);
    return libraryGame(entry, std::move(plain), std::move(line));
}

Result<LibraryGame> readLibraryGame(const PgnEntry& entry, std::string_view text,
                                    std::optional<PgnMainLine> plainLine) {
    std::string utf8 = toUtf8(text);
    // In another encoding the same words may be moves and results.
    if (utf8.size() != text.size()) return readLibraryGame(entry, utf8);
    std::string plain = withLineFeeds(utf8);
    auto line = plainLine ? std::move(*plainLine) : salvageMainLine(plain, entry.line);
    return libraryGame(entry, std::move(plain), std::move(line));
}

Result<LibraryGame> readFirstGame(std::string_view text) {
    const auto entries = indexPgn(text);
    if (entries.empty()) return fail(translatable("Engine", "There is no game in it."));
    return readLibraryGame(entries.front(), text);
}

}  // namespace plyglass
