// The twelve playing strengths and their weaknesses. A weak level is not a strong one with random moves: it
// searches less deeply, evaluates less accurately, overlooks what people overlook and sometimes takes the
// second-best move. See level_play.h.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/base/result.h"

namespace plyglass {

constexpr int kFullLevel = 12;

/// No limit.
constexpr int kAllBookPlies = 127;

/// Lone kings that a level mates without weaknesses.
enum class KnownMates {
    None,
    Queen,  ///< with a queen
    Rook,   ///< with a queen or a rook
    All     ///< with any decisive lead, also against pawns
};

struct Level {
    int number = kFullLevel;  ///< 1 (weakest) … kFullLevel
    std::string_view name;    ///< name of the opponent; the alphabet is the order of strength
    int depth = 0;            ///< search depth in plies; 0 = no limit, like the other weaknesses
    std::uint64_t nodes = 0;  ///< maximum nodes per move
    int noiseCp = 0;          ///< standard deviation of the evaluation noise in centipawns
    /// Probability in percent of overlooking an ordinary quiet move, its own or a reply. Other moves: see
    /// Attention.
    int overlookPercent = 0;
    /// Softmax temperature for the choice among good moves, in thousandths of win probability: a move that
    /// costs this much is e times rarer than the best. 0 = always the best.
    int temperaturePermille = 0;
    /// Lead in centipawns that wins 73 of 100 games at this strength; larger for weaker players.
    int leadCp = 0;
    int maxLossPercent = 0;  ///< maximum loss of win probability, as far as the level can see
    /// Largest loss in centipawns by exchange on the square to which it moves a piece, if it costs anything.
    int giftCp = 0;
    int varietyPlies = 0;       ///< first plies of a game with extra variety among near-equal moves
    bool seesMateInOne = true;  ///< never misses a mate in one, nor allows one by overlooking it
    KnownMates mates = KnownMates::All;
    int bookPlies = kAllBookPlies;  ///< maximum game ply for book moves

    /// Full strength: no weaknesses.
    bool isFull() const { return number == kFullLevel; }
};

/// Strength of a level on the scale of Stockfish 15.1's UCI_Elo, which is not a human rating: measured by
/// matches, or by the distance from a measured neighbour (tests/benchmarks/level_anchors.sh).
struct LevelStrength {
    int elo = 0;
    int error = 0;  ///< half of the 95 % interval
    bool isMeasured =
        true;  ///< measured directly on that scale; otherwise by matches with neighbouring levels
};
LevelStrength strengthOf(int levelNumber);

/// What a person can expect of the level, in at most 50 characters.
std::string_view lineOf(int levelNumber);

/// By number, weakest first.
std::span<const Level> allLevels();
/// The error gives the valid range.
Result<Level> levelFromNumber(int number);
/// Case-insensitive. The error lists the names.
Result<Level> levelFromName(std::string_view name);
/// Accepts a number or a name, as on a command line.
Result<Level> levelFromText(std::string_view text);

}  // namespace plyglass
