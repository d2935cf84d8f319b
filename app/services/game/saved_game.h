// Games with their players as text, for resuming.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string_view>

#include "app/services/game_setup.h"
#include "engine/chess/game.h"

namespace plyglass {

/// Tag of the game's seed, unique among games started here.
inline constexpr const char* kSeedTag = "PlyglassSeed";

/// Parses the seed tag; 0 for games from elsewhere, which have none.
Result<std::uint64_t> seedFromText(std::string_view text);

/// A game with its players and current node.
struct SavedGame {
    Game game;
    GameSetup setup;
};

/// A new game with tags, dated today.
Game newGameOf(const GameSetup& setup);
/// Writes the players to the tags White and Black, unless these have names other than `playerTag`.
void writePlayers(Game& game, const GameSetup& setup);
/// Writes players, time control and current node to the tags read by `readSetup`. Keeps a different existing
/// TimeControl tag.
void writeSetup(Game& game, const GameSetup& setup);
/// Players from their settings as text; empty if unreadable.
std::optional<GameSetup> playersFromText(std::string_view white, std::string_view black);
/// Players of a game saved by Plyglass; empty for other games.
std::optional<GameSetup> playersOf(const Game& game);
/// Reads the setup from the tags of a game saved by Plyglass, and goes to its current node. Fails for other
/// games.
Result<GameSetup> readSetup(Game& game);
/// Whether the game has the tags of `writeSetup`.
bool isPlayedHere(const Game& game);
/// Removes the current node from the tags: it is meaningless elsewhere.
void forgetPlace(Game& game);
/// Reads a game prepared by `writeSetup`; fails for any other.
Result<SavedGame> readSavedGame(std::string_view pgn);

/// PGN player tag: "Person" or the name of one of two people, "Plyglass" or "Random"; the level has its own
/// tag.
QString playerTag(const GameSetup& setup, Color color);
/// Whether a White or Black tag has no name of a person: another word of `playerTag`, "?" or nothing.
bool isOwnPlayerTag(std::string_view tag);

}  // namespace plyglass
