// Games with their players as text: what a game that is resumed later needs beyond its moves.
#pragma once

#include <QString>
#include <cstdint>
#include <optional>
#include <string_view>

#include "app/services/game/game_setup.h"
#include "engine/chess/game.h"

namespace plyglass {

/// The tag of what is different from game to game; no two games started here have the same.
inline constexpr const char* kSeedTag = "PlyglassSeed";

/// The seed in a tag; 0 for a game that began elsewhere, which has none.
Result<std::uint64_t> seedFromText(std::string_view text);

/// A game with its players, and the node at which it is being played.
struct SavedGame {
    Game game;
    GameSetup setup;
};

/// A game that begins today, with its tags.
Game newGameOf(const GameSetup& setup);
/// Who plays, in the tags White and Black where they say no more than `playerTag`.
void writePlayers(Game& game, const GameSetup& setup);
/// Writes players, time control and the current node into the game's tags, where `readSetup` finds them
/// again. A TimeControl tag that says something else was there before, and stays.
void writeSetup(Game& game, const GameSetup& setup);
/// The players of a game by their settings; none if one of these cannot be read.
std::optional<GameSetup> playersFromText(std::string_view white, std::string_view black);
/// Who played a game that Plyglass saved; none for other games.
std::optional<GameSetup> playersOf(const Game& game);
/// The setup from the tags of a game saved by Plyglass, and the game put at its node. Fails for other games.
Result<GameSetup> readSetup(Game& game);
/// Whether it has the tags that `writeSetup` writes.
bool isPlayedHere(const Game& game);
/// Takes the current node out of the tags: it means nothing to anybody else.
void forgetPlace(Game& game);
/// Reads a game that `writeSetup` prepared; fails for any other.
Result<SavedGame> readSavedGame(std::string_view pgn);

/// For a PGN tag: "Person", "Plyglass" or "Random"; the level stands in a tag of its own.
QString playerTag(const GameSetup& setup, Color color);
/// Whether a White or Black tag says no more than `playerTag` does: one of its words, "?" or nothing.
bool isOwnPlayerTag(std::string_view tag);

}  // namespace plyglass
