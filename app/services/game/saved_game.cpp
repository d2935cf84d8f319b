// Custom PGN tags for players, time and current node.
#include "app/services/game/saved_game.h"

#include <fmt/format.h>

#include <QDate>
#include <algorithm>
#include <charconv>
#include <utility>

#include "app/services/library/played/played_games.h"
#include "engine/chess/pgn.h"

namespace plyglass {

namespace {

constexpr const char* kNodeTag = "PlyglassNode";
constexpr const char* kTimeTag = "PlyglassTime";
/// Used if the sides have different times; TimeControl is then White's.
constexpr const char* kWhiteTimeTag = "WhiteTimeControl";
constexpr const char* kBlackTimeTag = "BlackTimeControl";

/// Path from the root to a node: child indices "0.0.1"; "-" is the root.
std::string stepsTo(const GameNode* node) {
    std::vector<std::size_t> steps;
    for (; node->parent(); node = node->parent()) {
        const auto& siblings = node->parent()->children();
        const auto at =
            std::find_if(siblings.begin(), siblings.end(), [&](const auto& s) { return s.get() == node; });
        steps.push_back(static_cast<std::size_t>(at - siblings.begin()));
    }
    std::reverse(steps.begin(), steps.end());
    return steps.empty() ? "-" : fmt::format("{}", fmt::join(steps, "."));
}

/// nullptr if the path is invalid.
const GameNode* follow(const GameNode* node, std::string_view path) {
    if (path == "-") return node;
    while (true) {
        std::size_t index = 0;
        const auto [end, error] = std::from_chars(path.data(), path.data() + path.size(), index);
        if (error != std::errc() || index >= node->children().size()) return nullptr;
        node = node->children()[index].get();
        path.remove_prefix(static_cast<std::size_t>(end - path.data()));
        if (path.empty()) return node;
        if (!path.starts_with('.')) return nullptr;
        path.remove_prefix(1);
    }
}

/// "?" and a missing tag also mean no clock.
Result<TimeControl> readTime(std::string_view text) {
    if (text.empty() || text == "?") return TimeControl::untimed();
    return timeControlFromText(text);
}

}  // namespace

Result<std::uint64_t> seedFromText(std::string_view text) {
    std::uint64_t seed = 0;
    if (text.empty()) return seed;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
    if (error == std::errc() && end == text.data() + text.size()) return seed;
    return fail(translatable("Engine", "The game's seed must be a whole number below 2^64, not \"{}\"."),
                text.substr(0, 20));
}

Game newGameOf(const GameSetup& setup) {
    Game game(setup.start);
    game.setTag("Event", "Casual game");
    game.setTag("Site", "Plyglass");
    game.setTag("Date", QDate::currentDate().toString(QStringLiteral("yyyy.MM.dd")).toStdString());
    return game;
}

void writePlayers(Game& game, const GameSetup& setup) {
    for (const auto& [tag, color] : {std::pair("White", White), std::pair("Black", Black)})
        if (isOwnPlayerTag(game.tag(tag))) game.setTag(tag, playerTag(setup, color).toStdString());
}

void writeSetup(Game& game, const GameSetup& setup) {
    const std::string time = toText(setup.time);
    const std::string_view given = game.tag("TimeControl");
    if (given.empty()) {
        game.setTag("TimeControl", time);
    } else if (given != time) {
        game.setTag(kTimeTag, time);
    }
    if (setup.blackTime) {
        game.setTag(kWhiteTimeTag, time);
        game.setTag(kBlackTimeTag, toText(*setup.blackTime));
    }
    game.setTag(kWhitePlayerTag, toText(setup.players[White]));
    game.setTag(kBlackPlayerTag, toText(setup.players[Black]));
    if (setup.seed != 0) game.setTag(kSeedTag, fmt::format("{}", setup.seed));
    game.setTag(kNodeTag, stepsTo(game.current()));
}

std::optional<GameSetup> playersFromText(std::string_view white, std::string_view black) {
    const auto whitePlayer = playerFromText(white);
    const auto blackPlayer = playerFromText(black);
    if (!whitePlayer || !blackPlayer) return std::nullopt;
    GameSetup setup;
    setup.players = {*whitePlayer, *blackPlayer};
    return setup;
}

std::optional<GameSetup> playersOf(const Game& game) {
    return playersFromText(game.tag(kWhitePlayerTag), game.tag(kBlackPlayerTag));
}

Result<GameSetup> readSetup(Game& game) {
    GameSetup setup;
    const auto white = playerFromText(game.tag(kWhitePlayerTag));
    const auto black = playerFromText(game.tag(kBlackPlayerTag));
    const std::string_view ownTime = game.tag(kTimeTag);
    const auto time = readTime(ownTime.empty() ? game.tag("TimeControl") : ownTime);
    if (!white) return tl::unexpected(white.error());
    if (!black) return tl::unexpected(black.error());
    if (!time) return tl::unexpected(time.error());
    setup.players = {*white, *black};
    if (setup.hasTwoPersons())
        for (const auto& [tag, color] : {std::pair("White", White), std::pair("Black", Black)})
            if (!isOwnPlayerTag(game.tag(tag))) setup.names[color] = game.tag(tag);
    setup.time = *time;
    if (const std::string_view text = game.tag(kBlackTimeTag); !text.empty() && time->isTimed()) {
        const auto blackTime = readTime(text);
        if (!blackTime) return tl::unexpected(blackTime.error());
        if (blackTime->isTimed()) setup.blackTime = *blackTime;
    }
    setup.start = game.startPosition();
    const auto seed = seedFromText(game.tag(kSeedTag));
    if (!seed) return tl::unexpected(seed.error());
    setup.seed = *seed;
    const GameNode* node = follow(game.root(), game.tag(kNodeTag));
    if (!node) return fail(translatable("Engine", "The place in the game is missing."));
    game.goTo(node);
    return setup;
}

bool isPlayedHere(const Game& game) { return !game.tag(kWhitePlayerTag).empty(); }

void forgetPlace(Game& game) { game.removeTag(kNodeTag); }

Result<SavedGame> readSavedGame(std::string_view pgn) {
    auto game = readPgn(pgn);
    if (!game) return tl::unexpected(game.error());
    auto setup = readSetup(*game);
    if (!setup) return tl::unexpected(setup.error());
    return SavedGame{std::move(*game), std::move(*setup)};
}

QString playerTag(const GameSetup& setup, Color color) {
    switch (setup.players[color].kind) {
        case PlayerKind::Person:
            return setup.arePeople() ? QString::fromStdString(setup.names[color]) : QStringLiteral("Person");
        case PlayerKind::Computer:
            return QStringLiteral("Plyglass");
        case PlayerKind::Random:
            break;
    }
    return QStringLiteral("Random");
}

bool isOwnPlayerTag(std::string_view tag) {
    return tag.empty() || tag == "?" || tag == "Person" || tag == "Plyglass" || tag == "Random";
}

}  // namespace plyglass
